import type { ErrorCode } from '@arara/contract';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import { readTries, type TryRule, takenAccountRule, takenCpfRule, takeTry } from './tries.ts';

/**
 * Does what may fail with `cpf_taken`, and counts how often it does by each of `askers`: whoever asks on and on whether people have
 * an account is told nothing any more, about none of them. Fails with `too_many_requests`.
 */
export const countTakenCpfs = <Done>(house: House, askers: readonly string[], work: () => Promise<Done>) =>
  counted(
    house,
    { code: 'cpf_taken', rule: takenCpfRule, subjects: askers.map(subjectOf('taken-cpf')) },
    work,
  );

/**
 * The same for `account_taken`, where nothing else stands before the question: a registration of one's own shows a verification
 * code each time, an agent's none.
 */
export const countTakenAccounts = <Done>(
  house: House,
  askers: readonly string[],
  work: () => Promise<Done>,
) =>
  counted(
    house,
    { code: 'account_taken', rule: takenAccountRule, subjects: askers.map(subjectOf('taken-account')) },
    work,
  );

const subjectOf = (what: string) => (asker: string) => `${what}:${asker}`;

interface Counting {
  readonly code: ErrorCode;
  readonly rule: TryRule;
  readonly subjects: readonly string[];
}

async function counted<Done>(
  house: House,
  { code, rule, subjects }: Counting,
  work: () => Promise<Done>,
): Promise<Done> {
  const now = house.clock.now();
  for (const subject of subjects)
    if ((await readTries(house.db, subject, now)).count >= rule.max) throw new AppError('too_many_requests');
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== code) throw error;
    for (const subject of subjects)
      if (!(await takeTry(house.db, subject, rule, now)).isTaken) throw new AppError('too_many_requests');
    throw error;
  }
}
