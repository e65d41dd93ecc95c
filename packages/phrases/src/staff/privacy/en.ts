export const en = {
  lifting: 'Lifting the blacklisting',
  lift: 'Ask to lift the blacklisting',
  lift_title: 'Take {{account}} off the blacklist?',
  lift_text: 'Somebody else decides. Until then nothing changes; after it the member can log in again.',
  lift_asked: 'Asked. Somebody else decides here or under Cases.',
  lift_by: '{{email}} asked on {{at}}: {{reason}}',
  lift_decided_by: 'Decided by {{email}} on {{at}}',
  lift_waiting: 'Waits for somebody else',
  lift_done: 'Blacklisting lifted',
  lift_refused: 'Refused: the blacklisting stays',
  lift_approve: 'Take off the blacklist',
  lift_refuse: 'Keep on the blacklist',
  did_member_lifting_ask: 'Asked to lift a blacklisting',
  did_member_lift: 'Lifted a blacklisting',
  did_member_lifting_refuse: 'Refused to lift a blacklisting',
  detail_asked_by: 'Asked by',
  deduct_asks_text:
    'Cash balance: {{money}}. You ask for the deduction; somebody else decides under Corrections, and only then is money taken.',
  deduct_asked_notice: 'Deduction asked for. Somebody else decides under Corrections.',
  done_deduct_asked: 'Deduction asked for',
  correction: 'Deduction',
  correction_waiting: '{{money}} asked for by {{email}} on {{at}}; waits for somebody else',
  correction_done: '{{money}} asked for by {{asker}}, taken by {{email}} on {{at}}',
  correction_refused:
    '{{money}} asked for by {{asker}}, refused by {{email}} on {{at}}: the case is open again',
  adjustment_case: 'From a case',
  detail_case_id: 'Case',
};

export const enErrors = {
  lifting_unknown: 'Nobody has asked to lift this blacklisting',
  member_not_blacklisted: 'This member is not blacklisted',
  lifting_waits: 'Somebody has asked already; it waits for a second person',
};
