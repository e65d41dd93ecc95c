import type { House } from '../../house.ts';
import type { Queryable } from '../../plugins/transaction.ts';

/** What nobody may register with though no member has it: the account of one who was erased, a CPF that is excluded for ever. */
type MarkKind = 'account' | 'cpf';

/** Known again when it is said, and not to be read without the key of this house; accounts regardless of case. */
const said = (kind: MarkKind, text: string) => `erased ${kind}:${text.toLowerCase()}`;

/** Keeps a name that nobody is to take up, or a CPF that stays out (decision 0086). */
export async function keepMark(tx: Queryable, house: House, kind: MarkKind, text: string): Promise<void> {
  await tx.query('insert into erased_mark (kind, digest) values ($1, $2) on conflict do nothing', [
    kind,
    house.seal.digest(said(kind, text)),
  ]);
}

export async function isMarked(db: Queryable, house: House, kind: MarkKind, text: string): Promise<boolean> {
  const { rowCount } = await db.query('select from erased_mark where kind = $1 and digest = any($2)', [
    kind,
    house.seal.digests(said(kind, text)),
  ]);
  return rowCount !== 0;
}
