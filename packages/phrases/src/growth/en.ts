/** What can be wrong where staff edits promotions, levels, tables and texts. */
export const enErrors = {
  sent_already:
    'This has been sent already, as it stood before. What you have changed since has not: look into the list before you write anew',
  rate_above_edge: 'This rate must stay below the smallest house edge',
  must_rise: 'Each step must be above the one before',
  must_be_above_zero: 'Must be above zero',
  pays_nothing: 'With this figure the reward would be nothing',
  step_above_deposit: 'Must not be above the smallest deposit',
  end_before_start: 'The end must come after the start',
  two_weeks_needed: 'New terms take effect 14 days after they are announced, or later',
} as const;
