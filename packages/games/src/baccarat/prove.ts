import { baccaratWays } from './analysis.ts';
import { type BaccaratSide, baccaratBets, bankerDraws, playerDraws, shoeDecks, winnerOf } from './shoe.ts';

/** Counts all rounds of Bacará Imperial and says what contradicts the recorded counts; nothing when all is well. */
export function contradictionsOfBacaraImperial(): string[] {
  const counted = countBaccarat();
  return baccaratBets
    .filter((side) => counted[side] !== baccaratWays[side])
    .map((side) => `all rounds end ${counted[side]} times with ${side}, not ${baccaratWays[side]}`);
}

/**
 * In how many of all 416 * 415 * ... * 411 orders of six cards each hand wins. A hand's cards are counted by their
 * points alone; all products stay below 2^53 and so are exact.
 */
function countBaccarat(): Record<BaccaratSide, bigint> {
  // Cards by points: tens and pictures count nothing.
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * shoeDecks);
  const wins = { player: 0, banker: 0, tie: 0 };
  const unseen = { one: 412, two: 411 };

  function take(points: number): number {
    const count = left[points] ?? 0;
    left[points] = count - 1;
    return count;
  }
  function putBack(points: number): void {
    left[points] = (left[points] ?? 0) + 1;
  }
  /** Goes through every next card with its weight. */
  function forEachCard(weight: number, see: (points: number, weight: number) => void): void {
    for (let points = 0; points < 10; points += 1) {
      const count = take(points);
      if (count > 0) see(points, weight * count);
      putBack(points);
    }
  }
  function end(player: number, banker: number, weight: number): void {
    wins[winnerOf(player % 10, banker % 10)] += weight;
  }
  /** Deals the third cards that are due. Cards that are not dealt can be any of those left. */
  function third(player: number, banker: number, weight: number): void {
    if (playerDraws(player, banker)) {
      forEachCard(weight, (card, ways) => {
        if (bankerDraws(player, banker, card)) {
          forEachCard(ways, (last, all) => end(player + card, banker + last, all));
        } else {
          end(player + card, banker, ways * unseen.two);
        }
      });
    } else if (player < 8 && banker < 8 && bankerDraws(player, banker, null)) {
      forEachCard(weight * unseen.two, (card, ways) => end(player, banker + card, ways));
    } else {
      end(player, banker, weight * unseen.one * unseen.two);
    }
  }

  forEachCard(1, (one, first) =>
    forEachCard(first, (two, second) =>
      forEachCard(second, (three, thirdWays) =>
        forEachCard(thirdWays, (four, fourth) => third((one + three) % 10, (two + four) % 10, fourth)),
      ),
    ),
  );
  return { player: BigInt(wins.player), banker: BigInt(wins.banker), tie: BigInt(wins.tie) };
}
