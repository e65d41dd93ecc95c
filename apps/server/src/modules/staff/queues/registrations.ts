import { type DataOf, type InputOf, isCpf, type staffQueues } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { dayOf } from '../../../plugins/clock.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { forgetSessions, maskCpf } from '../../identity/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { memberToWriteAbout } from '../care/known-member.ts';
import { freezeMember } from '../members/set-member-status.ts';
import { nextMark, readIdMark } from '../reports/row-page.ts';

type Checks = DataOf<typeof staffQueues.memberChecks>;

const adultFrom = 18;

interface Row {
  readonly id: string;
  readonly at_text: string;
  readonly account: string;
  readonly realname: string;
  readonly cpf: string | null;
  readonly created_at: Date;
  readonly age: number;
  readonly is_email_verified: boolean;
  readonly is_phone_verified: boolean;
  readonly paid_by_own: number;
  readonly paid_by_others: number;
  readonly accounts_own: number;
  readonly accounts_others: number;
  readonly is_verified: boolean | null;
  readonly verdict_by: string | null;
  readonly verdict_note: string | null;
  readonly verdict_at: Date | null;
  readonly terms_version: number | null;
  readonly terms_at: Date | null;
}

/** What is known of some members; `chosen` gives their ids, $1 is the day it is. */
const facts = (chosen: string) => `
  select m.id, m.created_at::text as at_text, m.account, m.realname, m.cpf, m.created_at,
         extract(year from age($1::date, m.birth_date))::integer as age,
         m.email_verified_at is not null as is_email_verified, m.phone_verified_at is not null as is_phone_verified,
         paid.own as paid_by_own, paid.others as paid_by_others, keys.own as accounts_own, keys.others as accounts_others,
         v.is_verified, s.email as verdict_by, v.note as verdict_note, v.at as verdict_at,
         terms.version as terms_version, terms.at as terms_at
    from (${chosen}) as chosen join member m on m.id = chosen.id
    cross join lateral (
      select count(*) filter (where p.payer_document = m.cpf)::integer as own,
             count(*) filter (where p.payer_document <> m.cpf)::integer as others
        from deposit d join pix_received p on p.deposit_id = d.id where d.member_id = m.id) as paid
    cross join lateral (
      select count(*) filter (where lower(b.holder_name) = lower(m.realname))::integer as own,
             count(*) filter (where lower(b.holder_name) <> lower(m.realname))::integer as others
        from bank_account b where b.member_id = m.id and b.removed_at is null) as keys
    left join lateral (
      select a.version, a.at from terms_acceptance a where a.member_id = m.id order by a.at desc limit 1) as terms on true
    left join registration_verdict v on v.member_id = m.id left join staff s on s.id = v.staff_id`;

function present(row: Row): Checks {
  const { is_verified: isVerified } = row;
  return {
    age: row.age,
    is_adult: row.age >= adultFrom,
    is_cpf_valid: isCpf(row.cpf ?? ''),
    is_email_verified: row.is_email_verified,
    is_phone_verified: row.is_phone_verified,
    paid_by_own: row.paid_by_own,
    paid_by_others: row.paid_by_others,
    accounts_own: row.accounts_own,
    accounts_others: row.accounts_others,
    verdict: isVerified === null ? 'waiting' : isVerified ? 'verified' : 'refused',
    verdict_by: row.verdict_by ?? '',
    verdict_note: row.verdict_note ?? '',
    verdict_at: row.verdict_at?.toISOString() ?? null,
    terms_version: row.terms_version,
    terms_accepted_at: row.terms_at?.toISOString() ?? null,
  };
}

/** Members whose registration nobody has decided about, newest first, a page after a mark. */
export async function listRegistrations(
  house: House,
  input: InputOf<typeof staffQueues.registrations>,
): Promise<DataOf<typeof staffQueues.registrations>> {
  const after = readIdMark(input.after);
  const { rows } = await house.db.query<Row>(
    `${facts(`select w.id from member w
       where w.deleted_at is null and w.erased_at is null and not w.is_demo and (w.created_at, w.id) < ($2::timestamptz, $3::uuid)
         and not exists (select from registration_verdict d where d.member_id = w.id)
       order by w.created_at desc, w.id desc limit $4`)}
     order by m.created_at desc, m.id desc`,
    [dayOf(house.clock.now()), after.at, after.id, input.page_size],
  );
  return {
    items: rows.map((row) => ({
      id: row.id,
      account: row.account,
      realname: row.realname,
      cpf_masked: maskCpf(row.cpf),
      created_at: row.created_at.toISOString(),
      ...present(row),
    })),
    next: nextMark(rows, input.page_size),
  };
}

/** What one member's registration was checked for. Fails with `member_unknown`. */
export async function viewChecks(
  house: House,
  { id }: InputOf<typeof staffQueues.memberChecks>,
): Promise<Checks> {
  return checksOf(house.db, house, id);
}

async function checksOf(db: Queryable, house: House, id: string): Promise<Checks> {
  const { rows } = await db.query<Row>(facts('select $2::uuid as id'), [dayOf(house.clock.now()), id]);
  const [row] = rows;
  if (!row) throw new AppError('member_unknown');
  return present(row);
}

/**
 * Decides about a registration; the last word counts. To refuse one freezes the member: sessions end, play and deposits stop. To
 * verify it after all does not let the member back in: that is a decision of its own. Fails with `member_unknown`
 * and `account_erased`.
 */
export async function verifyMember(
  house: House,
  input: InputOf<typeof staffQueues.memberVerify>,
  caller: StaffCaller,
): Promise<Checks> {
  const at = house.clock.now();
  const { shown, ended } = await inTransaction(house.db, async (tx) => {
    const { memberId, account } = await memberToWriteAbout(tx, input.id);
    await tx.query(
      `insert into registration_verdict (member_id, is_verified, note, staff_id, at) values ($1, $2, $3, $4, $5)
       on conflict (member_id) do update
         set is_verified = excluded.is_verified, note = excluded.note, staff_id = excluded.staff_id, at = excluded.at`,
      [memberId, input.is_verified, input.note, caller.staff.staffId, at],
    );
    await recordAudit(tx, actorOf(caller), at, {
      action: input.is_verified ? 'member.verify' : 'member.refuse_verification',
      subjectType: 'member',
      subjectId: memberId,
      detail: { account, note: input.note },
    });
    const ended = input.is_verified
      ? []
      : await freezeMember(tx, house, caller, { memberId, account, reason: input.note });
    return { shown: await checksOf(tx, house, memberId), ended };
  });
  forgetSessions(house, input.id, ended);
  return shown;
}
