import type { DataOf, InputOf, staffQueues } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { memberToWriteAbout } from '../care/known-member.ts';
import { nextMark, readIdMark } from '../reports/row-page.ts';

interface Row {
  readonly id: string;
  readonly at_text: string;
  readonly member_id: string;
  readonly account: string;
  readonly realname: string;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly returns_at: Date | null;
  readonly cash_cents: bigint | null;
  readonly held_cents: bigint | null;
  readonly seen_by: string | null;
  readonly seen_at: Date | null;
  readonly note: string | null;
}

/** Self-exclusions, newest first, a page after a mark: those nobody has looked after, or all. */
export async function listExclusions(
  house: House,
  input: InputOf<typeof staffQueues.exclusions>,
): Promise<DataOf<typeof staffQueues.exclusions>> {
  const after = readIdMark(input.after);
  const { rows } = await house.db.query<Row>(
    `select p.id, p.starts_at::text as at_text, p.member_id, m.account, m.realname, p.starts_at,
            nullif(p.ends_at, 'infinity') as ends_at, p.returns_at, cash.balance_cents as cash_cents,
            held.balance_cents as held_cents, s.email as seen_by, e.at as seen_at, e.note
       from protection_pause p join member m on m.id = p.member_id
       left join ledger_account cash on cash.member_id = p.member_id and cash.kind = 'cash'
       left join ledger_account held on held.member_id = p.member_id and held.kind = 'held'
       left join exclusion_seen e on e.pause_id = p.id left join staff s on s.id = e.staff_id
      where p.kind = 'self_exclusion' and ($1 or e.pause_id is null)
        and (p.starts_at, p.id) < ($2::timestamptz, $3::uuid)
      order by p.starts_at desc, p.id desc limit $4`,
    [input.state === 'all', after.at, after.id, input.page_size],
  );
  return {
    items: rows.map(({ cash_cents, held_cents, at_text: _, ...row }) => ({
      ...row,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at?.toISOString() ?? null,
      returns_at: row.returns_at?.toISOString() ?? null,
      money: formatAmount(cash_cents ?? 0n),
      held_money: formatAmount(held_cents ?? 0n),
      seen_by: row.seen_by ?? '',
      seen_at: row.seen_at?.toISOString() ?? null,
      note: row.note ?? '',
    })),
    next: nextMark(rows, input.page_size),
  };
}

/**
 * Says that a self-excluded member was looked after. Fails with `exclusion_unknown`, `account_erased`, and
 * `state_changed` the second time.
 */
export async function markExclusion(
  house: House,
  input: InputOf<typeof staffQueues.exclusionSeen>,
  caller: StaffCaller,
): Promise<{ id: string }> {
  const at = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<{ member_id: string }>(
      `select member_id from protection_pause where id = $1 and kind = 'self_exclusion'`,
      [input.id],
    );
    const [pause] = rows;
    if (!pause) throw new AppError('exclusion_unknown');
    await memberToWriteAbout(tx, pause.member_id);
    const { rowCount } = await tx.query(
      `insert into exclusion_seen (pause_id, note, staff_id, at) values ($1, $2, $3, $4) on conflict do nothing`,
      [input.id, input.note, caller.staff.staffId, at],
    );
    if (rowCount !== 1) throw new AppError('state_changed');
    await recordAudit(tx, actorOf(caller), at, {
      action: 'member.exclusion_seen',
      subjectType: 'member',
      subjectId: pause.member_id,
      detail: { note: input.note },
    });
    return { id: input.id };
  });
}
