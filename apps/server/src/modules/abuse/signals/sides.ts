import { parseAmount } from '@arara/money';

/** What a bet stands on in a market with two sides that pay alike. */
export interface Side {
  readonly market: string;
  readonly side: 'a' | 'b';
  readonly stakeCents: bigint;
}

const halves: Readonly<Record<string, { market: string; side: 'a' | 'b' }>> = {
  red: { market: 'colour', side: 'a' },
  black: { market: 'colour', side: 'b' },
  even: { market: 'parity', side: 'a' },
  odd: { market: 'parity', side: 'b' },
  low: { market: 'half', side: 'a' },
  high: { market: 'half', side: 'b' },
};

/** The even-money sides of a stored bet, whichever game it is of. */
export function sidesOf(bet: unknown): Side[] {
  const fields = record(bet);
  if (Array.isArray(fields.bets)) return fields.bets.flatMap((part: unknown) => halfOf(record(part)));
  const { direction, target, stake } = fields;
  // Dice: targets near the middle, of 10,000 rolls.
  const isEven = typeof target === 'number' && target >= 4000 && target <= 6000;
  if (!isEven || (direction !== 'over' && direction !== 'under')) return [];
  return side('roll', direction === 'over' ? 'a' : 'b', stake);
}

function halfOf(part: Record<string, unknown>): Side[] {
  const half = halves[String(part.type)];
  return half ? side(half.market, half.side, part.stake) : [];
}

function side(market: string, which: 'a' | 'b', stake: unknown): Side[] {
  const stakeCents = typeof stake === 'string' ? parseAmount(stake) : null;
  return stakeCents ? [{ market, side: which, stakeCents }] : [];
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export interface PlayedBet {
  readonly game: string;
  readonly at: Date;
  readonly bet: unknown;
}

const apartMsMax = 60_000;

/**
 * How many bets of one member were answered by the other on the opposite side of the same game within a minute, with a
 * stake that differs by a tenth at most. Each bet is counted once; both lists are in the order of time.
 */
export function countOpposite(mine: readonly PlayedBet[], theirs: readonly PlayedBet[]): number {
  const left = [...theirs];
  let count = 0;
  for (const bet of mine) {
    const index = left.findIndex((other) => isOpposite(bet, other));
    if (index < 0) continue;
    left.splice(index, 1);
    count += 1;
  }
  return count;
}

function isOpposite(mine: PlayedBet, theirs: PlayedBet): boolean {
  if (mine.game !== theirs.game || Math.abs(mine.at.getTime() - theirs.at.getTime()) > apartMsMax)
    return false;
  const others = sidesOf(theirs.bet);
  return sidesOf(mine.bet).some((one) =>
    others.some(
      (other) =>
        one.market === other.market && one.side !== other.side && isAlike(one.stakeCents, other.stakeCents),
    ),
  );
}

function isAlike(one: bigint, other: bigint): boolean {
  const apart = one > other ? one - other : other - one;
  return apart * 10n <= (one > other ? one : other);
}
