import type { DataOf, InputOf, staffRounds } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { knownMember } from '../care/known-member.ts';

type Standing = DataOf<typeof staffRounds.memberStanding>;

/** The limits a member has set, the pauses taken, and whom the member is related to. Fails with `member_unknown`. */
export async function viewStanding(
  house: House,
  { id }: InputOf<typeof staffRounds.memberStanding>,
): Promise<Standing> {
  const { db } = house;
  await knownMember(db, id);
  const invited = await db.query<{ count: bigint }>('select count(*) from member where top_id = $1', [id]);
  return {
    limits: await limitsOf(db, id),
    pauses: await pausesOf(db, id),
    relations: await relationsOf(db, id),
    invited: Number(invited.rows[0]?.count ?? 0n),
  };
}

async function limitsOf(db: Queryable, memberId: string): Promise<Standing['limits']> {
  const { rows } = await db.query<{
    kind: string;
    period: string;
    amount: bigint;
    pending_at: Date | null;
    changed_at: Date;
  }>(
    `select kind, period, amount, pending_at, changed_at from protection_limit where member_id = $1
      order by kind, period`,
    [memberId],
  );
  return rows.map(({ kind, period, amount, pending_at, changed_at }) => ({
    kind,
    period,
    money: kind === 'session' ? null : formatAmount(amount),
    minutes: kind === 'session' ? Number(amount) : null,
    pending_at: pending_at?.toISOString() ?? null,
    changed_at: changed_at.toISOString(),
  }));
}

async function pausesOf(db: Queryable, memberId: string): Promise<Standing['pauses']> {
  const { rows } = await db.query<{
    id: string;
    kind: 'pause' | 'self_exclusion';
    starts_at: Date;
    ends_at: Date | null;
    returns_at: Date | null;
  }>(
    `select id, kind, starts_at, nullif(ends_at, 'infinity') as ends_at, returns_at
       from protection_pause where member_id = $1
      order by starts_at desc limit 20`,
    [memberId],
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    returns_at: row.returns_at?.toISOString() ?? null,
  }));
}

/** Who invited whom, who is paid to the same key or bank account, and who stands in the same case of abuse. */
async function relationsOf(db: Queryable, memberId: string): Promise<Standing['relations']> {
  const { rows } = await db.query<Standing['relations'][number]>(
    `(select t.id as member_id, t.account, 'invited_by' as relation
        from member m join member t on t.id = m.top_id where m.id = $1)
     union all
     (select distinct o.id, o.account, 'same_key'
        from bank_account b
        join bank_account s on (s.kind, s.value, s.bank, s.branch) = (b.kind, b.value, b.bank, b.branch) and s.member_id <> b.member_id
        join member o on o.id = s.member_id where b.member_id = $1 limit 20)
     union all
     (select distinct o.id, o.account, 'same_case'
        from abuse_case c cross join lateral jsonb_array_elements(c.evidence -> 'accounts') as e
        join member o on o.id = (e ->> 'member_id')::uuid and o.id <> $1 where c.member_id = $1 limit 20)
     union all
     (select i.id, i.account, 'invited' from member i where i.top_id = $1 order by i.created_at desc limit 20)`,
    [memberId],
  );
  return rows;
}
