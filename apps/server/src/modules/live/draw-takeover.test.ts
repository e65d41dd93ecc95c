import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksNow } from '../../testing/books-now.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestHouse } from '../../testing/house.ts';
import { TableRunner } from './runner/table-runner.ts';
import { drawLab } from './testing/draw-lab.ts';
import { type LivePlayer, newLivePlayer, startLiveHouse, switchTable } from './testing/live-house.ts';
import { mortalHouse } from './testing/mortal-house.ts';

let house: TestHouse;
let lab: ReturnType<typeof drawLab>;
let players: LivePlayer[];
beforeAll(async () => {
  // Nobody runs tables here but the test.
  house = await startLiveHouse({}, { runsTables: false });
  // A runner of a table that is off would be gone before it is switched on.
  await switchTable(house, 'roleta', true);
  lab = drawLab(house, 'roleta');
  players = await Promise.all(Array.from({ length: 3 }, () => newLivePlayer(house, { cash: '500.00' })));
});
afterAll(() => house.close());

/** Red and black, on which one of two is won, and twice over by each. */
const everybodyBets = async (roundId: string) => {
  for (const player of players)
    for (const type of ['red', 'black', 'red', 'black'])
      await player.mustPlace('roleta', roundId, { bets: [{ type, stake: '1.00' }] });
};

async function expectOnePayment(roundId: string): Promise<void> {
  const { db } = house.house;
  const { rows } = await db.query<{
    zero: boolean;
    paid: bigint;
    payouts: bigint;
    settled: bigint;
    told: bigint;
  }>(
    `select (l.outcome ->> 'number')::integer = 0 as zero, l.payout_cents as paid,
            (select count(*) from ledger_transfer t join live_bet b on b.id = t.reference
              where b.round_id = l.id and t.kind = 'payout') as payouts,
            (select count(*) from ledger_transfer t join live_bet b on b.id = t.reference
              where b.round_id = l.id and t.kind = 'stake_settled') as settled,
            (select count(*) from outbox o, jsonb_array_elements_text(o.payload -> 'rounds') as r(id)
               join live_bet b on b.id = r.id::uuid where o.topic = 'rounds.settled' and b.round_id = l.id) as told
       from live_round l where l.id = $1`,
    [roundId],
  );
  const [round] = rows;
  const won = round?.zero ? 0n : 6n;
  expect(round).toMatchObject({ paid: won * 200n, payouts: won, settled: 12n, told: 12n });
  expect(await booksNow(db)).toMatchObject({ differenceCents: 0n, wrongRounds: 0n, isClean: true });
}

test.each(['open', 'locked', 'playing'] as const)(
  'a runner that stops while its draw is %s is followed by another, which finishes that round',
  async (phase) => {
    const first = new TableRunner(house.house, 'roleta');
    const { id: roundId } = await lab.open();
    await everybodyBets(roundId);
    if (phase !== 'open') await lab.lock();
    const drawn = phase === 'locked' ? (await lab.inPhase('locked')).secret : null;
    if (phase === 'playing') await lab.show();
    await first.stop();
    const second = new TableRunner(house.house, 'roleta');
    if (phase === 'open') await lab.lock();
    if (phase !== 'playing') await lab.show();
    const ended = await lab.settle();
    expect(ended.id).toBe(roundId);
    if (drawn) expect({ hash: ended.hash, outcome: ended.outcome }).toEqual(drawn);
    await expectOnePayment(roundId);
    await second.stop();
  },
  30_000,
);

// In how many statements after the end of the scene the runner dies; the answer to the last of them is lost.
test.each([1, 3, 5])(
  'a runner that dies %d statements after the end of a draw is followed by another, and every bet is paid once',
  async (statements) => {
    const mortal = mortalHouse(house.house);
    const first = new TableRunner(mortal.house, 'roleta');
    const { id: roundId } = await lab.open();
    await everybodyBets(roundId);
    await lab.lock();
    const shown = await lab.show();
    mortal.dieAfter(statements);
    house.clock.moveTo(new Date((shown.plays_at?.getTime() ?? 0) + 2_000));
    await eventually(
      () => mortal.isDead(),
      (is) => is,
    );
    await first.stop();
    // Two that both believe the table theirs.
    const others = [new TableRunner(house.house, 'roleta'), new TableRunner(house.house, 'roleta')];
    await lab.inPhase('settled');
    await expectOnePayment(roundId);
    await Promise.all(others.map((runner) => runner.stop()));
  },
  30_000,
);
