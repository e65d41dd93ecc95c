import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { identity, staff } from '@arara/contract';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../app.ts';
import { type Calling, callingOf } from '../calling.ts';
import type { Env } from '../env.ts';
import { createOrResetStaff } from '../modules/staff/index.ts';
import { openHouse } from '../open-house.ts';
import { dayOf, movableClock, startOfDay } from '../plugins/clock.ts';
import { type Chance, chanceOf } from './chance.ts';
import { liveDay, type Person, type Tally, withdrawalPassword } from './live-days.ts';
import { type Newcomer, newcomers } from './newcomers.ts';

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

/** About so long the busy days may take together: how many there are follows from how long the first one took. */
const busyMs = 5_000;
/** Lists and charts begin with the last seven days: those are busy on any machine. */
const busyDaysLeast = 4;
const busyDaysMost = 12;
const habits = { comes: 0.5, betsMost: 14, deposits: 0.7, withdraws: 0 };
const quiet = { comes: 0.1, betsMost: 2, deposits: 0.3, withdraws: 0 };
const reviewerEmail = 'financeiro@arara.example';

/**
 * Gives an empty house with the sandbox bank a past, so that every list and chart has something true to show: members
 * register, pay in, play, claim and withdraw through the calls, day by day up to yesterday. Does nothing where there are
 * members already. Gives whether it did anything.
 */
export async function seedHistory(options: SeedOptions): Promise<boolean> {
  const { env, say, days } = options;
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
  const { rowCount } = await open.db.query('select 1 from member limit 1');
  if (rowCount !== 0) {
    await open.close();
    return false;
  }
  const { server } = await buildApp(open.house, { sites: '', logger: options.log });
  address = await server.listen({ host: '127.0.0.1', port: 0 });
  // Shared tables go by the real clock.
  await open.startWork({ runsTables: false });
  try {
    const calling = callingOf(server);
    const chance = chanceOf(20_190_215);
    clock.moveTo(startOfDay(dayOf(new Date(Date.now() - days * 86_400_000))));
    const password = `arara-${randomBytes(6).toString('hex')}`;
    const people = await register(calling, chance, password);
    const reviewer = await createOrResetStaff(open.db, {
      email: reviewerEmail,
      role: 'finance',
      at: clock.now(),
    });
    const town = { ...calling, house: open.house, clock, drain: open.drain, runDaily: open.runDaily };
    const sums: Tally = { deposits: 0, bets: 0, claims: 0, withdrawals: 0 };
    let busyDays = busyDaysLeast;
    for (let day = 0; day < days; day += 1) {
      if (day % 5 === 0) say(`history: day ${day + 1} of ${days}`);
      const isBusy = day === 0 || day >= days - busyDays;
      // Payouts take their time: whoever can withdraws on two of the last days.
      const withdraws = day === days - 3 || day === days - 1 ? 1 : 0;
      const began = performance.now();
      const tally = await liveDay(town, people, {
        habits: { ...(isBusy ? habits : quiet), withdraws },
        chance,
        reviewer: async () => (await calling.ask(staff.staffLogin, { ...reviewer })).token,
      });
      for (const key of Object.keys(sums) as (keyof Tally)[]) sums[key] += tally[key];
      if (day === 0) busyDays = busyDaysFor(performance.now() - began);
    }
    await open.db.query('update staff set is_active = false where email = $1', [reviewerEmail]);
    writeFileSync(options.accountsFile, accountsText(people, password), { mode: 0o600 });
    say(
      `history: ${people.length} members, ${sums.deposits} deposits, ${sums.bets} bets, ${sums.withdrawals} withdrawals; they are listed in ${options.accountsFile}`,
    );
    return true;
  } finally {
    await server.close();
    await open.close();
  }
}

function busyDaysFor(dayMs: number): number {
  return Math.min(busyDaysMost, Math.max(busyDaysLeast, Math.floor(busyMs / dayMs)));
}

type Named = Person & { readonly account: string };

/** Everybody registers on the first day, in three generations of invitations. */
async function register(calling: Calling, chance: Chance, password: string): Promise<Named[]> {
  const people: Named[] = [];
  const codes: string[] = [];
  for (const newcomer of newcomers()) {
    const introducer = codes.length > 0 && chance.happens(0.7) ? chance.pick(codes) : undefined;
    people.push(await join(calling, newcomer, password, introducer, people.length));
    const { invite_code: code } = await calling.ask(identity.me, {}, { token: people.at(-1)?.token ?? '' });
    codes.push(code);
  }
  return people;
}

async function join(
  calling: Calling,
  newcomer: Newcomer,
  password: string,
  introducer: string | undefined,
  index: number,
): Promise<Named> {
  const session = await calling.ask(
    identity.register,
    {
      ...newcomer,
      password,
      password_confirmation: password,
      terms_accepted: true,
      ...(introducer && { introducer }),
    },
    // Each from an address of its own: registrations are counted by address.
    { ip: `10.7.0.${index + 1}`, lang: 'pt' },
  );
  await calling.ask(
    identity.setWithdrawalPassword,
    { password, qk_pwd: withdrawalPassword, qk_pwd_confirmation: withdrawalPassword },
    { token: session.token },
  );
  const { account, realname, cpf } = newcomer;
  const isFree = index % 3 === 0;
  return { account, realname, cpf, isFree, memberId: session.member_id, token: session.token };
}

const accountsText = (people: readonly Named[], password: string) =>
  `Members made at the first start of this sandbox. Password of all: ${password} Withdrawal password: ${withdrawalPassword}\n${people.map(({ account }) => account).join('\n')}\n`;
