import { randomUUID } from 'node:crypto';
import { live } from '@arara/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callingOf } from '../../calling.ts';
import { booksNow } from '../../testing/books-now.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestHouse } from '../../testing/house.ts';
import { openSocket, type TestSocket } from '../../testing/socket-client.ts';
import { openSecondInstance } from '../games/testing/second-instance.ts';
import { TableRunner } from './runner/table-runner.ts';
import { flightLab } from './testing/flight-lab.ts';
import { type LivePlayer, newLivePlayer, startLiveHouse, switchTable } from './testing/live-house.ts';
import { mortalHouse } from './testing/mortal-house.ts';

const slug = 'foguete';
/** Another instance than the test house: its lock, and a house that can be ended in the middle of anything. */
interface Instance {
  readonly runner: TableRunner;
  readonly mortal: ReturnType<typeof mortalHouse>;
  /** Ends the process: what it was about to do is not done, and its lock is free. */
  end(): Promise<void>;
}

let house: TestHouse;
let lab: ReturnType<typeof flightLab>;
let players: LivePlayer[];
beforeAll(async () => {
  // As on a database that instances share: news go through it.
  house = await startLiveHouse({ DATABASE_URL: 'postgres://shared/arara' });
  lab = flightLab(house, slug);
  players = await Promise.all(Array.from({ length: 4 }, () => newLivePlayer(house, { cash: '500.00' })));
});
afterAll(() => house.close());

/** Waits until no instance has the table, and gives it to another than the test house. */
async function newInstance(): Promise<Instance> {
  await switchTable(house, slug, false);
  const lock = new pg.Client({ connectionString: house.databaseUrl });
  await lock.connect();
  await eventually(
    async () => {
      const [latest] = (await lab.rounds()).filter(({ phase }) => phase !== 'waiting');
      if (latest?.settled_at) house.clock.moveTo(new Date((latest.ended_at?.getTime() ?? 0) + 3_000));
      const { rows } = await lock.query(`select pg_try_advisory_lock(hashtext('live:${slug}')) as is_ours`);
      return rows[0]?.is_ours === true;
    },
    (is) => is,
  );
  await switchTable(house, slug, true);
  const mortal = mortalHouse(house.house);
  const runner = new TableRunner(mortal.house, slug);
  return {
    runner,
    mortal,
    end: async () => {
      await runner.stop();
      await lock.end();
    },
  };
}

/** Each bets 10.00, to leave at 2.00, and 5.00, which is lost. */
const everybodyBets = async (roundId: string) => {
  for (const player of players) {
    await player.mustBet(slug, roundId, { stake: '10.00', auto_cash_out: '2.00' });
    await player.mustBet(slug, roundId, { stake: '5.00', slot: 2 });
  }
};
const cash = () => Promise.all(players.map(async (player) => (await player.wallets()).cash.balanceCents));

async function expectOnePayment(roundId: string, before: readonly bigint[]): Promise<void> {
  expect(await cash()).toEqual(before.map((cents) => cents + 500n));
  const { db } = house.house;
  const moved = await db.query(
    `select t.kind, count(*)::integer as times from ledger_transfer t join live_bet b on b.id = t.reference
      where b.round_id = $1 group by 1 order by 1`,
    [roundId],
  );
  expect(moved.rows).toEqual([
    { kind: 'payout', times: 4 },
    { kind: 'stake', times: 8 },
    { kind: 'stake_settled', times: 8 },
  ]);
  const told = await db.query(
    `select count(*)::integer as times from outbox o, jsonb_array_elements_text(o.payload -> 'rounds') as r(id)
       join live_bet b on b.id = r.id::uuid where o.topic = 'rounds.settled' and b.round_id = $1`,
    [roundId],
  );
  expect(told.rows).toEqual([{ times: 8 }]);
  expect(await booksNow(db)).toMatchObject({ differenceCents: 0n, wrongRounds: 0n, isClean: true });
}

// In how many statements after the end of the flight the runner dies; the answer to the last of them is lost.
test.each([1, 5, 8])(
  'a runner that dies %d statements after the end of a flight is followed by another, and every bet is paid once',
  async (statements) => {
    const first = await newInstance();
    const { id: roundId } = await lab.open();
    const before = await cash();
    await everybodyBets(roundId);
    await lab.lock();
    const flight = await lab.fly(250);
    first.mortal.dieAfter(statements);
    lab.nearly(flight, 250, 0);
    await eventually(
      () => first.mortal.isDead(),
      (is) => is,
    );
    await first.end();
    const landed = await lab.inPhase('settled');
    expect(landed).toMatchObject({ id: roundId, outcome: { end: 250 }, payout_cents: 8_000n });
    await expectOnePayment(roundId, before);
  },
);

test.each(['open', 'locked', 'playing'] as const)(
  'a runner that dies while its round is %s is followed by another, which finishes that round',
  async (phase) => {
    const first = await newInstance();
    const { id: roundId } = await lab.open();
    const before = await cash();
    await everybodyBets(roundId);
    if (phase !== 'open') await lab.lock();
    if (phase === 'playing') await lab.fly(250);
    await first.end();
    if (phase === 'open') await lab.lock();
    const flight = phase === 'playing' ? await lab.inPhase('playing') : await lab.fly(250);
    expect(flight.id).toBe(roundId);
    await lab.land(flight, 250);
    await expectOnePayment(roundId, before);
  },
);

test('instances that all believe the table theirs still play one round at a time, each bet once', async () => {
  const first = await newInstance();
  const others = [new TableRunner(house.house, slug), new TableRunner(house.house, slug)];
  for (let round = 0; round < 3; round += 1) {
    const { id: roundId } = await lab.open();
    const before = await cash();
    await everybodyBets(roundId);
    await lab.lock();
    await lab.land(await lab.fly(250), 250);
    await expectOnePayment(roundId, before);
  }
  await Promise.all(others.map((runner) => runner.stop()));
  await first.end();
  const numbers = (await lab.rounds()).map(({ number }) => Number(number));
  expect(numbers).toEqual(numbers.map((_, index) => numbers.length - index));
  const positions = (await lab.rounds()).flatMap(({ position }) => position ?? []);
  expect(positions).toEqual(positions.map((_, index) => positions.length - index));
});

test('every instance tells a round alike, whichever runs it, and takes bets on it', async () => {
  const first = await newInstance();
  const other = await openSecondInstance(house);
  const address = await other.server.listen({ host: '127.0.0.1', port: 0 });
  const { id: roundId } = await lab.open();
  const sockets = [await openSocket(house.house.publicUrl()), await openSocket(address)] as const;
  for (const socket of sockets) socket.say({ type: 'watch', topics: [`live:${slug}`] });
  for (const socket of sockets)
    expect(await socket.heard('open_snapshot')).toMatchObject({
      data: { table: slug, round: { id: roundId } },
    });
  const [ana] = players;
  const placed = await callingOf(other.server).ask(
    live.livePlace,
    { table: slug, round_id: roundId, stake: '1.00', auto_cash_out: '1.50' },
    { token: ana?.token ?? '', idempotencyKey: randomUUID() },
  );
  await lab.lock();
  await lab.land(await lab.fly(200), 200);
  const newsOf = async (socket: TestSocket) => {
    const isLast = (data: unknown) => JSON.stringify(data).includes('"payout":"1.50"},"next"');
    await socket.heard('open', ({ data }) => isLast(data));
    return socket.messages.flatMap((message) =>
      message.type === 'open' ? [message.data as live.LiveEvent] : [],
    );
  };
  const [here, there] = [await newsOf(sockets[0]), await newsOf(sockets[1])];
  const phasesIn = (news: readonly live.LiveEvent[]) =>
    news.flatMap((event) =>
      event.kind === 'phase' ? [[event.round.phase, event.round.end, event.round.payout]] : [],
    );
  expect(phasesIn(here)).toEqual(phasesIn(there));
  expect(phasesIn(here)).toEqual([
    ['locked', null, '0.00'],
    ['playing', null, '0.00'],
    ['settled', '2.00', '0.00'],
    ['settled', '2.00', '1.50'],
  ]);
  for (const news of [here, there]) {
    const states = news.flatMap((event) => (event.kind === 'bets' ? event.bets : []));
    expect(states.map(({ id, state }) => [id, state])).toEqual(
      expect.arrayContaining([
        [placed.bet.id, 'placed'],
        [placed.bet.id, 'cashed'],
      ]),
    );
  }
  for (const socket of sockets) socket.close();
  await other.close();
  await first.end();
});
