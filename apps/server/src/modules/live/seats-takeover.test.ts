import { seatPosition } from '@arara/games/live/seats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksNow } from '../../testing/books-now.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestHouse } from '../../testing/house.ts';
import { TableRunner } from './runner/table-runner.ts';
import { type LivePlayer, newLivePlayer, startLiveHouse, switchTable } from './testing/live-house.ts';
import { mortalHouse } from './testing/mortal-house.ts';
import { seatsLab } from './testing/seats-lab.ts';

let house: TestHouse;
let lab: ReturnType<typeof seatsLab>;
let players: LivePlayer[];
beforeAll(async () => {
  // Nobody runs tables here but the test.
  house = await startLiveHouse({}, { runsTables: false });
  // A runner of a table that is off would be gone before it is switched on.
  await switchTable(house, 'blackjack', true);
  lab = seatsLab(house);
  players = await Promise.all(Array.from({ length: 4 }, () => newLivePlayer(house, { cash: '500.00' })));
});
afterAll(() => house.close());

/** Three seats with cards to decide on, the first of them doubled, and a bet behind it that follows. */
async function dealt(roundId: string) {
  const bets = [];
  for (const [index, player] of players.slice(0, 3).entries())
    bets.push(await player.mustSit(roundId, index + 1, '10.00'));
  await players[3]?.mustBehind(roundId, bets[0]?.id ?? '', { stake: '10.00', follows: true });
  await lab.lock();
  await lab.deal((cards) => [1, 2, 3].every((seat) => seatPosition(cards, { seat, moves: [] }).active === 0));
  const [first] = bets;
  if (first) await players[0]?.mustMove(first.id, 0, 'double');
  return bets;
}

async function expectOnePayment(roundId: string): Promise<void> {
  const { db } = house.house;
  const { rows } = await db.query<Record<string, bigint | boolean>>(
    `select (select count(*) from ledger_transfer t join live_bet b on b.id = t.reference
              where b.round_id = $1 and t.kind = 'stake') as stakes,
            (select count(*) from ledger_transfer t join live_bet b on b.id = t.reference
              where b.round_id = $1 and t.kind = 'stake_settled') as settled,
            (select count(*) from outbox o, jsonb_array_elements_text(o.payload -> 'rounds') as r(id)
               join live_bet b on b.id = r.id::uuid where o.topic = 'rounds.settled' and b.round_id = $1) as told,
            (select bool_and(r.payout_cents = b.payout_cents and r.stake_cents = b.stake_cents and not r.is_open)
               from live_bet b join round r on r.id = b.id and r.member_id = b.member_id where b.round_id = $1) as is_same`,
    [roundId],
  );
  expect(rows[0]).toEqual({ stakes: 6n, settled: 4n, told: 4n, is_same: true });
  expect(await booksNow(db)).toMatchObject({ differenceCents: 0n, wrongRounds: 0n, isClean: true });
}

test('a runner that stops while seats decide is followed by another, which takes their decisions to the end of that round', async () => {
  const first = new TableRunner(house.house, 'blackjack');
  const { id: roundId } = await lab.open();
  const [, second, third] = await dealt(roundId);
  const { secret, decides_at } = await lab.inPhase('playing');
  await first.stop();
  // Decisions are taken though nobody runs the table.
  if (second) await players[1]?.mustMove(second.id, 0, 'stand');
  const other = new TableRunner(house.house, 'blackjack');
  expect((await lab.inPhase('playing')).decides_at).toEqual(decides_at);
  const ended = await lab.finish();
  expect(ended).toMatchObject({ id: roundId, hash: secret?.hash });
  expect(ended.outcome).toMatchObject({
    seats: [{ moves: ['double'] }, { moves: ['stand'] }, { seat: 3, moves: ['stand'] }],
  });
  expect(third).toBeDefined();
  await expectOnePayment(roundId);
  await other.stop();
});

test('when every seat has decided nobody waits for the clock', async () => {
  const runner = new TableRunner(house.house, 'blackjack');
  const { id: roundId } = await lab.open();
  const [, second, third] = await dealt(roundId);
  const { decides_at } = await lab.inPhase('playing');
  for (const [index, bet] of [second, third].entries())
    if (bet) await players[index + 1]?.mustMove(bet.id, 0, 'stand');
  const sooner = (await lab.inPhase('playing')).decides_at;
  expect(sooner?.getTime()).toBeLessThan(decides_at?.getTime() ?? 0);
  await lab.finish();
  await expectOnePayment(roundId);
  await runner.stop();
});

// In how many statements after the end of the time to decide, or of the scene, the runner dies; the answer to the last is lost.
test.each([
  ['decisions', 3],
  ['decisions', 6],
  ['scene', 2],
  ['scene', 5],
] as const)(
  'a runner that dies after the end of the %s in %d statements is followed by another, and every seat is paid once',
  async (when, statements) => {
    const mortal = mortalHouse(house.house);
    const first = new TableRunner(mortal.house, 'blackjack');
    const { id: roundId } = await lab.open();
    await dealt(roundId);
    if (when === 'scene') await lab.decide();
    mortal.dieAfter(statements);
    if (when === 'scene') await lab.drawn();
    else house.clock.moveTo((await lab.inPhase('playing')).decides_at ?? new Date());
    await eventually(
      () => mortal.isDead(),
      (is) => is,
    );
    await first.stop();
    // Two that both believe the table theirs.
    const others = [new TableRunner(house.house, 'blackjack'), new TableRunner(house.house, 'blackjack')];
    if (when === 'decisions') {
      await lab.decide();
      await lab.settle();
    } else await lab.inPhase('settled');
    await expectOnePayment(roundId);
    await Promise.all(others.map((runner) => runner.stop()));
  },
  30_000,
);
