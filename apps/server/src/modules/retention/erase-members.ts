import type { House } from '../../house.ts';
import { inTransaction, type Queryable } from '../../plugins/transaction.ts';
import { keepMark } from '../identity/index.ts';
import { recordAudit, theMachine } from '../staff/index.ts';
import { eraseFromAudit } from './erase-from-audit.ts';
import { erasedAccount, erasures } from './erasures.ts';
import { inSteps, stepRows } from './in-steps.ts';
import { type Person, peopleOf } from './person.ts';

/**
 * Erases members whose erasure was begun, step by step: whoever else erases the same at the same time finds the steps done. The row of
 * `member` comes last, so that who it is about is known as long as something is left. Gives how many were erased here. One that cannot
 * be erased holds up no other: it is told to the log, and this fails at the end.
 */
export async function eraseMembers(house: House, ids: readonly string[]): Promise<number> {
  const people = await peopleOf(house.db, ids);
  // Before anything that it looks for is gone.
  await eraseFromAudit(house, people);
  let erased = 0;
  let fault: unknown;
  // Not `eachByItself`: that writes to the log what it failed with, and this is who is to be forgotten.
  for (const person of people) {
    try {
      if (await eraseMember(house, person, await eraseRows(house, person))) erased += 1;
    } catch (error) {
      house.log.error({ err: error, memberId: person.id }, 'a closed account could not be erased');
      fault ??= error;
    }
  }
  if (fault !== undefined) throw fault;
  return erased;
}

/** Everything but the member's own row; gives how many rows that took. */
async function eraseRows(house: House, person: Person): Promise<number> {
  let rows = await forgetAtTables(house, person.id);
  for (const { sql, more } of Object.values(erasures)) {
    const values = [person.id, stepRows, ...(more?.(person) ?? [])];
    rows += await inSteps(async () => (await house.db.query(sql, values)).rowCount ?? 0);
  }
  return rows;
}

/** The name under which each bet at a shared table stood there: bets have the ids of their rounds. */
async function forgetAtTables(house: House, memberId: string): Promise<number> {
  let after = '00000000-0000-0000-0000-000000000000';
  let done = 0;
  for (;;) {
    const { rows } = await house.db.query<{ last: string | null; read: bigint; emptied: bigint }>(
      `with part as (select id from round where member_id = $1 and id > $2 order by id limit $3),
            emptied as (update live_bet b set name = '' from part where b.id = part.id and b.name <> '' returning 1)
       select (select id from part order by id desc limit 1) as last, (select count(*) from part) as read,
              (select count(*) from emptied) as emptied`,
      [memberId, after, stepRows],
    );
    const [part] = rows;
    done += Number(part?.emptied ?? 0n);
    if (!part || part.last === null || Number(part.read) < stepRows) return done;
    after = part.last;
  }
}

/** The last step: from here on nobody knows who it was, and the log says that it was done. False when another was faster. */
async function eraseMember(house: House, { id, account, cpf }: Person, rows: number): Promise<boolean> {
  return inTransaction(house.db, async (tx) => {
    const now = house.clock.now();
    await keepMark(tx, house, 'account', account);
    const isExcluded = cpf !== null && (await isExcludedForEver(tx, id));
    if (isExcluded) await keepMark(tx, house, 'cpf', cpf);
    const { rowCount } = await tx.query(
      `update member set account = $2, invite_code = $2, realname = '', cpf = null, birth_date = '1900-01-01', phone = '', email = '',
              nickname = '', qq = '', gender = '', register_ip = '', register_area = '', password_hash = '',
              withdrawal_password_hash = null, email_verified_at = null, phone_verified_at = null, erased_at = $3, updated_at = $3
        where id = $1 and erasing_at is not null and erased_at is null`,
      [id, erasedAccount(id), now],
    );
    if (rowCount !== 1) return false;
    await recordAudit(tx, theMachine, now, {
      action: 'member.erase',
      subjectType: 'member',
      subjectId: id,
      detail: { rows, excluded: isExcluded },
    });
    return true;
  });
}

async function isExcludedForEver(tx: Queryable, memberId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from protection_pause
      where member_id = $1 and kind = 'self_exclusion' and not isfinite(ends_at) and returns_at is null limit 1`,
    [memberId],
  );
  return rowCount === 1;
}
