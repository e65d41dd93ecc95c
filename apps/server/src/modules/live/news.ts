import type { live } from '@arara/contract';
import type { House } from '../../house.ts';

type Event = live.LiveEvent;
type PublicBet = live.LiveBet;

/** Tells the followers of a table, on all instances. */
export function tellTable(house: House, slug: string, event: Event): void {
  house.notices.publish({ type: 'open', topic: `live:${slug}`, data: event });
}

/** The bus takes about 7 kB at once. */
const betsAtOnce = 25;

export function tellBets(house: House, slug: string, roundId: string, bets: readonly PublicBet[]): void {
  for (let from = 0; from < bets.length; from += betsAtOnce)
    tellTable(house, slug, { kind: 'bets', round_id: roundId, bets: bets.slice(from, from + betsAtOnce) });
}

const gatherMs = 100;

/** Gathers what happens to bets for a moment, so that a crowd is told in few messages. */
export class BetNews {
  readonly #house: House;
  readonly #waiting = new Map<string, { slug: string; bets: Map<string, PublicBet> }>();
  #timer: NodeJS.Timeout | null = null;

  constructor(house: House) {
    this.#house = house;
  }

  add(slug: string, roundId: string, bet: PublicBet): void {
    const round = this.#waiting.get(roundId) ?? { slug, bets: new Map<string, PublicBet>() };
    this.#waiting.set(roundId, round);
    round.bets.set(bet.id, bet);
    this.#timer ??= setTimeout(() => this.#tell(), gatherMs).unref();
  }

  #tell(): void {
    this.#timer = null;
    const told = [...this.#waiting];
    this.#waiting.clear();
    for (const [roundId, { slug, bets }] of told) tellBets(this.#house, slug, roundId, [...bets.values()]);
  }
}
