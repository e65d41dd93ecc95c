import type { DataOf, InputOf, payments } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { guarded, tellMember } from '../../identity/index.ts';
import { accountHolder } from '../account-holder.ts';
import { type Destination, maskDestination, ownDestination } from './destination.ts';

type Shown = DataOf<typeof payments.memberBankAdd>;

interface Row {
  readonly id: string;
  readonly kind: Destination['kind'];
  readonly value: string;
  readonly bank: string;
  readonly branch: string;
  readonly account_type: Destination['accountType'];
  readonly holder_name: string;
  readonly created_at: Date;
}

const columns = 'id, kind, value, bank, branch, account_type, holder_name, created_at';
const accountsMax = 10;

const destinationOf = (row: Row): Destination => ({ ...row, accountType: row.account_type });

function present(row: Row): Shown {
  return {
    id: row.id,
    kind: row.kind,
    label: maskDestination(destinationOf(row)),
    holder_name: row.holder_name,
    bank: row.bank,
    account_type: row.account_type,
    created_at: row.created_at.toISOString(),
  };
}

/** A member's own bank accounts and Pix keys. */
export async function listBankAccounts(db: Queryable, memberId: string): Promise<Shown[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from bank_account where member_id = $1 and removed_at is null order by created_at`,
    [memberId],
  );
  return rows.map(present);
}

/** Where a saved account leads; fails with `bank_account_unknown`. */
export async function savedDestination(
  db: Queryable,
  memberId: string,
  id: string,
): Promise<Destination & { holderName: string }> {
  const { rows } = await db.query<Row>(
    `select ${columns} from bank_account where id = $1 and member_id = $2 and removed_at is null`,
    [id, memberId],
  );
  if (!rows[0]) throw new AppError('bank_account_unknown');
  return { ...destinationOf(rows[0]), holderName: rows[0].holder_name };
}

/** Whether a Pix key is one of those that the member has saved. */
export async function isSavedKey(
  db: Queryable,
  memberId: string,
  { kind, value }: Pick<Destination, 'kind' | 'value'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from bank_account where member_id = $1 and kind = $2 and value = $3 and removed_at is null',
    [memberId, kind, value],
  );
  return rowCount !== 0;
}

/**
 * Saves a Pix key or bank account of the member's own, and tells the member; saving it twice gives the one that is there. With
 * two-factor login on a code confirms it: fails as `guarded` does.
 */
export async function addBankAccount(
  house: House,
  input: InputOf<typeof payments.memberBankAdd>,
  caller: MemberCaller,
): Promise<Shown> {
  const { memberId } = caller.member;
  const owner = await accountHolder(house.db, memberId);
  const destination = ownDestination(
    {
      kind: input.kind,
      value: input.value,
      bank: input.bank ?? '',
      branch: input.branch ?? '',
      accountType: input.account_type ?? '',
    },
    input.holder_name,
    owner,
    'value',
  );
  return guarded(house, caller, input.code, async (tx) => {
    const { rows } = await tx.query<Row>(
      `select ${columns} from bank_account where member_id = $1 and removed_at is null`,
      [memberId],
    );
    const same = rows.find(
      (row) =>
        row.kind === destination.kind &&
        row.value === destination.value &&
        row.bank === destination.bank &&
        row.branch === destination.branch,
    );
    if (same) return present(same);
    if (rows.length >= accountsMax) throw new AppError('bank_accounts_full', null, { max: accountsMax });
    const added = await tx.query<Row>(
      `insert into bank_account (member_id, kind, value, bank, branch, account_type, holder_name)
       values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
      [
        memberId,
        destination.kind,
        destination.value,
        destination.bank,
        destination.branch,
        destination.accountType,
        owner.realname,
      ],
    );
    if (!added.rows[0]) throw new Error('the new bank account is gone');
    const shown = present(added.rows[0]);
    await tellMember(tx, house, memberId, 'payout_account_added', { label: shown.label });
    return shown;
  });
}

/** Removes a saved account, and tells the member; past withdrawals keep what they showed. */
export async function removeBankAccount(
  house: House,
  id: string,
  caller: MemberCaller,
): Promise<Record<string, never>> {
  const { memberId } = caller.member;
  await inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<Row>(
      `update bank_account set removed_at = house_now() where id = $1 and member_id = $2 and removed_at is null
        returning ${columns}`,
      [id, memberId],
    );
    if (!rows[0]) throw new AppError('bank_account_unknown');
    const { label } = present(rows[0]);
    await tellMember(tx, house, memberId, 'payout_account_removed', { label });
  });
  return {};
}
