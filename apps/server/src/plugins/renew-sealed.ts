import type { Seal } from './seal.ts';
import type { Queryable } from './transaction.ts';

/** A column of sealed texts, and what each was sealed for by the id of its row. */
interface SealedColumn {
  readonly table: 'totp' | 'staff_totp';
  readonly key: 'member_id' | 'staff_id';
  readonly purposeOf: (id: string) => string;
}

const atOnce = 1000;

/**
 * Seals with the present key what was sealed with one of before, a row only if nobody has written it meanwhile. Gives how many there were.
 * What no key opens is left as it is: who needs it is told.
 */
export async function renewSealed(db: Queryable, seal: Seal, column: SealedColumn): Promise<number> {
  const { table, key, purposeOf } = column;
  let renewed = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await db.query<{ id: string; sealed: string }>(
      `select ${key} as id, secret_sealed as sealed from ${table} where ${key} > $1 order by ${key} limit ${atOnce}`,
      [after],
    );
    const changed = rows.flatMap(({ id, sealed }) => {
      const next = renewedOrNull(seal, sealed, purposeOf(id));
      return next === null ? [] : [{ id, sealed, next }];
    });
    const { rowCount } = await db.query(
      `update ${table} t set secret_sealed = n.next from unnest($1::uuid[], $2::text[], $3::text[]) as n (id, sealed, next)
        where t.${key} = n.id and t.secret_sealed = n.sealed`,
      [changed.map(({ id }) => id), changed.map(({ sealed }) => sealed), changed.map(({ next }) => next)],
    );
    renewed += rowCount ?? 0;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < atOnce) return renewed;
  }
}

function renewedOrNull(seal: Seal, sealed: string, purpose: string): string | null {
  try {
    return seal.renewed(sealed, purpose);
  } catch {
    return null;
  }
}
