import { randomInt } from 'node:crypto';
import type { DataOf, identity } from '@arara/contract';
import { houseAccounts, post, walletsOf } from '@arara/ledger';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { VisitorCaller } from '../../../plugins/caller.ts';
import { policyOf } from '../../../plugins/jurisdiction.ts';
import { createMember } from '../create-member.ts';
import { openSession } from '../open-session.ts';
import { nobodysHash } from '../passwords.ts';
import { demoRule, lockedOut, takeTry } from '../tries.ts';

/** What a demo member plays with. */
export const demoMoneyCents = 100_000n;

/**
 * Opens a demo member with 1,000.00 of demo money, and a session. It is nobody: no name, no CPF, a password that does
 * not exist. Fails with `forbidden` where the market wants players identified first, and with `locked_out` for an address
 * that has opened ten within the hour.
 */
export async function openDemo(
  house: House,
  _input: unknown,
  caller: VisitorCaller,
): Promise<DataOf<typeof identity.demo>> {
  if (!policyOf(house.env.JURISDICTION).games.demo) throw new AppError('forbidden');
  const now = house.clock.now();
  const tries = await takeTry(house.db, `demo:${caller.network}`, demoRule, now);
  if (!tries.isTaken) throw lockedOut(tries, now);
  return openSession(house, caller, 'demo', async (tx) => {
    const memberId = await createMember(tx, {
      account: `demo_${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
      passwordHash: nobodysHash,
      realname: '',
      cpf: null,
      // Nobody was born: a day the column takes.
      birthDate: '1900-01-01',
      phone: '',
      lang: caller.lang,
      site: house.env.SITE,
      ip: caller.ip,
      isDemo: true,
      introducer: null,
      at: now,
    });
    const { cash } = await walletsOf(tx, memberId);
    await post(tx, {
      from: houseAccounts.demo,
      to: cash.accountId,
      amountCents: demoMoneyCents,
      kind: 'demo_money',
      reference: memberId,
    });
    return memberId;
  });
}
