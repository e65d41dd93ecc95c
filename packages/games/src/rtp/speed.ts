import { createDraws, type Draws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import { coroaDaOnca } from '../slots/coroa-da-onca.ts';
import { createMachine, createSpin, type Machine, payOf, type Spin } from '../slots/machine.ts';
import { coroaDaOncaRules } from '../slots/rules.ts';

/** Stops that are drawn once and spun over and over: more than a processor can learn by heart. */
const drawnAhead = 65_536;
/** Each figure is the middle one of so many runs, after one that is not counted. */
const runs = 5;

/**
 * Plain spins of five reels with three rows and twenty lines a second, on one core: with stops that were drawn ahead,
 * with the draws of each spin, the draws alone, and whole rounds as the server plays them.
 */
export function speedText(): string {
  const machine = createMachine(coroaDaOnca);
  const spin = createSpin(machine);
  const draws = drawsOf(1);
  const figures = [
    ['evaluated, stops drawn ahead', evaluate(machine, spin)],
    ['draws included (five from one seed)', drawAndSpin(machine, spin, draws)],
    ['draws alone', drawOnly(machine, draws)],
    ['whole rounds, each on a nonce of its own', playRounds],
  ] as const;
  return [
    'Plain 5x3 spins of 20 lines a second on one core:',
    ...figures.map(([name, work]) => `${name}: ${perSecond(work).toLocaleString('en-US')}`),
  ].join('\n');
}

type Work = () => { spins: number; paid: number };

function evaluate({ reelLengths }: Machine, spin: Spin): Work {
  const draws = drawsOf(0);
  const stops = reelLengths.map((length) => Uint8Array.from({ length: drawnAhead }, () => draws.int(length)));
  const [a, b, c, d, e] = stops;
  if (!a || !b || !c || !d || !e) throw new Error('a machine has five reels');
  return () => {
    let paid = 0;
    for (let turn = 0; turn < 40; turn += 1) {
      for (let at = 0; at < drawnAhead; at += 1) {
        paid += payOf(spin(a[at] ?? 0, b[at] ?? 0, c[at] ?? 0, d[at] ?? 0, e[at] ?? 0));
      }
    }
    return { spins: 40 * drawnAhead, paid };
  };
}

function drawAndSpin({ reelLengths }: Machine, spin: Spin, draws: Draws): Work {
  const [a = 1, b = 1, c = 1, d = 1, e = 1] = reelLengths;
  return () => {
    let paid = 0;
    for (let index = 0; index < 200_000; index += 1) {
      paid += payOf(spin(draws.int(a), draws.int(b), draws.int(c), draws.int(d), draws.int(e)));
    }
    return { spins: 200_000, paid };
  };
}

function drawOnly({ reelLengths }: Machine, draws: Draws): Work {
  return () => {
    let paid = 0;
    for (let index = 0; index < 200_000; index += 1) {
      for (const length of reelLengths) paid += draws.int(length);
    }
    return { spins: 200_000, paid };
  };
}

function playRounds(): { spins: number; paid: number } {
  let paid = 0;
  for (let nonce = 0; nonce < 40_000; nonce += 1) {
    paid += Number(coroaDaOncaRules.play({ stake: '2.00' }, drawsOf(nonce)).payoutCents);
  }
  return { spins: 40_000, paid };
}

function drawsOf(nonce: number): Draws {
  return createDraws(hmacSha256, { serverSeed: 'speed', clientSeed: 'speed', nonce });
}

/** The middle of the runs, in whole spins a second. What is paid is looked at, so that no work can be left out. */
function perSecond(work: Work): number {
  const speeds = Array.from({ length: runs + 1 }, () => {
    const start = performance.now();
    const { spins, paid } = work();
    if (paid === 0) throw new Error('so many spins pay something');
    return (spins * 1_000) / (performance.now() - start);
  });
  const middle = speeds.slice(1).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  return Math.round(middle);
}
