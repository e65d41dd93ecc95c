import { randomBytes } from 'node:crypto';
import { staff } from '@arara/contract';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { buildApp } from '../app.ts';
import { callingOf } from '../calling.ts';
import type { Env } from '../env.ts';
import { createOrResetStaff } from '../modules/staff/index.ts';
import { openHouse } from '../open-house.ts';
import { dayOf, movableClock, startOfDay } from '../plugins/clock.ts';
import { openPool } from '../plugins/transaction.ts';
import { areUnderWay, beginAccounts, endAccounts } from './accounts-file.ts';
import { chanceOf } from './chance.ts';
import { gathering } from './gathering.ts';
import { liveDay, passUntil, type Tally } from './live-days.ts';
import { liveToday } from './live-today.ts';
import { arrivalDay, newcomers } from './newcomers.ts';

interface SeedOptions {
  readonly env: Env;
  readonly databaseUrl: string;
  readonly log: FastifyBaseLogger;
  readonly pspJournal: string;
  readonly keyFile: string;
  /** Where names and passwords of the members made here are kept. */
  readonly accountsFile: string;
  readonly days: number;
  readonly say: (line: string) => void;
}

/**
 * About so long the busy days may take together: how many there are follows from how long the first one took that may be one. Before that,
 * in a first start, the sites are still being built.
 */
const busyMs = 8_000;
/** Lists and charts begin with the last seven days: those are busy on any machine. */
const busyDaysLeast = 4;
const busyDaysMost = 12;
const habits = { comes: 0.5, betsMost: 14, deposits: 0.7, withdraws: 0 };
const quiet = { comes: 0.1, betsMost: 2, deposits: 0.3, withdraws: 0 };
const dayMs = 86_400_000;
const reviewerEmail = 'financeiro@arara.example';

/**
 * Gives an empty house with the sandbox bank a past, so that every list and chart has something true to show: members
 * register, pay in, play, claim and withdraw through the calls, day by day up to now. Does nothing where there are
 * members already. Gives whether it did anything. Who they are is written down first: cut off, it leaves a shorter past and
 * `endLeftHistory` to do, but nobody whom nobody knows.
 */
export async function seedHistory(options: SeedOptions): Promise<boolean> {
  const { env, say, days } = options;
  if (await hasMembers(options.databaseUrl)) return false;
  const clock = movableClock(new Date());
  const open = await openHouse({
    env: { ...env, CAPTCHA: 'off' },
    databaseUrl: options.databaseUrl,
    log: options.log,
    clock,
    publicUrl: () => address,
    pspJournal: options.pspJournal,
    keyFile: options.keyFile,
    pspFollowsClock: true,
  });
  let address = 'http://127.0.0.1';
  const { server } = await buildApp(open.house, { sites: '', logger: options.log });
  address = await server.listen({ host: '127.0.0.1', port: 0 });
  // Shared tables and minutely tasks go by the real clock.
  await open.startWork({ runsTables: false, fallDue: false });
  try {
    const calling = callingOf(server);
    const chance = chanceOf(20_190_215);
    const start = startOfDay(dayOf(new Date(Date.now() - days * dayMs)));
    clock.moveTo(start);
    const password = `arara-${randomBytes(6).toString('hex')}`;
    beginAccounts(options.accountsFile, password);
    const reviewer = await createOrResetStaff(open.db, {
      email: reviewerEmail,
      role: 'finance',
      at: clock.now(),
    });
    const town = {
      ...calling,
      house: open.house,
      // Nothing of a past lies ahead of now.
      clock: {
        now: clock.now,
        moveTo: (at: Date) => clock.moveTo(new Date(Math.min(at.getTime(), Date.now()))),
      },
      drain: open.drain,
      runDaily: open.runDaily,
    };
    const circle = gathering(town, chance, password);
    const sums: Tally = { deposits: 0, bets: 0, claims: 0, withdrawals: 0 };
    const count = (tally: Tally) => {
      for (const key of Object.keys(sums) as (keyof Tally)[]) sums[key] += tally[key];
    };
    let busyDays = busyDaysLeast;
    for (let day = 0; day < days; day += 1) {
      if (day % 5 === 0) say(`history: day ${day + 1} of ${days}`);
      const isTimed = day === days - busyDaysMost;
      const isBusy = isTimed || day >= days - busyDays;
      // Payouts take their time: whoever can withdraws on two of the last days.
      const withdraws = day === days - 3 || day === days - 1 ? 1 : 0;
      const morning = new Date(start.getTime() + day * dayMs + 8 * 3_600_000);
      passUntil(town, morning);
      const fresh = await circle.join(newcomers().filter((_, index) => arrivalDay(index, days) === day));
      const began = performance.now();
      count(
        await liveDay(town, circle.people, {
          isNew: ({ memberId }) => fresh.some((one) => one.memberId === memberId),
          habits: { ...(isBusy ? habits : quiet), withdraws },
          chance,
          reviewer: async () => (await calling.ask(staff.staffLogin, { ...reviewer })).token,
        }),
      );
      if (isTimed) busyDays = busyDaysFor(performance.now() - began);
    }
    count(await liveToday(town, circle.people, { habits, chance }));
    const { people } = circle;
    say(
      `history: ${people.length} members, ${sums.deposits} deposits, ${sums.bets} bets, ${sums.withdrawals} withdrawals; they are listed in ${options.accountsFile}`,
    );
    return true;
  } finally {
    await endLeftHistory(open.db, options.accountsFile);
    await server.close();
    await open.close();
  }
}

async function hasMembers(databaseUrl: string): Promise<boolean> {
  const db = openPool(databaseUrl, 1);
  try {
    return (await db.query('select from member limit 1')).rowCount !== 0;
  } finally {
    await db.end();
  }
}

/**
 * Ends a past that is being made, or was when the start before this one was cut off: the account of its reviewer is closed. Open, it would
 * pass for the staff of this house, and nobody would be given one.
 */
export async function endLeftHistory(db: pg.Pool, accountsFile: string): Promise<void> {
  if (!areUnderWay(accountsFile)) return;
  await db.query('update staff set is_active = false where email = $1', [reviewerEmail]);
  endAccounts(accountsFile);
}

function busyDaysFor(dayMs: number): number {
  return Math.min(busyDaysMost, Math.max(busyDaysLeast, Math.floor(busyMs / dayMs)));
}
