import { createDraws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, multiply, type Ratio, ratio, subtract, toNumber, zero } from '../ratio.ts';
import { analyseSlot, totalsOf } from './analyse.ts';
import { coroaDaOncaFacts } from './analysis.ts';
import { coroaDaOnca } from './coroa-da-onca.ts';
import { enumerateSpins, linePaySum, scatterCounts } from './enumerate.ts';
import { createMachine, createSpin, packSpin, payOf, readLine, scattersOf } from './machine.ts';
import { contradictionsOfCoroaDaOnca } from './prove.ts';
import { coroaDaOncaRules } from './rules.ts';
import type { SlotTitle } from './title.ts';
import { toy } from './toy.fixture.ts';

/** The rules of a line slot in the plainest words, to check the compiled machine against. */
function playPlainly(title: SlotTitle, stops: readonly number[]) {
  const shown = (reel: number, row: number) => {
    const ring = title.reels[reel] ?? [];
    return ring[((stops[reel] ?? 0) + row) % ring.length] ?? '';
  };
  let pay = 0;
  for (const line of title.lines) {
    const cells = line.map((row, reel) => shown(reel, row));
    const best = Object.entries(title.pays).map(([symbol, pays]) => {
      let length = 0;
      while (length < 5 && (cells[length] === symbol || cells[length] === title.wild)) length += 1;
      return pays[length - 3] ?? 0;
    });
    pay += Math.max(...best);
  }
  let scatters = 0;
  for (let reel = 0; reel < 5; reel += 1) {
    for (let row = 0; row < 3; row += 1) scatters += shown(reel, row) === title.scatter ? 1 : 0;
  }
  return { pay: pay + (title.scatterPays[scatters - 3] ?? 0) * title.lines.length, scatters };
}

function* allStops(title: SlotTitle, reel = 0): Generator<number[]> {
  if (reel === 5) {
    yield [];
    return;
  }
  for (const rest of allStops(title, reel + 1)) {
    for (let stop = 0; stop < (title.reels[reel]?.length ?? 0); stop += 1) yield [stop, ...rest];
  }
}

const spinOf = (title: SlotTitle) => {
  const spin = createSpin(createMachine(title));
  return ([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly number[]) => spin(a, b, c, d, e);
};

describe('the machine', () => {
  test('pays every stop of a small machine as the plain rules do, and counts the cycle alike', () => {
    const machine = createMachine(toy);
    const spin = spinOf(toy);
    const counts = new Map<number, number>();
    for (const stops of allStops(toy)) {
      const plain = playPlainly(toy, stops);
      const result = spin(stops);
      expect({ pay: payOf(result), scatters: scattersOf(result) }).toEqual(plain);
      counts.set(
        packSpin(plain.pay, plain.scatters),
        (counts.get(packSpin(plain.pay, plain.scatters)) ?? 0) + 1,
      );
    }
    const enumerated = enumerateSpins(machine);
    expect(enumerated.cycle).toBe(5 * 4 * 5 * 4 * 6);
    expect(new Map([...enumerated.counts].toSorted())).toEqual(new Map([...counts].toSorted()));
  });

  test('pays any stop of the title as the plain rules do', () => {
    const spin = spinOf(coroaDaOnca);
    const stop = fc.integer({ min: 0, max: 31 });
    fc.assert(
      fc.property(fc.tuple(stop, stop, stop, stop, stop), (stops) => {
        const result = spin(stops);
        expect({ pay: payOf(result), scatters: scattersOf(result) }).toEqual(playPlainly(coroaDaOnca, stops));
      }),
      { numRuns: 5_000 },
    );
  });

  test('reads a line: wilds stand in, the better of two readings pays, scatters break it', () => {
    const read = (...cells: string[]) => {
      const { symbol, length, pay } = readLine(
        toy,
        cells.map((cell) => toy.symbols.indexOf(cell)),
      );
      return [toy.symbols[symbol], length, pay];
    };
    expect(read('bell', 'wild', 'bell', 'cherry', 'bell')).toEqual(['bell', 3, 3]);
    expect(read('wild', 'wild', 'seven', 'seven', 'wild')).toEqual(['seven', 5, 100]);
    expect(read('wild', 'wild', 'wild', 'wild', 'cherry')).toEqual(['wild', 4, 30]);
    expect(read('wild', 'wild', 'wild', 'star', 'wild')).toEqual(['wild', 3, 4]);
    expect(read('star', 'star', 'star', 'star', 'star')).toMatchObject({ 2: 0 });
    expect(read('bell', 'bell', 'star', 'bell', 'bell')).toMatchObject({ 2: 0 });
  });

  test.each([
    ['two scatters in a window', { reels: [['star', 'star', 'bell', 'bell'], ...toy.reels.slice(1)] }],
    ['a symbol nobody knows', { reels: [['lemon', 'bell', 'bell'], ...toy.reels.slice(1)] }],
    ['four reels', { reels: toy.reels.slice(1) }],
    ['the same line twice', { lines: [...toy.lines, [1, 1, 1, 1, 1]] }],
    ['a line off the window', { lines: [[3, 1, 1, 1, 1]] }],
    ['more free spins than a round holds', { freeSpins: { ...toy.freeSpins, most: 1 } }],
    ['scatters that pay on lines', { pays: { ...toy.pays, star: [1, 2, 3] as const } }],
  ])('refuses a title with %s', (_, changed) => {
    expect(() => createMachine({ ...toy, ...changed })).toThrow(/toy/);
  });
});

describe('exact figures', () => {
  test('[R26] the expectation equation gives what playing out every round of the small machine gives', () => {
    const machine = createMachine(toy);
    const facts = analyseSlot(machine, totalsOf(enumerateSpins(machine)));
    const spins = [...allStops(toy)].map((stops) => playPlainly(toy, stops));
    const groups = [0, 1, 2, 3, 4, 5].map((scatters) => spins.filter((spin) => spin.scatters === scatters));

    // Mean and mean square of what `left` free spins bring, by playing every spin in turn, pay by pay.
    const distribution = (left: number, given: number, times: number): Map<number, Ratio> => {
      if (left === 0) return new Map([[0, ratio(1)]]);
      const total = new Map<number, Ratio>();
      groups.forEach((group, scatters) => {
        const more = Math.min([0, 0, 0, 1, 2, 2][scatters] ?? 0, toy.freeSpins.most - given);
        const after = distribution(left - 1 + more, given + more, toy.freeSpins.multiplier);
        const pays = new Map<number, number>();
        for (const { pay } of group) pays.set(pay, (pays.get(pay) ?? 0) + 1);
        for (const [pay, count] of pays) {
          for (const [later, chance] of after) {
            const sum = pay * times + later;
            total.set(sum, add(total.get(sum) ?? zero, multiply(ratio(count, spins.length), chance)));
          }
        }
      });
      return total;
    };
    const round = [...distribution(1, 0, 1)];
    const lines = ratio(toy.lines.length);
    const mean = round.reduce((sum, [pay, chance]) => add(sum, multiply(ratio(pay), chance)), zero);
    const square = round.reduce((sum, [pay, chance]) => add(sum, multiply(ratio(pay * pay), chance)), zero);
    const variance = subtract(square, multiply(mean, mean));

    expect(multiply(facts.rtp, lines)).toEqual(mean);
    expect(multiply(facts.variance, multiply(lines, lines))).toEqual(variance);
    expect(multiply(facts.maxWin, lines)).toEqual(ratio(Math.max(...round.map(([pay]) => pay))));
    expect(facts.hitRate).toEqual(ratio(spins.filter(({ pay }) => pay > 0).length, spins.length));
    expect(add(facts.spinRtp, facts.freeSpinRtp)).toEqual(facts.rtp);
  });

  test('two ways to count lines and scatters of the small machine agree', () => {
    const machine = createMachine(toy);
    const totals = totalsOf(enumerateSpins(machine));
    expect(totals.stops).toEqual(scatterCounts(machine.scatterAt));
    const scatterSum = totals.stops.reduce(
      (sum, stops, count) => sum + stops * (machine.scatterPays[count] ?? 0),
      0,
    );
    expect(BigInt(totals.sums.reduce((sum, pays) => sum + pays, 0) - scatterSum)).toBe(linePaySum(machine));
  });

  test('[R26] the full cycle of Coroa da Onça gives its recorded totals', () => {
    expect(contradictionsOfCoroaDaOnca()).toEqual([]);
  });

  test('[R26] Coroa da Onça returns 96.4%', () => {
    const facts = coroaDaOncaFacts();
    expect(toNumber(facts.rtp)).toBeCloseTo(0.964_053, 6);
    expect(facts.cycle).toBe(32 ** 5);
    expect(toNumber(facts.hitRate)).toBeCloseTo(0.343_984, 6);
    expect(toNumber(facts.freeSpinRate)).toBeCloseTo(0.007_124, 6);
    expect(facts.maxWin).toEqual(ratio(21_665));
    const { maxStakeCents, maxPayoutCents } = coroaDaOncaRules.limits;
    expect(maxStakeCents * facts.maxWin.numerator).toBeLessThanOrEqual(maxPayoutCents);
  });
});

describe('rounds of Coroa da Onça', () => {
  const bet = { stake: '2.00' };
  const play = (nonce: number) =>
    coroaDaOncaRules.play(bet, createDraws(hmacSha256, { serverSeed: 's', clientSeed: 'c', nonce }));

  test('the events of a stored round add up to its payout, free spins included', () => {
    let freeRounds = 0;
    for (let nonce = 0; nonce < 2_000; nonce += 1) {
      const { payoutCents, outcome } = play(nonce);
      const events = coroaDaOncaRules.events(bet, JSON.parse(JSON.stringify(outcome)));
      const cents = (type: string) =>
        events
          .filter((event) => event.type === type)
          .reduce((sum, event) => sum + Number(event.payoutCents), 0);
      expect(cents('line_won') + cents('scatters_won')).toBe(Number(payoutCents));
      expect(cents('spin_ended')).toBe(Number(payoutCents));
      expect(events.at(-1)).toMatchObject({ type: 'settled', payoutCents: Number(payoutCents) });
      expect(events.filter(({ type }) => type === 'reels_stopped')).toHaveLength(outcome.spins.length);
      const awarded = events.filter(({ type }) => type === 'free_spins_awarded');
      expect(outcome.spins.length - 1).toBe(awarded.reduce((sum, event) => sum + Number(event.awarded), 0));
      if (awarded.length > 0) freeRounds += 1;
    }
    expect(freeRounds).toBeGreaterThan(3);
  });

  test('a stored round that ends too early is an error', () => {
    const free = Array.from({ length: 2_000 }, (_, nonce) => play(nonce)).find(
      ({ outcome }) => outcome.spins.length > 1,
    );
    const cut = { spins: free?.outcome.spins.slice(0, 2) ?? [] };
    expect(() => coroaDaOncaRules.events(bet, cut)).toThrow(/too few/);
  });

  test('a stake has whole centavos on each line, so that nothing is rounded', () => {
    expect(coroaDaOncaRules.parseBet({ stake: '0.20' })).toEqual({
      kind: 'ok',
      bet: { stake: '0.20' },
      stakeCents: 20n,
    });
    expect(coroaDaOncaRules.parseBet({ stake: '0.50' })).toMatchObject({ error: 'bad_bet', field: 'stake' });
    expect(coroaDaOncaRules.parseBet({ stake: '200.20' })).toMatchObject({ error: 'stake_too_large' });
    expect(coroaDaOncaRules.parseBet('2.00')).toMatchObject({ error: 'bad_bet' });
  });
});
