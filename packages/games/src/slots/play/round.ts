import type { SlotMode } from '../slot-events.ts';
import { playHold } from './hold.ts';
import { playPicks, playWheel } from './prizes.ts';
import { type Play, playTurn, type TurnResult } from './turn.ts';

/** A whole round; returns what it pays, in units. Everything follows from the draws. */
export function playRound(play: Play, mode: SlotMode): number {
  const { machine, tell, draw } = play;
  const { design } = machine;
  const { scatter, hold, columns, rows } = design;
  tell({ type: 'round_started', mode });
  const round = new Round(play);
  if (mode === 'buy') {
    if (!hold) return round.feature(scatter?.trigger ?? 0, []);
    const free = Array.from({ length: columns * rows }, (_, cell) => [Math.floor(cell / rows), cell % rows]);
    const coins = Array.from({ length: hold.trigger }, () => free.splice(draw(free.length), 1)).flat();
    return round.coins(coins);
  }
  const first = round.spin({
    phase: 'paid',
    left: 0,
    symbols: mode === 'ante' ? machine.ante : machine.base,
    held: [],
    multiplier: 1,
    multiplierCause: 'free_spins',
  });
  if (design.walk) round.walk(first.wildColumns, mode);
  if (hold && first.coins.length >= hold.trigger) round.coins(first.coins);
  if (scatter && first.scatters.length >= scatter.trigger)
    round.feature(first.scatters.length, first.scatters);
  return round.total;
}

/** A round on its way: how many spins it has shown and what they paid. */
class Round {
  total = 0;
  #spins = 0;

  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  spin(turn: Omit<Parameters<typeof playTurn>[1], 'spin'>): TurnResult {
    const { tell, cents } = this.#play;
    const spin = this.#spins;
    this.#spins += 1;
    const result = playTurn(this.#play, { ...turn, spin });
    this.total += result.pay;
    tell({
      type: 'spin_ended',
      spin,
      phase: turn.phase,
      payoutCents: cents(result.pay),
      totalCents: cents(this.total),
    });
    return result;
  }

  /** What so many scatters begin. */
  feature(scatters: number, cells: number[][]): number {
    const { freeSpins, wheel, picks } = this.#play.machine.design;
    if (freeSpins) this.freeSpins(scatters, cells);
    if (wheel) this.total += playWheel(this.#play, wheel);
    if (picks) this.total += playPicks(this.#play, picks);
    return this.total;
  }

  coins(cells: number[][]): number {
    this.total += playHold(this.#play, cells);
    return this.total;
  }

  /** Wild columns walk and the others spin again until none is left. */
  walk(landed: readonly number[], mode: SlotMode): void {
    const { machine, tell } = this.#play;
    const { walk, columns } = machine.design;
    if (!walk) return;
    let wilds = [...landed];
    for (let left = walk.mostRespins - 1; left >= 0; left -= 1) {
      const held = wilds.map((column) => column + walk.step).filter((to) => to >= 0 && to < columns);
      for (const from of wilds) {
        const to = from + walk.step;
        tell({ type: 'wild_walked', spin: this.#spins, from, to: held.includes(to) ? to : null });
      }
      if (held.length === 0) return;
      wilds = this.spin({
        phase: 'walk',
        left,
        symbols: mode === 'ante' ? machine.ante : machine.base,
        held,
        multiplier: 1,
        multiplierCause: 'free_spins',
      }).wildColumns;
    }
  }

  freeSpins(scatters: number, cells: number[][]): void {
    const { machine, tell, cents } = this.#play;
    const { freeSpins } = machine.design;
    if (!freeSpins) return;
    const before = this.total;
    const { collect } = freeSpins;
    let given = awardOf(machine, scatters, 0);
    let left = given;
    let collected = 0;
    let held: number[] = [];
    tell({ type: 'free_spins_awarded', spin: Math.max(0, this.#spins - 1), awarded: given, left, cells });
    while (left > 0) {
      left -= 1;
      const spin = this.#spins;
      const result = this.spin({
        phase: 'free',
        left,
        symbols: machine.free,
        held,
        multiplier: freeSpins.multiplier * meterOf(machine, collected),
        multiplierCause: collect ? 'collection' : 'free_spins',
      });
      if (freeSpins.isSticky) held = result.wildColumns;
      if (collect && result.collected.length > 0) {
        const top = collect.each * (collect.multipliers.length - 1);
        collected = Math.min(collected + result.collected.length, top);
        const next = (Math.floor(collected / collect.each) + 1) * collect.each;
        tell({
          type: 'symbols_collected',
          spin,
          cells: result.collected,
          collected,
          needed: collected === top ? null : next,
        });
      }
      const more = awardOf(machine, result.scatters.length, given);
      if (more === 0) continue;
      given += more;
      left += more;
      tell({ type: 'free_spins_awarded', spin, awarded: more, left, cells: result.scatters });
    }
    tell({ type: 'free_spins_ended', payoutCents: cents(this.total - before) });
  }
}

/** Free spins for so many scatters when a round has given some already. */
export function awardOf({ design }: Play['machine'], scatters: number, given: number): number {
  const { scatter, freeSpins } = design;
  if (!scatter || !freeSpins || scatters < scatter.trigger) return 0;
  const awarded = freeSpins.awarded[scatters - scatter.trigger] ?? freeSpins.awarded.at(-1) ?? 0;
  return Math.min(awarded, freeSpins.most - given);
}

/** What the meter multiplies by after so many symbols. */
export function meterOf({ design }: Play['machine'], collected: number): number {
  const collect = design.freeSpins?.collect;
  return collect ? (collect.multipliers[Math.floor(collected / collect.each)] ?? 1) : 1;
}
