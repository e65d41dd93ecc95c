import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import { readTries, takenCpfRule, takeTry } from './tries.ts';

/**
 * Does what may fail with `cpf_taken`, and counts how often it does by each of `askers`: whoever asks on and on whether people have
 * an account is told nothing any more, about none of them. Fails with `too_many_requests`.
 */
export async function countTakenCpfs<Done>(
  house: House,
  askers: readonly string[],
  work: () => Promise<Done>,
): Promise<Done> {
  const now = house.clock.now();
  const subjects = askers.map((asker) => `taken-cpf:${asker}`);
  for (const subject of subjects)
    if ((await readTries(house.db, subject, now)).count >= takenCpfRule.max)
      throw new AppError('too_many_requests');
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'cpf_taken') throw error;
    for (const subject of subjects)
      if (!(await takeTry(house.db, subject, takenCpfRule, now)).isTaken)
        throw new AppError('too_many_requests');
    throw error;
  }
}
