import { createDraws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, ratio, toNumber } from '../ratio.ts';
import { analyseMines } from './analysis.ts';
import { minesLadder, reachableLadder, tiles } from './ladder.ts';
import { type MinesBet, type MinesState, minesRules } from './rules.ts';

const draws = (nonce = 0) => createDraws(hmacSha256, { serverSeed: 'server', clientSeed: 'client', nonce });
const pick = (tile: number) => ({ type: 'pick', tile }) as const;
const cashOut = { type: 'cash_out' } as const;
const minesCounts = fc.integer({ min: 1, max: 24 });
const betOf = (mines: number, stake = '1.00'): MinesBet => ({ stake, mines });

function act(bet: MinesBet, state: MinesState, action: typeof cashOut | ReturnType<typeof pick>) {
  const acted = minesRules.act(bet, state, action);
  if (acted.kind === 'refused') throw new Error('refused');
  return acted;
}

describe('bets and actions', () => {
  test('an accepted bet read again is the same bet', () => {
    fc.assert(
      fc.property(minesCounts, (mines) => {
        const bet = betOf(mines);
        expect(minesRules.parseBet(JSON.parse(JSON.stringify(bet)))).toEqual({
          kind: 'ok',
          bet,
          stakeCents: 100n,
        });
      }),
    );
  });

  test.each([0, 25, 1.5, '3', null, undefined])('%j mines are refused', (mines) => {
    const result = minesRules.parseBet({ stake: '1.00', mines });
    expect(result).toEqual({ kind: 'refused', error: 'bad_bet', field: 'mines' });
  });

  test.each([
    [{ type: 'pick', tile: 25 }, 'tile'],
    [{ type: 'pick', tile: -1 }, 'tile'],
    [{ type: 'pick', tile: '3' }, 'tile'],
    [{ type: 'peek' }, 'type'],
    [null, 'type'],
  ])('the action %j is refused', (input, field) => {
    expect(minesRules.parseAction(input)).toEqual({ kind: 'refused', error: 'bad_action', field });
  });
});

describe('a round', () => {
  test('opens safe tiles, is cashed out and pays the ladder', () => {
    const bet = betOf(3);
    const begun = minesRules.begin(bet, draws());
    expect(begun.settled).toBeNull();
    const safe = Array.from({ length: tiles }, (_, tile) => tile).filter(
      (tile) => !begun.state.mined.includes(tile),
    );
    const [first = 0, second = 0] = safe;
    const one = act(bet, begun.state, pick(first));
    expect(one.view).toMatchObject({
      picked: [first],
      multiplier: 11_250,
      payoutCents: 112,
      canCashOut: true,
    });
    const two = act(bet, one.state, pick(second));
    const paid = act(bet, two.state, cashOut);
    expect(paid.settled).toEqual({
      payoutCents: 128n,
      outcome: { mined: begun.state.mined, picked: [first, second], end: 'cashed_out' },
    });
    expect(paid.view).toMatchObject({ end: 'cashed_out', mined: begun.state.mined, canCashOut: false });
  });

  test('ends on a mine without a payout and shows every mine', () => {
    const bet = betOf(5);
    const { state } = minesRules.begin(bet, draws());
    const hit = act(bet, state, pick(state.mined[2] ?? 0));
    expect(hit.settled).toMatchObject({ payoutCents: 0n, outcome: { end: 'mine_hit' } });
    expect(hit.view).toMatchObject({ end: 'mine_hit', mined: state.mined, payoutCents: 0, multiplier: 0 });
  });

  test('is paid by itself when every safe tile is open', () => {
    const bet = betOf(24);
    const { state } = minesRules.begin(bet, draws());
    const safe =
      Array.from({ length: tiles }, (_, tile) => tile).find((tile) => !state.mined.includes(tile)) ?? -1;
    expect(act(bet, state, pick(safe)).settled).toMatchObject({
      payoutCents: 2_475n,
      outcome: { end: 'cleared' },
    });
  });

  test('refuses to cash out before a pick, to open a tile twice and to go on after the end', () => {
    const bet = betOf(3);
    const { state } = minesRules.begin(bet, draws());
    const refused = { kind: 'refused', error: 'illegal_action' };
    expect(minesRules.act(bet, state, cashOut)).toEqual(refused);
    const hit = act(bet, state, pick(state.mined[0] ?? 0));
    expect(minesRules.act(bet, hit.state, cashOut)).toEqual(refused);
    const safe =
      Array.from({ length: tiles }, (_, tile) => tile).find((tile) => !state.mined.includes(tile)) ?? -1;
    const opened = act(bet, state, pick(safe));
    expect(minesRules.act(bet, opened.state, pick(safe))).toEqual(refused);
  });

  test('ends before a payout would pass the maximum, and its ladder says so from the start', () => {
    const bet = betOf(12, '1000.00');
    const { maxPayoutCents } = minesRules.limits;
    const ladder = reachableLadder(12, 100_000n, maxPayoutCents);
    expect(ladder.length).toBeLessThan(minesLadder(12).length);
    const { state, view } = minesRules.begin(bet, draws());
    expect(view).toMatchObject({ ladder: [...ladder] });
    const safe = Array.from({ length: tiles }, (_, tile) => tile).filter(
      (tile) => !state.mined.includes(tile),
    );
    let step = minesRules.begin(bet, draws());
    for (const tile of safe.slice(0, ladder.length)) step = act(bet, step.state, pick(tile));
    expect(step.settled?.outcome.end).toBe('cleared');
    expect(step.settled?.payoutCents).toBeLessThanOrEqual(maxPayoutCents);
    const next = minesLadder(12)[ladder.length] ?? 0;
    expect((100_000n * BigInt(next)) / 10_000n).toBeGreaterThan(maxPayoutCents);
  });

  test('can be shown again as it stands', () => {
    const bet = betOf(3);
    const begun = minesRules.begin(bet, draws());
    const step = act(bet, begun.state, pick(begun.state.mined.includes(7) ? 8 : 7));
    expect(minesRules.view(bet, JSON.parse(JSON.stringify(step.state)))).toEqual(step.view);
  });
});

describe('what the player may see', () => {
  test('is the same wherever the hidden mines lie, until the end', () => {
    fc.assert(
      fc.property(
        minesCounts,
        fc.nat(),
        fc.nat(),
        fc.shuffledSubarray([...Array(tiles).keys()]),
        (mines, a, b, order) => {
          const bet = betOf(mines);
          const first = minesRules.begin(bet, draws(a));
          const other = minesRules.begin(bet, draws(b));
          const safe = order.filter((tile) => ![...first.state.mined, ...other.state.mined].includes(tile));
          expect(first.view).toEqual(other.view);
          let steps = [first, other];
          for (const tile of safe) {
            steps = steps.map(({ state }) => act(bet, state, pick(tile)));
            const [one, two] = steps;
            if (one?.settled || two?.settled) return;
            expect(one?.view).toEqual(two?.view);
            expect(one?.view).toMatchObject({ mined: null });
          }
        },
      ),
    );
  });
});

describe('payouts', () => {
  test('[R26] every number of mines and picks returns 99% but for rounding, at least 85% at the smallest stake', () => {
    const { configurations } = analyseMines();
    expect(configurations).toHaveLength(300);
    for (const { rtp, rtpAtMinStake } of configurations) {
      expect(compare(rtp, ratio(99, 100))).toBeLessThanOrEqual(0);
      expect(toNumber(rtp)).toBeGreaterThan(0.9898);
      expect(toNumber(rtpAtMinStake)).toBeGreaterThanOrEqual(0.85);
    }
  });

  test.each([
    [1, 3],
    [2, 2],
    [23, 2],
  ])(
    '[R26] all places of %i mines, played out with %i picks, pay the RTP that is claimed',
    (mines, picks) => {
      const bet = betOf(mines, '100.00');
      const places = subsets(tiles, mines);
      let paid = 0n;
      for (const mined of places) {
        const actions = [...Array.from({ length: picks }, (_, tile) => pick(tile)), cashOut];
        let state: MinesState = { mined, picked: [] };
        for (const action of actions) {
          const step = minesRules.act(bet, state, action);
          if (step.kind === 'refused') break;
          state = step.state;
          paid += step.settled?.payoutCents ?? 0n;
        }
      }
      const claimed = analyseMines().configurations.find(
        ({ name }) => name === `${mines} mines, ${picks} picks`,
      );
      expect(ratio(paid, 10_000n * BigInt(places.length))).toEqual(claimed?.rtp);
    },
  );
});

/** Every set of `count` of the numbers 0 to `size - 1`. */
function subsets(size: number, count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first <= size - count; first += 1) {
    for (const rest of subsets(size, count - 1, first + 1)) found.push([first, ...rest]);
  }
  return found;
}
