import type { DataOf, InputOf, identity } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { confirmPassword } from '../confirm-password.ts';
import { tellMember } from '../contacts/letters.ts';
import { guarded } from '../two-factor/guarded.ts';

export const passkeysMax = 10;

export interface StoredPasskey {
  readonly id: string;
  readonly member_id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly sign_count: bigint;
  readonly transports: string[];
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

/** The passkeys of a member, newest first. */
export async function passkeysOf(db: Queryable, memberId: string): Promise<readonly StoredPasskey[]> {
  const { rows } = await db.query<StoredPasskey>(
    'select * from passkey where member_id = $1 order by created_at desc, id desc',
    [memberId],
  );
  return rows;
}

export function presentPasskey(row: StoredPasskey): DataOf<typeof identity.passkeyAdd> {
  return {
    id: row.id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}

export async function listPasskeys(
  house: House,
  _input: unknown,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.passkeys>> {
  return { items: (await passkeysOf(house.db, caller.member.memberId)).map(presentPasskey) };
}

/** Gives a passkey another name; fails with `passkey_unknown`. */
export async function renamePasskey(
  house: House,
  input: InputOf<typeof identity.passkeyRename>,
  caller: MemberCaller,
): Promise<Record<string, never>> {
  const { rowCount } = await house.db.query('update passkey set name = $3 where id = $1 and member_id = $2', [
    input.id,
    caller.member.memberId,
    input.name,
  ]);
  if (rowCount === 0) throw new AppError('passkey_unknown');
  return {};
}

/**
 * Removes a passkey once the password confirms it, and with two-factor login on a code; the member is told. Fails with
 * `passkey_unknown`, `password_wrong`, `locked_out`, and as `guarded` does.
 */
export async function removePasskey(
  house: House,
  input: InputOf<typeof identity.passkeyRemove>,
  caller: MemberCaller,
): Promise<Record<string, never>> {
  const { memberId } = caller.member;
  await confirmPassword(house, memberId, input.password);
  await guarded(house, caller, input.code, async (tx) => {
    if ((await deletePasskeys(tx, memberId, [input.id])).length === 0) throw new AppError('passkey_unknown');
    await tellMember(tx, house, memberId, 'passkey_removed');
  });
  return {};
}

/** Takes passkeys of a member away and tells which were there: they open the account no more. */
export async function deletePasskeys(
  tx: Queryable,
  memberId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'delete from passkey where member_id = $1 and id = any($2::uuid[]) returning id',
    [memberId, ids],
  );
  return rows.map(({ id }) => id);
}
