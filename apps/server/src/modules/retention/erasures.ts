import { maskAccount } from '../../plugins/mask-account.ts';
import type { Person } from './person.ts';

/** One statement of an erasure: $1 is the member, $2 how many rows, and what more it needs. Repeated, it finds nothing left. */
interface Erasure {
  readonly sql: string;
  /** From $3 on. */
  readonly more?: (person: Person) => readonly unknown[];
}

const someOf = (table: string, are: string) =>
  `ctid = any(array(select ctid from ${table} where ${are} limit $2))`;
const take = (table: string, are = 'member_id = $1'): Erasure => ({
  sql: `delete from ${table} where ${someOf(table, are)}`,
});
const empty = (table: string, to: string, are: string, more?: Erasure['more']): Erasure => ({
  sql: `update ${table} set ${to} where ${someOf(table, are)}`,
  ...(more && { more }),
});

/** The account of one who is erased: no name that can be registered, and the same in every list. */
export const erasedAccount = (memberId: string) => `#${memberId.replaceAll('-', '').slice(-12)}`;

const noEvidence = `'{"accounts": [], "accounts_total": 0, "facts": {}}'::jsonb`;
/** The causes of these are digests of a key, a CPF or a device, which whoever tries all of them finds. */
const byDigest = `signal in ('same_device', 'same_key', 'same_payer')`;
const causeOf = `case when ${byDigest} then 'erased:' || id else cause end`;
const named = `evidence -> 'accounts' @> jsonb_build_array(jsonb_build_object('member_id', $1::uuid))`;

/**
 * Where personal data of a member stands, beside the member's own row and the audit log: what was only theirs goes, of what the house
 * accounts for the words go and the figures stay. Rows that hang on others come first.
 */
export const erasures: Readonly<Record<string, Erasure>> = {
  session: take('session'),
  login_event: take('login_event'),
  login_challenge: take('login_challenge'),
  passkey: take('passkey'),
  totp: take('totp'),
  recovery_code: take('recovery_code'),
  contact_code: take('contact_code'),
  password_code: take('password_code'),
  idempotency: take('idempotency'),
  member_picture: take('member_picture'),
  member_note: take('member_note'),
  member_message: take('member_message'),
  letter: take('letter'),
  support_message: take(
    'support_message',
    'conversation_id in (select id from support_conversation where member_id = $1)',
  ),
  support_conversation: take('support_conversation'),
  chat_message: take('chat_message'),
  chat_hidden: take('chat_hidden', '$1 in (member_id, hidden_id)'),
  chat_member: empty('chat_member', `mute_reason = ''`, `member_id = $1 and mute_reason <> ''`),
  chat_report: empty('chat_report', `text = '', note = ''`, `author_id = $1 and text || note <> ''`),
  chat_report_note: empty('chat_report', `note = ''`, `reporter_id = $1 and note <> ''`),
  bank_account: take('bank_account'),
  withdrawal_hold: take(
    'withdrawal_hold',
    'withdrawal_id in (select id from withdrawal where member_id = $1)',
  ),
  withdrawal: empty(
    'withdrawal',
    `holder_name = '', key_value = '', bank = '', branch = '', account_type = '', member_remark = '', reason = ''`,
    `member_id = $1 and holder_name || key_value || bank || branch || account_type || member_remark || reason <> ''`,
  ),
  deposit: empty(
    'deposit',
    `payment_desc = '', request_hash = '', idempotency_key = null`,
    `member_id = $1 and (payment_desc || request_hash <> '' or idempotency_key is not null)`,
  ),
  pix_received: empty(
    'pix_received',
    'payer_document = null',
    'payer_document is not null and deposit_id in (select id from deposit where member_id = $1)',
  ),
  // Of a Pix that pays no deposit: what was asked for about it is found by its payer, and therefore before them.
  request_of_sent: empty(
    'staff_request',
    `reason = '-', evidence = '-'`,
    `member_id is null and $1::uuid is not null and (reason <> '-' or evidence <> '-')
       and end_to_end_id in (select end_to_end_id from pix_received where payer_document = $3)`,
    ({ cpf }) => [cpf],
  ),
  // Also of a Pix to somebody else's charge, which was returned.
  pix_sent: empty(
    'pix_received',
    'payer_document = null',
    'payer_document = $3 and $1::uuid is not null',
    ({ cpf }) => [cpf],
  ),
  staff_request: empty(
    'staff_request',
    `reason = '-', evidence = case when evidence is not null then '-' end, phone = case when phone is not null then '-' end`,
    `member_id = $1 and (reason <> '-' or evidence <> '-' or phone <> '-')`,
  ),
  registration_verdict: empty('registration_verdict', `note = ''`, `member_id = $1 and note <> ''`),
  exclusion_seen: empty(
    'exclusion_seen',
    `note = '-'`,
    `note <> '-' and pause_id in (select id from protection_pause where member_id = $1)`,
  ),
  legal_hold: empty(
    'legal_hold',
    `reason = '-', lift_reason = '-'`,
    `member_id = $1 and lifted_at is not null and reason || lift_reason <> '--'`,
  ),
  abuse_case: empty(
    'abuse_case',
    `evidence = ${noEvidence}, reason = '', cause = ${causeOf}`,
    `member_id = $1 and (evidence <> ${noEvidence} or reason <> '')`,
  ),
  // What others are told to share with the member.
  case_of_others: empty(
    'abuse_case',
    `evidence = jsonb_set(case when ${byDigest} then jsonb_set(evidence, '{facts}', '{}') else evidence end, '{accounts}', (
       select jsonb_agg(case when e ->> 'member_id' = $1::text then e || jsonb_build_object('account', $3::text) else e end)
         from jsonb_array_elements(evidence -> 'accounts') as e)), cause = ${causeOf}`,
    `${named} and not evidence -> 'accounts' @> jsonb_build_array(jsonb_build_object('member_id', $1::uuid, 'account', $3::text))`,
    ({ id }) => [erasedAccount(id)],
  ),
  // Whoever invited the member was rewarded for it by name.
  promotion_claim: empty(
    'promotion_claim',
    `details = details || jsonb_build_object('invitee', $3::text)`,
    `member_id = (select top_id from member where id = $1) and details ->> 'invitee' = $4`,
    ({ id, account }) => [erasedAccount(id), account],
  ),
  // And told of it, minutes later.
  friend_message: empty(
    'member_message',
    `fill = fill || jsonb_build_object('name', $3::text)`,
    `member_id = (select top_id from member where id = $1) and fill ->> 'name' = $4
       and created_at between (select created_at from member where id = $1) and (select created_at + interval '1 day' from member where id = $1)`,
    ({ id, account }) => [maskAccount(erasedAccount(id)), maskAccount(account)],
  ),
  sandbox_letter: {
    sql: `delete from sandbox_letter where ${someOf('sandbox_letter', `address <> '' and address in ($3, $4) and $1::uuid is not null`)}`,
    more: ({ email, phone }) => [email, phone],
  },
  job: {
    sql: `select graphile_worker.complete_jobs(array(
            select id from graphile_worker._private_jobs
             where locked_at is null and payload ->> 'memberId' = $1::uuid::text limit $2))`,
  },
};
