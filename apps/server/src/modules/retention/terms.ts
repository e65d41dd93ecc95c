import type { House } from '../../house.ts';
import { eachByItself } from '../../plugins/each-by-itself.ts';
import { isNotHeld } from '../../plugins/legal-hold.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { redactAudit } from '../staff/index.ts';
import { inSteps, stepRows } from './in-steps.ts';

/** Rows of a table as they are taken: $1 is how many. */
const someOf = (table: string, are: string) =>
  `ctid = any(array(select ctid from ${table} where ${are} limit $1))`;
const takeRows = (table: string, are: string) => `delete from ${table} where ${someOf(table, are)}`;
const empty = (table: string, to: string, are: string) =>
  `update ${table} set ${to} where ${someOf(table, are)}`;

/**
 * What goes by its age alone, of members who are still here too. Sessions, logins, codes and chats have theirs where they are written
 * (`identity/tasks.ts`, `chat/messages/prune-messages.ts`), events in `plugins/events.ts`. `docs/retention.md` says why each is as long.
 * Of whoever is under a legal hold nothing goes before it is lifted.
 */
export const terms: Readonly<Record<string, string>> = {
  staff_sessions: takeRows('staff_session', `ended_at < house_now() - interval '90 days'`),
  repeated_calls: takeRows(
    'idempotency',
    `created_at < house_now() - interval '90 days' and ${isNotHeld('idempotency.member_id')}`,
  ),
  chat_reports: empty(
    'chat_report',
    `text = '', note = ''`,
    `state = 'closed' and text || note <> '' and closed_at < house_now() - interval '1 year'
       and ${isNotHeld('chat_report.author_id')} and ${isNotHeld('chat_report.reporter_id')}`,
  ),
  support_messages: takeRows(
    'support_message',
    `at < house_now() - interval '5 years' and ${isNotHeld('(select c.member_id from support_conversation c where c.id = conversation_id)')}`,
  ),
  member_messages: takeRows(
    'member_message',
    `created_at < house_now() - interval '2 years' and ${isNotHeld('member_message.member_id')}`,
  ),
  letters: takeRows(
    'letter',
    `member_id is not null and created_at < house_now() - interval '2 years'
       and not exists (select from member_message m where m.letter_id = letter.id) and ${isNotHeld('letter.member_id')}`,
  ),
  // Of a Pix that came to nothing: who sent it need not be a member.
  payers: empty(
    'pix_received',
    'payer_document = null',
    `state in ('refunded', 'unmatched') and payer_document is not null and received_at < house_now() - interval '5 years'
       and ${isNotHeld('(select d.member_id from deposit d where d.id = deposit_id)')}
       and ${isNotHeld('(select m.id from member m where m.cpf = payer_document)')}`,
  ),
  // What was said of a refund of one that pays no deposit.
  requests_of_nobody: empty(
    'staff_request',
    `reason = '-', evidence = '-'`,
    `member_id is null and state <> 'waiting' and (reason <> '-' or evidence <> '-')
       and asked_at < house_now() - interval '5 years'
       and ${isNotHeld('(select m.id from pix_received p join member m on m.cpf = p.payer_document where p.end_to_end_id = staff_request.end_to_end_id)')}`,
  ),
  payout_accounts: takeRows(
    'bank_account',
    `removed_at < house_now() - interval '5 years' and ${isNotHeld('bank_account.member_id')}`,
  ),
  cases: empty(
    'abuse_case',
    `evidence = '{"accounts": [], "accounts_total": 0, "facts": {}}', reason = ''`,
    `state = 'dismissed' and decided_at < house_now() - interval '5 years'
       and (evidence <> '{"accounts": [], "accounts_total": 0, "facts": {}}' or reason <> '')
       and ${isNotHeld('abuse_case.member_id')}
       and not exists (select from legal_hold h where h.lifted_at is null
                          and evidence -> 'accounts' @> jsonb_build_array(jsonb_build_object('member_id', h.member_id)))`,
  ),
  demo_members: empty(
    'member',
    `register_ip = ''`,
    `is_demo and register_ip <> '' and deleted_at < house_now() - interval '90 days'`,
  ),
  // Jobs that failed for good hold what they were to do; jobs keep the machine's time.
  failed_jobs: `select graphile_worker.complete_jobs(array(
      select id from graphile_worker._private_jobs
       where attempts >= max_attempts and locked_at is null and run_at < now() - interval '30 days' limit $1))`,
};

/** Takes what has served its time; gives how many rows of each. */
export async function endTerms(house: House): Promise<Record<string, number>> {
  const done: Record<string, number> = {};
  await eachByItself(house.log, Object.entries(terms), async ([name, sql]) => {
    const rows = await inSteps(async () => (await house.db.query(sql, [stepRows])).rowCount ?? 0);
    if (rows > 0) done[name] = rows;
  });
  const searches = await forgetSearches(house);
  return searches > 0 ? { ...done, searches } : done;
}

/** What staff looked for, a year ago: the words may name anybody, also who never was a member. That they looked stays. */
const askedFor = new Set(['search', 'ip', 'device']);
const searchesAtOnce = 500;

async function forgetSearches(house: House): Promise<number> {
  return inSteps(async () => {
    const { rows } = await house.db.query<{ id: bigint }>(
      `select id from audit_log where is_look and detail ?| array['search', 'ip', 'device']
          and at < house_now() - interval '1 year' order by at limit $1`,
      [searchesAtOnce],
    );
    return inTransaction(house.db, (tx) =>
      redactAudit(
        tx,
        house.clock.now(),
        rows.map(({ id }) => id),
        (detail) => Object.fromEntries(Object.entries(detail).filter(([name]) => !askedFor.has(name))),
      ),
    );
  }, searchesAtOnce);
}
