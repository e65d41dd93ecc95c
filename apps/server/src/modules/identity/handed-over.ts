import type { House } from '../../house.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { type ContactKind, unproveContacts } from './contacts/contacts.ts';
import { tellMember } from './contacts/letters.ts';
import { deletePasskeys, passkeysOf } from './passkeys/stored-passkeys.ts';
import { deleteTwoFactor } from './two-factor/set-up.ts';

/**
 * With the first own password of a member whom an agent registered, whatever opens the account or lets money out of it ends: the agent knew
 * the password that was handed over, and may have set it up. Stays what the member has `proved` with this very step. Members are told when
 * something has ended. Call it while the member is held, sessions and challenges end beside it.
 */
export async function endWhatOpenerSetUp(
  tx: Queryable,
  house: House,
  memberId: string,
  proved: ContactKind | null = null,
): Promise<void> {
  const { rows } = await tx.query<{ had_pin: boolean }>(
    `update member m set has_handed_password = false, withdrawal_password_hash = null
       from member b where m.id = $1 and b.id = m.id and m.has_handed_password
     returning b.withdrawal_password_hash is not null as had_pin`,
    [memberId],
  );
  const [handed] = rows;
  if (!handed) return;
  const lost = (['email', 'phone'] as const).filter((kind) => kind !== proved);
  const passkeys = (await passkeysOf(tx, memberId)).map(({ id }) => id);
  const ended = [
    handed.had_pin,
    (await deletePasskeys(tx, memberId, passkeys)).length > 0,
    await deleteTwoFactor(tx, memberId),
    await unproveContacts(tx, house, memberId, lost),
  ];
  if (ended.includes(true)) await tellMember(tx, house, memberId, 'opener_ended');
}
