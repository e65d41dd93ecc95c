/** What was recorded of the rounds of a game. */
export interface Played {
  readonly rounds: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  /** Sums of stake × stake, stake × payout and payout × payout, in centavos squared. */
  readonly stakeSquares: number;
  readonly stakePayouts: number;
  readonly payoutSquares: number;
}

export interface Band {
  readonly observed: number;
  readonly low: number;
  readonly high: number;
}

/** Fewer rounds say nothing of a game that seldom pays much. */
export const roundsMin = 1000;

/** Standard errors to either side: chance alone leaves the band once in a thousand. */
const errors = 3.29;

/** The least standard deviation of a payout that a volatility class stands for, in stakes. */
const deviationFrom = { low: 0, medium: 2, high: 8, very_high: 32 } as const;

/**
 * What a game gave back of what was staked, and the band chance explains around it. The standard error is that of a ratio
 * of sums, so stakes of different sizes weigh as they should. Wins that are too rare to have come yet are missing in the
 * recorded variance, so it is never taken to be smaller than the least of the class the rules belong to.
 */
export function bandOf(played: Played, volatility: keyof typeof deviationFrom): Band {
  const stake = Number(played.stake);
  const observed = Number(played.payout) / stake;
  const recorded =
    played.payoutSquares - 2 * observed * played.stakePayouts + observed ** 2 * played.stakeSquares;
  const least = deviationFrom[volatility] ** 2 * played.stakeSquares;
  const half = (errors * Math.sqrt(Math.max(recorded, least, 0))) / stake;
  return { observed, low: Math.max(0, observed - half), high: observed + half };
}

/** Whether chance explains what a game gave back. Who plays a game with choices badly gets less, which is no fault of it. */
export function verdictOf(
  { rounds }: Pick<Played, 'rounds'>,
  band: Band,
  theory: { readonly lowest: number; readonly highest: number; readonly hasChoices: boolean },
): 'few' | 'within' | 'above' | 'below' {
  if (rounds < BigInt(roundsMin)) return 'few';
  if (band.low > theory.highest) return 'above';
  return band.high < theory.lowest && !theory.hasChoices ? 'below' : 'within';
}
