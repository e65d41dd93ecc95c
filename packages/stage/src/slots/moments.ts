import type { SlotRoundEvent } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';
import { fallsOf } from './falls.ts';
import { atRest, type Cell, type Grid, type ShownWin, type SlotScene } from './scene.ts';

type Told<Type extends SlotRoundEvent['type']> = Extract<SlotRoundEvent, { type: Type }>;

/** What the moments need to know of a machine. */
export interface MachineFacts {
  readonly columns: number;
  readonly rows: number;
  /** Symbols drop in from above instead of turning on reels. */
  readonly isDropping: boolean;
  /** So many of this symbol begin a feature. */
  readonly scatter: { readonly symbol: string; readonly trigger: number } | null;
}

const ms = {
  spinning: 520,
  dropping: 240,
  stop: 130,
  dropStop: 75,
  tense: 1_050,
  settle: 260,
  grow: 700,
  walk: 650,
  multiply: 550,
  win: 1_150,
  burst: 380,
  fall: 520,
  collect: 700,
  award: 2_400,
  more: 1_500,
  freeTotal: 2_200,
  pause: 220,
  holdStart: 1_700,
  respin: 620,
  coins: 700,
  noCoins: 260,
  holdTotal: 2_200,
  picksClosed: 1_100,
  pick: 850,
  picksOver: 2_000,
  wheelStill: 800,
  wheelTurn: 4_600,
  wheelOver: 2_000,
  jackpot: 4_200,
  told: 250,
} as const;

/** A round as moments, in the order in which the server tells it; the last one shows all that was paid. */
export function slotMoments(
  events: readonly SlotRoundEvent[],
  machine: MachineFacts,
  standing: Grid,
): Moment<SlotScene>[] {
  const moments: Moment<SlotScene>[] = [];
  let scene = atRest(standing);
  const show = (change: Partial<SlotScene>, duration: number) => {
    scene = { ...scene, ...change };
    moments.push({ scene, ms: duration });
  };
  const paid = (cents: number) => scene.soFarCents + cents;

  events.forEach((event, index) => {
    switch (event.type) {
      case 'round_started':
        break;
      case 'spin_started':
        scene = { ...scene, ...newSpin(event, scene) };
        break;
      case 'grid_shown':
        for (const [change, duration] of stopsOf(event.grid, scene, machine)) show(change, duration);
        break;
      case 'wild_expanded':
        show({ grown: [...scene.grown, event.column], held: [...scene.held, event.column] }, ms.grow);
        break;
      case 'wild_walked': {
        const held = scene.held.filter((column) => column !== event.from);
        show(
          { held: event.to === null ? held : [...held, event.to], walk: event, wins: [], grown: [] },
          ms.walk,
        );
        break;
      }
      case 'multiplier_shown':
        if (event.multiplier === scene.multiplier && event.cause === scene.cause) break;
        show({ multiplier: event.multiplier, cause: event.cause }, ms.multiply);
        break;
      case 'win_shown':
        scene = {
          ...scene,
          wins: [...scene.wins, winOf(event)],
          soFarCents: paid(event.payoutCents),
          walk: null,
        };
        // Wins of one grid are shown together, each with its amount.
        if (events[index + 1]?.type !== 'win_shown') show({}, ms.win);
        break;
      case 'cascade_dropped':
        show({ burst: cellsOf(event.removed) }, ms.burst);
        show(
          {
            turn: scene.turn + 1,
            grid: event.grid,
            falls: fallsOf(cellsOf(event.removed), machine.columns, machine.rows),
            burst: [],
            wins: [],
            fall: event.fall,
          },
          ms.fall,
        );
        break;
      case 'symbols_collected':
        show(
          { collected: cellsOf(event.cells), meter: { collected: event.collected, needed: event.needed } },
          ms.collect,
        );
        scene = { ...scene, collected: [] };
        break;
      case 'free_spins_awarded': {
        const isMore = scene.phase === 'free';
        show(
          { award: { awarded: event.awarded, isMore }, spinsLeft: event.left },
          isMore ? ms.more : ms.award,
        );
        scene = { ...scene, award: null };
        break;
      }
      case 'spin_ended':
        if (event.payoutCents === 0) show({}, ms.pause);
        break;
      case 'free_spins_ended':
        show({ freeTotalCents: event.payoutCents }, ms.freeTotal);
        scene = { ...scene, freeTotalCents: null };
        break;
      case 'respins_started':
      case 'respin_shown':
      case 'respins_ended':
        for (const [change, duration] of holdSteps(event, scene)) show(change, duration);
        break;
      case 'picks_opened':
        for (const [change, duration] of pickSteps(event, scene)) show(change, duration);
        break;
      case 'wheel_spun': {
        const { segment, jackpot, payoutCents } = event;
        const wheel = { segment, jackpot, payoutCents, isTurning: false, isOver: false };
        show({ wheel }, ms.wheelStill);
        show({ wheel: { ...wheel, isTurning: true } }, ms.wheelTurn);
        show(
          { wheel: { ...wheel, isTurning: true, isOver: true }, soFarCents: paid(payoutCents) },
          ms.wheelOver,
        );
        scene = { ...scene, wheel: null };
        break;
      }
      case 'jackpot_won':
        show({ jackpotCents: event.payoutCents, soFarCents: paid(event.payoutCents), wins: [] }, ms.jackpot);
        break;
      case 'settled':
        show({ isTold: true, award: null, isTense: false, burst: [], walk: null }, ms.told);
        break;
    }
  });
  return moments;
}

/** Whether a moment belongs to a feature, which nobody hurries past. */
export function isFeature({ award, freeTotalCents, hold, picks, wheel, jackpotCents }: SlotScene): boolean {
  return [award, freeTotalCents, hold, picks, wheel, jackpotCents].some((part) => part !== null);
}

type Step = readonly [change: Partial<SlotScene>, ms: number];

function newSpin({ phase, left, held }: Told<'spin_started'>, before: SlotScene): Partial<SlotScene> {
  return {
    phase,
    spinsLeft: left,
    held,
    grown: [],
    walk: null,
    wins: [],
    falls: null,
    fall: 0,
    // The multiplier of free spins and of their meter holds from spin to spin, that of a cascade does not.
    ...(before.cause === 'cascade' || before.cause === 'mystery' ? { multiplier: 1, cause: null } : {}),
    freeSpinsPlayed: before.freeSpinsPlayed + (phase === 'free' ? 1 : 0),
  };
}

/** The columns stop one after the other; one that could complete a feature takes its time. */
function stopsOf(
  grid: Grid,
  before: SlotScene,
  { columns, rows, isDropping, scatter }: MachineFacts,
): Step[] {
  const falls = isDropping ? grid.map(() => Array.from({ length: rows }, () => rows)) : null;
  const start = { turn: before.turn + 1, grid, falls, standing: 0, isTense: false };
  const steps: Step[] = [[start, isDropping ? ms.dropping : ms.spinning]];
  const seen = (count: number) =>
    grid
      .slice(0, count)
      .reduce((sum, column) => sum + column.filter((symbol) => symbol === scatter?.symbol).length, 0);
  for (let standing = 1; standing <= columns; standing += 1) {
    const isLast = standing === columns;
    const isTense = !isLast && scatter !== null && seen(standing) >= scatter.trigger - 1;
    const stop = isDropping ? ms.dropStop : ms.stop;
    steps.push([
      { standing, isTense },
      isLast ? ms.settle + (isDropping ? 220 : 0) : isTense ? ms.tense : stop,
    ]);
  }
  return steps;
}

function holdSteps(
  event: Told<'respins_started'> | Told<'respin_shown'> | Told<'respins_ended'>,
  { hold, soFarCents }: SlotScene,
): Step[] {
  const board = hold ?? { coins: [], fresh: [], left: 0, isSpinning: false, total: null };
  if (event.type === 'respins_started') {
    const begun = { ...board, coins: event.coins, fresh: event.coins, left: event.left };
    return [[{ hold: begun, wins: [] }, ms.holdStart]];
  }
  if (event.type === 'respins_ended') {
    const { fullCents, payoutCents } = event;
    const ended = { ...board, fresh: [], isSpinning: false, total: { fullCents, payoutCents } };
    return [[{ hold: ended, soFarCents: soFarCents + payoutCents }, ms.holdTotal]];
  }
  const landed = { ...board, coins: [...board.coins, ...event.coins], fresh: event.coins, left: event.left };
  return [
    [{ hold: { ...board, fresh: [], isSpinning: true } }, ms.respin],
    [{ hold: landed }, event.coins.length > 0 ? ms.coins : ms.noCoins],
  ];
}

function pickSteps({ prizes, payoutCents }: Told<'picks_opened'>, { soFarCents }: SlotScene): Step[] {
  const most = prizes.filter(({ order }) => order !== null).length;
  const picks = { prizes, payoutCents, opened: 0, isOver: false };
  const opening = Array.from(
    { length: most },
    (_, index): Step => [{ picks: { ...picks, opened: index + 1 } }, ms.pick],
  );
  return [
    [{ picks, wins: [] }, ms.picksClosed],
    ...opening,
    [{ picks: { ...picks, opened: most, isOver: true }, soFarCents: soFarCents + payoutCents }, ms.picksOver],
    [{ picks: null }, 0],
  ];
}

function winOf({
  kind,
  symbol,
  count,
  cells,
  line,
  ways,
  multiplier,
  payoutCents,
}: Told<'win_shown'>): ShownWin {
  return { kind, symbol, count, cells: cellsOf(cells), line, ways, multiplier, payoutCents };
}

/** Cells as the wire tells them: `[column, row]`. */
export function cellsOf(cells: readonly (readonly number[])[]): Cell[] {
  return cells.map(([column = 0, row = 0]) => [column, row]);
}
