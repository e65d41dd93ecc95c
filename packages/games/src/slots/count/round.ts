import { combinations } from '../../combinations.ts';
import type { FreeSpins } from '../design.ts';
import type { SlotMachine } from '../play/machine.ts';
import { awardOf, meterOf } from '../play/round.ts';
import type { SlotMode } from '../slot-events.ts';
import { type Cases, regroup, unpackShown } from './cases.ts';
import { both, either, never, oneOf, sure, type Tally, times, waysOf } from './tally.ts';
import { countTurns } from './turns.ts';

/** All rounds of one way to bet. */
export function countRound(machine: SlotMachine, mode: SlotMode): Tally {
  const { design } = machine;
  const { scatter, hold } = design;
  const featureWorth = featureWorths(machine);
  if (mode === 'buy') return hold ? holdWorth(machine, hold.trigger) : featureWorth(scatter?.trigger ?? 0);
  const symbols = mode === 'ante' ? machine.ante : machine.base;
  const turn = (wilds: number, phase: 'paid' | 'walk') => countTurns(machine, symbols, phase, wilds);
  const walkWorth = walkWorths(
    machine,
    memo((held) => turn(held, 'walk')),
  );
  let all = never;
  for (const [packed, spin] of turn(0, 'paid')) {
    const { scatters, wilds } = unpackShown(packed);
    let worth = both(spin, walkWorth(wilds));
    if (hold && scatters >= hold.trigger) worth = both(worth, holdWorth(machine, scatters));
    if (scatter && scatters >= scatter.trigger) worth = both(worth, featureWorth(scatters));
    all = either(all, worth);
  }
  return all;
}

/** What so many scatters begin. */
function featureWorths(machine: SlotMachine): (scatters: number) => Tally {
  const { freeSpins, wheel, picks } = machine.design;
  const prizes = both(
    wheel ? oneOf(wheel.segments, ({ units }) => sure(units)) : sure(0),
    picks ? picksWorth(picks.prizes, picks.opened) : sure(0),
  );
  const freeSpinsWorth = freeSpins ? freeSpinsWorths(machine, freeSpins) : () => sure(0);
  const worthOf = memo((awarded) => both(freeSpinsWorth(awarded), prizes));
  return (scatters) => worthOf(awardOf(machine, scatters, 0));
}

/** Each choice of so many places is as likely as any other. */
function picksWorth(prizes: readonly number[], opened: number): Tally {
  const of = combinations(prizes.length, opened);
  const choose = (from: number, left: number, sum: number): Tally => {
    if (left === 0) return waysOf(1, of, sum);
    let all = never;
    for (let place = from; place < prizes.length; place += 1) {
      all = either(all, choose(place + 1, left - 1, sum + (prizes[place] ?? 0)));
    }
    return all;
  };
  return choose(0, opened, 0);
}

/** Free spins as a Markov chain over spins left, spins given, the meter and the columns that are wild. */
function freeSpinsWorths(machine: SlotMachine, freeSpins: FreeSpins): (first: number) => Tally {
  const { collect, isSticky } = freeSpins;
  const top = collect ? collect.each * (collect.multipliers.length - 1) : 0;
  const turns = memo((wilds: number) =>
    regroup(countTurns(machine, machine.free, 'free', wilds), ({ scatters, collected, wilds: now }) => {
      const more = awardOf(machine, scatters, 0);
      return (more * 32 + Math.min(collected, top)) * 32 + (isSticky ? now : 0);
    }),
  );
  const known = new Map<string, Tally>();
  const worth = (left: number, given: number, meter: number, wilds: number): Tally => {
    if (left === 0) return sure(0);
    const key = `${left},${given},${meter},${wilds}`;
    const found = known.get(key);
    if (found) return found;
    const multiplier = freeSpins.multiplier * meterOf(machine, meter);
    let all = never;
    for (const [group, spin] of turns(wilds)) {
      const more = Math.min(Math.floor(group / 1024), freeSpins.most - given);
      const filled = Math.min(meter + (Math.floor(group / 32) % 32), top);
      const after = worth(left - 1 + more, given + more, filled, group % 32);
      all = either(all, both(times(spin, multiplier), after));
    }
    known.set(key, all);
    return all;
  };
  return (first) => worth(first, first, 0, 0);
}

/** Walking wilds as a Markov chain over the wild columns and the respins left. */
function walkWorths({ design }: SlotMachine, turnsOf: (held: number) => Cases): (landed: number) => Tally {
  const { walk, columns } = design;
  if (!walk) return () => sure(0);
  const walked = (wilds: number) => (walk.step === 1 ? (wilds * 2) % 2 ** columns : Math.floor(wilds / 2));
  const worth = memo2((wilds: number, left: number): Tally => {
    const held = walked(wilds);
    if (held === 0 || left === 0) return sure(0);
    let all = never;
    for (const [packed, spin] of turnsOf(held)) {
      all = either(all, both(spin, worth(unpackShown(packed).wilds, left - 1)));
    }
    return all;
  });
  return (landed) => worth(landed, walk.mostRespins);
}

/** Respins for coins as a Markov chain over the cells that hold one and the respins left. */
function holdWorth({ design }: SlotMachine, first: number): Tally {
  const { hold, columns, rows } = design;
  if (!hold) return sure(0);
  const cells = columns * rows;
  const coin = oneOf(hold.values, ({ units }) => sure(units));
  const coins = memo((count: number): Tally => (count === 0 ? sure(0) : both(coin, coins(count - 1))));
  const { of, in: all } = hold.chance;
  const worth = memo2((filled: number, left: number): Tally => {
    if (filled === cells) return sure(hold.full);
    if (left === 0) return sure(0);
    const free = cells - filled;
    let sum = never;
    for (let fell = 0; fell <= free; fell += 1) {
      const ways =
        combinations(free, fell) * BigInt(of) ** BigInt(fell) * BigInt(all - of) ** BigInt(free - fell);
      const after = worth(filled + fell, fell > 0 ? hold.respins : left - 1);
      sum = either(sum, both(waysOf(ways, BigInt(all) ** BigInt(free)), both(coins(fell), after)));
    }
    return sum;
  });
  return both(coins(first), worth(first, hold.respins));
}

function memo<Result>(work: (key: number) => Result): (key: number) => Result {
  const known = new Map<number, Result>();
  return (key) => {
    const found = known.get(key) ?? work(key);
    known.set(key, found);
    return found;
  };
}

function memo2<Result>(work: (one: number, other: number) => Result): (one: number, other: number) => Result {
  const of = memo((one) => memo((other) => work(one, other)));
  return (one, other) => of(one)(other);
}
