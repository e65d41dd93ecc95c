import { msOfHundredths, multiplierAt } from '@arara/games/live';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../plugins/app-error.ts';
import { booksNow } from '../../testing/books-now.ts';
import type { TestHouse } from '../../testing/house.ts';
import { makeMembers } from '../../testing/many-members.ts';
import { RoundIds } from '../games/index.ts';
import { type BetBatches, betBatches } from './bets/bet-batches.ts';
import { cashOut } from './bets/cash-out.ts';
import { BetNews } from './news.ts';
import { flightLab } from './testing/flight-lab.ts';
import { startLiveHouse } from './testing/live-house.ts';

const stakeCents = 200n;
const memberCount = 500;
/** Where a group each leaves by hand, and where the flight ends: the last group leaves then. */
const flights = [
  { leave: [102, 103, 104], end: 105 },
  { leave: [110, 115, 160], end: 161 },
  { leave: [120, 150, 199], end: 200 },
  { leave: [149, 151, 152], end: 153 },
  { leave: [150, 180, 210], end: 260 },
  { leave: [102, 150, 300], end: 301 },
  { leave: [130, 131, 132], end: 135 },
  { leave: [200, 300, 400], end: 1_000 },
  { leave: [105, 106, 107], end: 400 },
  { leave: [250, 251, 252], end: 253 },
];
/** Fewer than there are connections: nobody waits for one until it is too late. */
const atOnce = 12;

interface RacedBet {
  readonly id: string;
  readonly memberId: string;
  /** Where it leaves by itself. */
  readonly target: number;
  /** Which of the groups leaves with it. */
  readonly group: number;
}
/** What leaving by hand was answered: the multiplier it was paid, or that it was over. */
type Answer = number | 'over';

let house: TestHouse;
let lab: ReturnType<typeof flightLab>;
let memberIds: string[];
let news: BetNews;
let batches: BetBatches;
const ids = new RoundIds();
beforeAll(async () => {
  house = await startLiveHouse();
  lab = flightLab(house, 'arara');
  news = new BetNews(house.house);
  batches = betBatches(house.house);
  ({ memberIds } = await makeMembers(house.house.db, memberCount, 1_000_00n));
});
afterAll(() => house.close());

/** Bets in both places of every member, each to leave by itself about where its group leaves by hand. */
async function betAll(roundId: string, { leave, end }: (typeof flights)[number]): Promise<RacedBet[]> {
  const bets = memberIds.flatMap((memberId, member) =>
    [1, 2].map((slot) => {
      const index = member * 2 + slot - 1;
      const group = index % (leave.length + 1);
      // A hundredth before, there, and a hundredth after.
      const target = (leave[group] ?? end) - 1 + (Math.floor(index / 4) % 3);
      return { id: ids.next(house.clock.now().getTime()), memberId, slot, group, target };
    }),
  );
  const placed = await Promise.all(
    bets.map(({ id, memberId, slot, target }) =>
      batches.submit({
        id,
        memberId,
        roundId,
        slot,
        stakeCents,
        target,
        ceiling: target,
        mostCents: (stakeCents * BigInt(target)) / 100n,
        bet: JSON.stringify({ round: roundId, slot, target }),
        key: `race:${id}`,
        name: 'c***a',
      }),
    ),
  );
  expect(new Set(placed.map(({ status }) => status))).toEqual(new Set(['ok']));
  return bets;
}

/** Leaves by hand with every bet, some at once. */
async function leaveAll(bets: readonly RacedBet[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const left = [...bets];
  const leaveSome = async () => {
    for (let bet = left.pop(); bet; bet = left.pop()) answers.set(bet.id, await leave(bet));
  };
  await Promise.all(Array.from({ length: atOnce }, leaveSome));
  return answers;
}

async function leave({ id, memberId }: RacedBet): Promise<Answer> {
  const member = { sessionId: '', memberId, account: '', isDemo: false };
  const caller = {
    lang: 'pt',
    ip: '',
    network: '',
    device: '',
    requestId: '',
    log: house.house.log,
    idempotencyKey: null,
  } as const;
  try {
    const { bet } = await cashOut(house.house, news, id, { ...caller, member });
    return Math.round(Number(bet.multiplier) * 100);
  } catch (error) {
    if (error instanceof AppError && error.code === 'live_bet_over') return 'over';
    throw error;
  }
}

interface Stored {
  readonly id: string;
  readonly state: string;
  readonly multiplier: number | null;
  readonly payout_cents: bigint;
  readonly transfers: { kind: string; cents: number }[] | null;
}

/** The bets of a round with the money that moved when they ended. */
async function stored(roundId: string): Promise<Map<string, Stored>> {
  const { rows } = await house.house.db.query<Stored>(
    `select b.id, b.state, b.multiplier, b.payout_cents, (
        select json_agg(json_build_object('kind', t.kind, 'cents', t.amount_cents) order by t.kind)
          from ledger_transfer t where t.reference = b.id and t.kind <> 'stake') as transfers
       from live_bet b where b.round_id = $1`,
    [roundId],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function expectNothingEarly(roundId: string, stands: number): Promise<void> {
  const { rows } = await house.house.db.query(
    'select id, multiplier from live_bet where round_id = $1 and multiplier > $2',
    [roundId, stands],
  );
  expect(rows).toEqual([]);
}

const cashTotal = async () => {
  const { rows } = await house.house.db.query<{ cents: bigint }>(
    `select sum(balance_cents)::bigint as cents from ledger_account where kind = 'cash' and member_id = any($1)`,
    [memberIds],
  );
  return rows[0]?.cents ?? 0n;
};

test('leaving by itself and by hand, raced 10,000 times, pays each bet once: never both, never late, never early', async () => {
  const before = await cashTotal();
  let races = 0;
  let won = 0n;
  for (const flight of flights) {
    const { leave: moments, end } = flight;
    const { id: roundId } = await lab.open();
    const bets = await betAll(roundId, flight);
    await lab.lock();
    const round = await lab.fly(end);
    const answers = new Map<string, Answer>();
    for (const [group, moment] of moments.entries()) {
      lab.reach(round, moment);
      // While the runner, which has the same moment, pays those whose multiplier has come.
      for (const [id, answer] of await leaveAll(bets.filter((bet) => bet.group === group)))
        answers.set(id, answer);
      await expectNothingEarly(roundId, moment);
    }
    // The end comes while the last ones leave: some ask in its last millisecond, the others too late.
    lab.nearly(round, end, 1);
    const leaving = leaveAll(bets.filter(({ group }) => group === moments.length));
    lab.nearly(round, end, 0);
    for (const [id, answer] of await leaving) answers.set(id, answer);
    await lab.inPhase('settled');

    const ended = await stored(roundId);
    const last = multiplierAt(lab.crash, msOfHundredths(lab.crash.growth, end + 1) - 1);
    for (const bet of bets) {
      const { state, multiplier, payout_cents: paid, transfers } = ended.get(bet.id) ?? {};
      const moment = moments[bet.group];
      const rightly = moment === undefined ? endings(bet.target, end, last) : [Math.min(bet.target, moment)];
      expect(rightly, `${bet.target} at ${moment ?? 'the end'}`).toContain(multiplier);
      expect(state).toBe(multiplier === null ? 'lost' : 'cashed');
      // Who was paid was told so, and who was told that it was over has what it left with by itself.
      const answer = answers.get(bet.id);
      expect(answer === 'over' ? [null, bet.target] : [answer]).toContain(multiplier);
      const payout = (stakeCents * BigInt(multiplier ?? 0)) / 100n;
      expect(paid).toBe(payout);
      expect(transfers).toEqual([
        ...(multiplier === null ? [] : [{ kind: 'payout', cents: Number(payout) }]),
        { kind: 'stake_settled', cents: Number(stakeCents) },
      ]);
      won += payout;
    }
    races += bets.length;
  }
  expect(races).toBe(10_000);
  expect(await cashTotal()).toBe(before - stakeCents * BigInt(races) + won);
  const told = await house.house.db.query(
    `select count(*)::integer as times, count(distinct r.id)::integer as rounds
       from outbox o, jsonb_array_elements_text(o.payload -> 'rounds') as r(id) where o.topic = 'rounds.settled'`,
  );
  expect(told.rows).toEqual([{ times: races, rounds: races }]);
  expect(await booksNow(house.house.db)).toMatchObject({
    differenceCents: 0n,
    wrongRounds: 0n,
    isClean: true,
  });
}, 1_200_000);

/** How a bet may end that leaves by hand as the flight ends: in time at the last multiplier, by itself, or not at all. */
const endings = (target: number, end: number, last: number): (number | null)[] =>
  target <= end ? [target, Math.min(target, last)] : [null, last];
