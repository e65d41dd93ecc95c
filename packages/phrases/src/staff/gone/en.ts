/** What staff decides of money with a platform that can tell of it no more. */
export const en = {
  request_transfer: 'Outcome of a transfer',
  title_transfer: 'Declare how this transfer ended?',
  approve_transfer: 'Declare',
  about_transfer_in_done: '{{money}} of {{account}} arrived at {{platform}}. They count as lying there.',
  about_transfer_in_failed:
    '{{money}} of {{account}} never arrived at {{platform}}. They go back to the balance.',
  about_transfer_out_done: '{{money}} of {{account}} left {{platform}}. They go to the balance.',
  about_transfer_out_failed:
    '{{money}} of {{account}} never left {{platform}}. They count as lying there still.',
  platform_said_not_connected: 'The platform was not connected when this was asked for.',
  platform_said_no_answer: 'The platform said nothing of it when this was asked for.',
  platform_said_something_else:
    'The platform told of another transfer under this number when this was asked for.',
  platform_said_player_unknown: 'The platform knew no such player when this was asked for.',
  declared_done: 'Done',
  declared_failed: 'Failed',
  declare_transfer_title: 'How did this transfer end?',
  declare_transfer_text:
    'Only by what the platform, or whoever winds it up, has shown on paper. A platform that is connected is asked once more now; a second person decides.',
  declare_transfer_what: 'What the papers show',
  declare_transfer_evidence: 'Number of the statement or letter',
  did_platform_transfer_declare_ask: 'Asked to declare the outcome of a transfer',
  did_platform_transfer_declare: 'Declared the outcome of a transfer',
  did_platform_transfer_declare_refuse: 'Refused to declare the outcome of a transfer',
  detail_platform_said: 'The platform said',
  detail_platform: 'Platform',
  detail_direction: 'Way',
  direction_in: 'To the platform',
  direction_out: 'From the platform',
  request_left_behind: 'Left with a platform',
  title_left_behind: 'End what {{account}} has left with {{platform}}?',
  approve_left_behind: 'Carry out',
  about_left_behind_paid:
    'The house pays {{money}} to the balance of {{account}}, as a loss with {{platform}}. The member is told.',
  about_left_behind_lost:
    '{{money}} of {{account}} with {{platform}} count as lost. The member is told and is paid nothing.',
  declared_left_paid: 'Paid by the house',
  declared_left_lost: 'Written off',
  did_platform_left_behind_ask: 'Asked to end what was left with a platform',
  did_platform_left_behind: 'Ended what was left with a platform',
  did_platform_left_behind_refuse: 'Refused to end what was left with a platform',
  left_behind: 'Left with platforms that are gone',
  left_behind_hint:
    'What members last had on platforms that are connected no more, answer nobody or know the member no more. Two people have the house pay it, or write it off with proof.',
  left_behind_none: 'Nothing is left with a platform',
  left_behind_forgotten: 'Account unknown there',
  left_behind_told: 'Last told',
  left_behind_end: 'Decide',
  left_behind_end_title: 'What becomes of the {{money}} of {{account}} with {{platform}}?',
  left_behind_end_text:
    'Only when nothing can be brought home any more. A platform that is connected is asked once more now; a second person decides, and the member is told by message and e-mail.',
  left_behind_what: 'What becomes of it',
  left_behind_evidence: 'Number of the court’s or liquidator’s letter, or of the last statement',
  left_behind_came_back: 'There again',
  left_behind_made_good: 'The house has paid {{money}}; the platform has money of this member again',
  ledger_account_platform_losses: 'Losses with platforms',
  move_platform_loss_paid: 'Paid in place of a platform',
  look_left_behind: 'What was left with platforms',
};

export const enErrors = {
  transfer_too_fresh: 'This transfer was sent less than {{hours}} h ago',
  transfer_known: 'The platform has just told how this transfer ended, and that is booked',
  transfer_under_way: 'The platform is just being asked about this transfer. Try again in a moment',
  left_behind_unknown: 'Nothing of this member is left there',
  left_behind_too_fresh: 'What is there was told less than {{hours}} h ago',
  platform_answers: 'The platform answers: what it has can be brought home',
};
