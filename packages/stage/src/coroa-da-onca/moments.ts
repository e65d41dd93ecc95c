import type { SlotEvent } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

type Won<Type extends SlotEvent['type']> = Extract<SlotEvent, { type: Type }>;

/** What the machine shows at one moment. */
export interface SlotScene {
  /** By reel from the left, then row from the top. */
  readonly grid: readonly (readonly string[])[];
  /** How many reels stand, from the left. */
  readonly standing: number;
  readonly spin: number;
  readonly lines: readonly Won<'line_won'>[];
  readonly scatters: Won<'scatters_won'> | null;
  /** Free spins just won. */
  readonly award: Won<'free_spins_awarded'> | null;
  /** During free spins: how many are left after this one. */
  readonly freeSpinsLeft: number | null;
  /** What the spins so far have paid, in centavos. */
  readonly soFarCents: number;
  /** The whole round is over and its result told. */
  readonly isTold: boolean;
}

export const reels = 5;

export const slotAtRest: SlotScene = {
  grid: [
    ['diamante', 'onca', 'K'],
    ['Q', 'coroa', 'arara'],
    ['coroa', 'coringa', 'flor'],
    ['J', 'lua', 'onca'],
    ['arara', 'K', 'diamante'],
  ],
  standing: reels,
  spin: 0,
  lines: [],
  scatters: null,
  award: null,
  freeSpinsLeft: null,
  soFarCents: 0,
  isTold: false,
};

const ms = { spinning: 420, stop: 120, settle: 220, winShown: 1_100, awardShown: 2_000, told: 250 } as const;

/** A round as moments: for each spin the reels stop left to right, then its wins, then free spins it brought. */
export function slotMoments(events: readonly SlotEvent[]): Moment<SlotScene>[] {
  const spins = bySpin(events);
  const moments: Moment<SlotScene>[] = [];
  let soFarCents = 0;
  for (const [spin, told] of spins) {
    const stopped = told.find((event) => event.type === 'reels_stopped');
    const ended = told.find((event) => event.type === 'spin_ended');
    if (!stopped || !ended) continue;
    const freeSpinsLeft = stopped.isFree ? ended.freeSpinsLeft : null;
    const before = { ...slotAtRest, grid: stopped.grid, spin, freeSpinsLeft, soFarCents };
    moments.push({ scene: { ...before, standing: 0 }, ms: ms.spinning });
    for (let standing = 1; standing <= reels; standing += 1) {
      moments.push({ scene: { ...before, standing }, ms: standing === reels ? ms.settle : ms.stop });
    }
    soFarCents += ended.payoutCents;
    const lines = told.filter((event) => event.type === 'line_won');
    const scatters = told.find((event) => event.type === 'scatters_won') ?? null;
    const after = { ...before, lines, scatters, soFarCents };
    if (ended.payoutCents > 0) moments.push({ scene: after, ms: ms.winShown });
    const award = told.find((event) => event.type === 'free_spins_awarded');
    if (award) moments.push({ scene: { ...after, award }, ms: ms.awardShown });
  }
  const last = moments.at(-1);
  if (last) moments.push({ scene: { ...last.scene, award: null, isTold: true }, ms: ms.told });
  return moments;
}

function bySpin(events: readonly SlotEvent[]) {
  const spins = new Map<number, Exclude<SlotEvent, { type: 'settled' }>[]>();
  for (const event of events) {
    if (event.type === 'settled') continue;
    spins.set(event.spin, [...(spins.get(event.spin) ?? []), event]);
  }
  return spins;
}

/** The cells a line or the scatters light up, as "reel,row". */
export function litCells(scene: SlotScene, lineRows: readonly (readonly number[])[], only: number | null) {
  const lines = only === null ? scene.lines : scene.lines.filter((_, index) => index === only);
  const lit = new Set<string>();
  for (const { line, length } of lines) {
    for (let reel = 0; reel < length; reel += 1) lit.add(`${reel},${lineRows[line]?.[reel] ?? 0}`);
  }
  if (only === null) for (const [reel, row] of scene.scatters?.cells ?? []) lit.add(`${reel},${row}`);
  return lit;
}
