import { type Machine, payOf, type Spin, scattersOf } from './machine.ts';

/** One spin of a round as it was played. */
export type PlayedSpin = {
  stops: number[];
  isFree: boolean;
  /** In stakes per line, the free-spin multiplier included. */
  pay: number;
  freeSpinsAwarded: number;
  freeSpinsLeft: number;
};

/** Spins until no free spin is left. `nextStops` gives the stops of one spin: drawn, or read back from a stored round. */
export function playRound(machine: Machine, spin: Spin, nextStops: () => number[]): PlayedSpin[] {
  const { freeSpins } = machine.title;
  const played: PlayedSpin[] = [];
  let given = 0;
  let left = 1;
  while (left > 0) {
    const stops = nextStops();
    const [stop1 = 0, stop2 = 0, stop3 = 0, stop4 = 0, stop5 = 0] = stops;
    const result = spin(stop1, stop2, stop3, stop4, stop5);
    const isFree = played.length > 0;
    const awarded = Math.min(machine.awarded[scattersOf(result)] ?? 0, freeSpins.most - given);
    given += awarded;
    left += awarded - 1;
    played.push({
      stops,
      isFree,
      pay: payOf(result) * (isFree ? freeSpins.multiplier : 1),
      freeSpinsAwarded: awarded,
      freeSpinsLeft: left,
    });
  }
  return played;
}
