/** What can be wrong with one field where staff edits promotions, levels, tables and texts. */
export const growthFieldErrors = [
  'rate_above_edge',
  'must_rise',
  'must_be_above_zero',
  'pays_nothing',
  'step_above_deposit',
  'end_before_start',
  'two_weeks_needed',
] as const satisfies readonly string[];
