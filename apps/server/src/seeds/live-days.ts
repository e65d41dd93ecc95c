import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { agency, type Call, games, loyalty, payments, promotions, staff, wallet } from '@arara/contract';
import type { SandboxControl } from '@arara/pix/sandbox';
import type { Calling } from '../calling.ts';
import type { House } from '../house.ts';
import { dayOf, startOfDay } from '../plugins/clock.ts';
import type { Chance } from './chance.ts';
import { favouritesOf } from './games-of-choice.ts';
import type { Way } from './newcomers.ts';

/** A house whose clock can be moved: where days are lived. */
export interface Town extends Calling {
  readonly house: House;
  readonly clock: { now(): Date; moveTo(at: Date): void };
  drain(): Promise<void>;
  runDaily(): Promise<number>;
}

export interface Person {
  readonly memberId: string;
  readonly realname: string;
  readonly cpf: string;
  /** Takes no reward that would have to be turned over, so that money can be withdrawn. */
  readonly isFree?: boolean;
  /** From where. */
  readonly way: Way;
  token: string;
}

export interface Habits {
  /** Share of people who come on a day. */
  readonly comes: number;
  readonly betsMost: number;
  /** Share of those who come that pay in. */
  readonly deposits: number;
  /** Share of those who come that ask for a withdrawal when they can. */
  readonly withdraws: number;
}

/** What was done, as the calls answered. */
export interface Tally {
  deposits: number;
  bets: number;
  claims: number;
  withdrawals: number;
}

/** People who act at the same time. */
const atOnce = 6;
const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Lets time pass in the town. */
export function pass(town: Town, ms: number): void {
  town.clock.moveTo(new Date(town.clock.now().getTime() + ms));
}

/** Lets time pass up to a moment, unless it has passed. */
export function passUntil(town: Town, at: Date): void {
  pass(town, Math.max(0, at.getTime() - town.clock.now().getTime()));
}

/**
 * Lives one São Paulo day: in the morning and in the evening people pay in, play and claim what they are given; some withdraw, staff
 * pays out; then midnight passes and the work of the day is done. Whoever is new comes for certain. Everything goes through the calls,
 * but for the password at login: sessions are opened by hand, because hashing takes longer than living.
 */
export async function liveDay(
  town: Town,
  people: readonly Person[],
  options: { habits: Habits; chance: Chance; isNew?: (person: Person) => boolean } & Review,
): Promise<Tally> {
  const { chance, habits } = options;
  const begin = startOfDay(dayOf(town.clock.now())).getTime();
  const here = people.filter((person) => options.isNew?.(person) || chance.happens(habits.comes));
  const tally: Tally = { deposits: 0, bets: 0, claims: 0, withdrawals: 0 };
  const morning = here.filter(() => chance.happens(0.4));
  const evening = here.filter((person) => !morning.includes(person));
  for (const [hour, guests] of [
    [9, morning],
    [19, evening],
  ] as const) {
    passUntil(town, new Date(begin + hour * 60 * minuteMs + chance.next() * 40 * minuteMs));
    await visit(town, guests, { habits, chance }, tally);
  }
  const leavers = here.filter(() => chance.happens(habits.withdraws));
  const asked = await askWithdrawals(town, leavers, chance, tally);
  await payOut(town, asked, options.reviewer);
  await town.drain();
  // A quarter past one of the next day: what a day's end brings is due.
  passUntil(town, new Date(begin + dayMs + 75 * minuteMs));
  await town.runDaily();
  await town.drain();
  return tally;
}

interface Review {
  /** The token of who approves withdrawals. */
  readonly reviewer: () => Promise<string>;
}

/** People pay in, play and claim. Whose turn it is begins with a session of its own: one of before may have ended while others had theirs. */
export async function visit(
  town: Town,
  guests: readonly Person[],
  { habits, chance }: { habits: Habits; chance: Chance },
  tally: Tally,
): Promise<void> {
  const payers = guests.filter(() => chance.happens(habits.deposits));
  await deposit(town, payers, chance, tally);
  await town.drain();
  await each(guests, async (person) => {
    await openSessions(town, [person]);
    // Added when it is known: several play at the same time.
    const played = await play(town, person, 1 + Math.floor(chance.next() * habits.betsMost), chance);
    tally.bets += played;
  });
  await town.drain();
  await each(guests, async (person) => {
    await openSessions(town, [person]);
    const claimed = await claimAll(town, person);
    tally.claims += claimed;
  });
}

async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Opens a session for each, without a password. */
export async function openSessions(town: Town, people: readonly Person[]): Promise<void> {
  for (const person of people) person.token = randomBytes(32).toString('base64url');
  await town.house.db.query(
    `insert into session (member_id, token_hash, device, ip, created_at, last_seen_at)
     select member_id, hash, device, ip, house_now(), house_now()
       from unnest($1::uuid[], $2::bytea[], $3::text[], $4::text[]) as s(member_id, hash, device, ip)`,
    [
      people.map(({ memberId }) => memberId),
      people.map(({ token }) => createHash('sha256').update(token).digest()),
      people.map(({ way }) => way.device),
      people.map(({ way }) => way.ip),
    ],
  );
}

const amounts = ['50.00', '100.00', '100.00', '150.00', '200.00', '300.00', '500.00', '1000.00'];

async function deposit(town: Town, people: readonly Person[], chance: Chance, tally: Tally): Promise<void> {
  const bank = sandboxOf(town);
  const ids: string[] = [];
  await each(people, async (person) => {
    await openSessions(town, [person]);
    const { items } = await town.ask(payments.paymentOnlineList, {}, { token: person.token });
    // A limit of the member's own may forbid it.
    const asked = await town.call(
      payments.rechargeOnline,
      { money: chance.pick(amounts), payment_id: items[0]?.id },
      { token: person.token, idempotencyKey: randomUUID() },
    );
    if (asked.status === 'fail') return;
    pass(town, (0.5 + chance.next() * 2) * minuteMs);
    await bank.pay({ txid: asked.data.txid });
    ids.push(asked.data.id);
  });
  await until(
    town,
    `select count(*) as left from deposit where id = any($1::uuid[]) and state <> 'credited'`,
    ids,
  );
  tally.deposits += ids.length;
}

const stakes = ['2.00', '5.00', '10.00', '20.00', '50.00'];

async function play(town: Town, person: Person, count: number, chance: Chance): Promise<number> {
  let done = 0;
  const loved = favouritesOf(chance);
  for (let bet = 0; bet < count; bet += 1) {
    const answer = await town.call(games.play, chance.pick(loved)(chance.pick(stakes)), {
      token: person.token,
      idempotencyKey: randomUUID(),
    });
    pass(town, (0.1 + chance.next() * 0.4) * minuteMs);
    if (answer.status === 'success') done += 1;
    else if (answer.error === 'insufficient_funds') break;
    else if (answer.code >= 500) throw new Error(`${games.play.path}: ${JSON.stringify(answer)}`);
  }
  return done;
}

const claims: readonly [Call, Record<string, unknown>][] = [
  [promotions.welcomeClaim, {}],
  [promotions.ftdClaim, {}],
  [promotions.rechargePromotionClaim, {}],
  [promotions.rechargeRebateClaim, {}],
  [promotions.invitationClaim, {}],
  [promotions.dailyRescueClaim, {}],
  [promotions.lotteryWheelClaim, {}],
  [loyalty.vipClaim, { reward: 'level_up', level: 1 }],
  [loyalty.vipClaim, { reward: 'month' }],
  [loyalty.rebatesClaim, {}],
  [agency.claim, {}],
];

const freeClaims = claims.filter(([call]) => call === loyalty.rebatesClaim);

/** Asks for everything; what one is not entitled to is refused and says so. */
async function claimAll(town: Town, person: Person): Promise<number> {
  let done = 0;
  for (const [call, input] of person.isFree ? freeClaims : claims) {
    const answer = await town.call(call, input, { token: person.token, idempotencyKey: randomUUID() });
    if (answer.status === 'success') done += 1;
    else if (answer.code >= 500) throw new Error(`${call.path}: ${JSON.stringify(answer)}`);
  }
  return done;
}

export const withdrawalPassword = '482913';

/** Those who can ask for a withdrawal of half of what is theirs: the rest is played on with. Gives the ids. */
export async function askWithdrawals(
  town: Town,
  people: readonly Person[],
  chance: Chance,
  tally: Tally,
): Promise<string[]> {
  const ids: string[] = [];
  await openSessions(town, people);
  await each(people, async (person) => {
    const { withdrawable_money: free } = await town.ask(wallet.walletBalances, {}, { token: person.token });
    if (Number(free) < 20) return;
    const asked = await town.call(
      payments.drawing,
      {
        name: person.realname,
        money: Math.max(20, Math.min(Number(free) / 2, 500)).toFixed(2),
        payment_type: 'cpf',
        qk_pwd: withdrawalPassword,
        cpf_id: person.cpf,
      },
      { token: person.token, idempotencyKey: randomUUID() },
    );
    pass(town, (1 + chance.next() * 8) * minuteMs);
    if (asked.status === 'success') ids.push(asked.data.id);
  });
  tally.withdrawals += ids.length;
  return ids;
}

async function payOut(town: Town, ids: readonly string[], reviewer: Review['reviewer']): Promise<void> {
  if (ids.length === 0) return;
  const token = await reviewer();
  for (const id of ids) await town.ask(staff.staffWithdrawalApprove, { id, seen: 'submitted' }, { token });
  await until(
    town,
    `select count(*) as left from withdrawal where id = any($1::uuid[]) and state <> 'paid'`,
    ids,
  );
}

function sandboxOf(town: Town): SandboxControl {
  const { sandbox } = town.house.psp;
  if (!sandbox) throw new Error('days are lived with the sandbox bank only');
  return sandbox;
}

/** Waits until a count is zero: credits and payouts come by callbacks and jobs. */
async function until(town: Town, query: string, ids: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 2400; tries += 1) {
    const { rows } = await town.house.db.query<{ left: bigint }>(query, [ids]);
    if (rows[0]?.left === 0n) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`still waiting: ${query}`);
}
