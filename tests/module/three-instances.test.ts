import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksNow } from '../../apps/server/src/testing/books-now.ts';
import { builtServer } from './support/built-server.ts';
import { accountOf } from './three-instances/account.ts';
import { type Cluster, flightTable, openCluster } from './three-instances/cluster.ts';
import { playDrawThroughKills } from './three-instances/draw.ts';
import { playThroughKills } from './three-instances/run.ts';

const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

let cluster: Cluster;
beforeAll(async () => {
  cluster = await openCluster({
    program: await builtServer('main'),
    count: 3,
    settings: quick,
    endsBy: 140,
    tables: [flightTable],
  });
}, 600_000);
afterAll(() => cluster?.close(), 60_000);

test('three instances of one house: the runner of a table dies three times, every round ends, every bet is settled once', async () => {
  if (process.env.CI === 'true') expect(cluster.bus).toBe('NATS');
  const run = await playThroughKills(
    cluster,
    {
      visitors: 30,
      bettors: 30,
      kills: (['playing', 'open', 'locked'] as const).map((phase) => ({ table: flightTable, phase })),
      pauseMs: 0,
      limitMs: 500_000,
    },
    () => {},
  );
  expect(run.trouble).toBeNull();
  const account = await accountOf(cluster, run);
  expect(account).toMatchObject({
    brokenRounds: 0,
    lostBets: 0,
    strangeBets: 0,
    wronglyPaid: 0,
    booksAreClean: true,
    differenceCents: 0n,
    surprises: [],
    // Sockets come back by themselves, and are told what stands there before anything else.
    early: 0,
    gaps: 0,
  });
  expect(account.rounds).toBeGreaterThanOrEqual(4);
  expect(account.bets).toBeGreaterThan(30);
  // Each instance had a third of them, and was killed.
  expect(account.reconnects).toBeGreaterThan(0);
}, 600_000);

test('a roulette round goes through three instances, of which two die: one draw, each bet paid once', async () => {
  const { killed, answers, bets, owedCents, ...round } = await playDrawThroughKills(cluster);
  expect(new Set(killed).size).toBe(2);
  expect(round).toEqual({ isOneRound: true, isOneDraw: true });
  // Both answers to a key name one bet.
  expect(new Set(bets.map(({ id }) => id))).toEqual(answers);
  expect(bets).toHaveLength(6);
  const moves = ['stake 300', 'stake_settled 300', ...(owedCents > 0n ? [`payout ${owedCents}`] : [])].join(
    ', ',
  );
  for (const bet of bets) expect(bet).toMatchObject({ paid: owedCents, moves });
  expect(await booksNow(cluster.db)).toMatchObject({ isClean: true, differenceCents: 0n });
}, 600_000);
