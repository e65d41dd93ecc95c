import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import {
  admitSecondFactor,
  forgetSecondFactorTries,
  hasTwoFactor,
  spendSecondFactor,
} from '../../identity/index.ts';
import { isSavedKey } from './bank-accounts.ts';
import type { Destination } from './destination.ts';

interface Confirming {
  /** Uses the code up inside the transaction of the withdrawal. Fails with `code_wrong`. */
  spend(tx: pg.PoolClient): Promise<void>;
  /** Forgets the wrong codes before a right one; nothing where none was used up. */
  settle(): Promise<void>;
}

const nothing: Confirming = { spend: async () => {}, settle: async () => {} };

/**
 * What confirms a withdrawal besides its password. Where two-factor login is on, a key that is neither the member's CPF nor saved
 * asks for a code, as saving it would: a door beside a locked one would be none. A withdrawal that is asked for again uses up no
 * second code. Fails with `two_factor_required` and `locked_out`.
 */
export async function confirmDestination(
  house: House,
  memberId: string,
  destination: Destination & { readonly isSaved: boolean },
  code: string | undefined,
): Promise<Confirming> {
  if (destination.isSaved || destination.kind === 'cpf') return nothing;
  if (await isSavedKey(house.db, memberId, destination)) return nothing;
  if (!(await hasTwoFactor(house.db, memberId))) return nothing;
  if (code === undefined) throw new AppError('two_factor_required');
  const left = await admitSecondFactor(house, memberId);
  let isSpent = false;
  return {
    spend: async (tx) => {
      if ((await spendSecondFactor(tx, house, memberId, code)) === null)
        throw new AppError('code_wrong', { left }, { left });
      isSpent = true;
    },
    settle: async () => {
      if (isSpent) await forgetSecondFactorTries(house, memberId);
    },
  };
}
