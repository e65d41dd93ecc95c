import { createDraws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import { coroaDaOnca } from '../slots/coroa-da-onca.ts';
import { createMachine, createSpin, payOf } from '../slots/machine.ts';
import { coroaDaOncaRules } from '../slots/rules.ts';

/** Spins a second on one core: evaluation alone, draws alone, and whole rounds as the server plays them. */
export function speedText(): string {
  const machine = createMachine(coroaDaOnca);
  const spin = createSpin(machine);
  const [a = 1, b = 1, c = 1, d = 1, e = 1] = machine.reelLengths;
  let paid = 0;
  const evaluated = perSecond(10_000_000, (index) => {
    paid += payOf(spin(index % a, (index * 7) % b, (index * 11) % c, (index * 13) % d, (index * 17) % e));
  });
  const draws = createDraws(hmacSha256, { serverSeed: 'speed', clientSeed: 'speed', nonce: 1 });
  const drawn = perSecond(1_000_000, () => {
    for (const length of machine.reelLengths) draws.int(length);
  });
  const bet = { stake: '2.00' };
  const played = perSecond(200_000, (nonce) => {
    coroaDaOncaRules.play(bet, createDraws(hmacSha256, { serverSeed: 'speed', clientSeed: 'speed', nonce }));
  });
  return [
    `evaluation alone: ${round(evaluated)} spins/s (checksum ${paid})`,
    `draws alone: ${round(drawn)} spins/s (five draws each)`,
    `whole rounds, each on seeds of its own: ${round(played)} rounds/s`,
  ].join('\n');
}

function perSecond(times: number, work: (index: number) => void): number {
  const start = performance.now();
  for (let index = 0; index < times; index += 1) work(index);
  return (times * 1_000) / (performance.now() - start);
}

function round(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
