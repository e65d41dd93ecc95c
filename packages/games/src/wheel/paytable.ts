import { multiplierUnit } from '../stake.ts';

export const wheelRisks = ['low', 'medium', 'high'] as const;
export type WheelRisk = (typeof wheelRisks)[number];

/** What each cabin pays, in tenths of the stake, in the order they pass. Every wheel pays 291 tenths in 30 cabins. */
const tenths: Readonly<Record<WheelRisk, string>> = {
  low: '12 12 0 12 12 17 12 0 12 12 12 0 12 12 0 12 17 12 12 0 12 12 12 0 12 12 17 12 0 12',
  medium: '0 15 0 20 0 27 0 15 0 20 0 15 0 20 0 27 0 15 0 20 0 15 0 20 0 27 0 15 0 20',
  high: '291 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0',
};

const wheels = new Map(
  wheelRisks.map((risk) => [
    risk,
    tenths[risk].split(' ').map((pays) => (Number(pays) * multiplierUnit) / 10),
  ]),
);

/** The multiplier of every cabin, in ten-thousandths. */
export function wheelCabins(risk: WheelRisk): readonly number[] {
  return wheels.get(risk) ?? [];
}

/** Cabins on the wheel, whatever the risk. */
export const wheelSize = 30;
