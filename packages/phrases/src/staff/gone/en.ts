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
};

export const enErrors = {
  transfer_too_fresh: 'This transfer was sent less than {{hours}} h ago',
  transfer_known: 'The platform has just told how this transfer ended, and that is booked',
  transfer_under_way: 'The platform is just being asked about this transfer. Try again in a moment',
};
