import { randomUUID } from 'node:crypto';
import { support } from '@arara/contract';
import { dayOf, startOfDay } from '../plugins/clock.ts';
import type { Chance } from './chance.ts';
import {
  askWithdrawals,
  type Habits,
  openSessions,
  type Person,
  passUntil,
  type Tally,
  type Town,
  visit,
} from './live-days.ts';

const minuteMs = 60_000;
/** Before two in the morning there is too little of a day to live. */
const leastMs = 120 * minuteMs;
const waitingMost = 3;

/**
 * Lives what there is of today up to now: some play, a few withdrawals and a letter wait for staff. Does nothing right after midnight.
 */
export async function liveToday(
  town: Town,
  people: readonly Person[],
  { habits, chance }: { habits: Habits; chance: Chance },
): Promise<Tally> {
  const tally: Tally = { deposits: 0, bets: 0, claims: 0, withdrawals: 0 };
  const now = Date.now();
  if (now - startOfDay(dayOf(new Date(now))).getTime() < leastMs) return tally;
  const ago = (minutes: number) => new Date(now - minutes * minuteMs);
  const here = people.filter(() => chance.happens(habits.comes));
  passUntil(town, ago(100));
  await visit(town, here, { habits, chance }, tally);
  passUntil(town, ago(38));
  for (const person of people) {
    if (tally.withdrawals === waitingMost) break;
    await askWithdrawals(town, [person], chance, tally);
  }
  passUntil(town, ago(6));
  const writer = people.at(-1);
  if (writer) {
    await openSessions(town, [writer]);
    await town.ask(
      support.supportWrite,
      { text: 'Olá! Em quanto tempo o saque por Pix costuma cair na conta?' },
      { token: writer.token, idempotencyKey: randomUUID() },
    );
  }
  await town.drain();
  return tally;
}
