import type { Card } from '../cards/deck.ts';
import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import {
  type BaccaratSide,
  baccaratBets,
  baccaratMultiplier,
  baccaratPays,
  baccaratPush,
  bankerDraws,
  playerDraws,
  pointsOf,
  shoe,
  shoeDecks,
  totalOf,
  winnerOf,
} from './shoe.ts';

export type BaccaratBet = { stake: string; on: BaccaratSide };

/** Both hands, two or three cards each, in the order they were dealt. */
export type BaccaratOutcome = { player: Card[]; banker: Card[] };

export type BaccaratEvent =
  | { type: 'card_dealt'; hand: 'player' | 'banker'; card: Card; total: number }
  | { type: 'hands_compared'; player: number; banker: number; winner: BaccaratSide; isNatural: boolean }
  | { type: 'bet_paid'; on: BaccaratSide; multiplier: number }
  | SettledEvent;

/** Stakes are multiples of 0.20, of which 95% are whole centavos: nothing is ever rounded. */
const limits: Limits = {
  minStakeCents: 100n,
  maxStakeCents: 200_000n,
  stepCents: 20n,
  maxPayoutCents: 1_800_000n,
};

/** Bacará Imperial: punto banco from eight decks, a fresh shoe for every round. */
export const baccaratRules: InstantRules<BaccaratBet, BaccaratOutcome> = {
  kind: 'instant',
  game: 'bacara-imperial',
  version: 1,
  category: 'live',
  limits,

  paytable: () => ({ decks: shoeDecks, pays: { ...baccaratPays }, tieReturns: baccaratPush }),

  parseBet(input): BetResult<BaccaratBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const on = baccaratBets.find((side) => side === fields.on);
    if (!on) return { kind: 'refused', error: 'bad_bet', field: 'on' };
    return { kind: 'ok', bet: { ...stake.bet, on }, stakeCents: stake.stakeCents };
  },

  play(bet, draws) {
    const outcome = dealHands(draws.pick(shoe, 6));
    return { payoutCents: payoutCentsOf(bet, outcome), outcome };
  },

  events(bet, outcome) {
    const [player, banker] = [totalOf(outcome.player.map(pointsOf)), totalOf(outcome.banker.map(pointsOf))];
    const opening = [
      totalOf(outcome.player.slice(0, 2).map(pointsOf)),
      totalOf(outcome.banker.slice(0, 2).map(pointsOf)),
    ];
    const winner = winnerOf(player, banker);
    return [
      ...dealtInOrder(outcome),
      {
        type: 'hands_compared',
        player,
        banker,
        winner,
        isNatural: opening.some((total) => total >= 8),
      },
      { type: 'bet_paid', on: bet.on, multiplier: baccaratMultiplier(bet.on, winner) },
      settledEvent(stakeCentsOf(bet), payoutCentsOf(bet, outcome)),
    ] satisfies BaccaratEvent[];
  },
};

/** Plays two hands from cards in the order they leave the shoe: player, banker, player, banker, then thirds. */
export function dealHands(cards: readonly Card[]): BaccaratOutcome {
  const [first = '', second = '', third = '', fourth = '', ...rest] = cards;
  const next = rest.values();
  const player = [first, third];
  const banker = [second, fourth];
  const [playerTwo, bankerTwo] = [totalOf(player.map(pointsOf)), totalOf(banker.map(pointsOf))];
  const playerThird = playerDraws(playerTwo, bankerTwo) ? next.next().value : undefined;
  if (playerThird !== undefined) player.push(playerThird);
  const isBankerDrawing =
    bankerTwo < 8 &&
    bankerDraws(playerTwo, bankerTwo, playerThird === undefined ? null : pointsOf(playerThird));
  const bankerThird = isBankerDrawing ? next.next().value : undefined;
  if (bankerThird !== undefined) banker.push(bankerThird);
  return { player, banker };
}

function payoutCentsOf(bet: BaccaratBet, { player, banker }: BaccaratOutcome): bigint {
  const winner = winnerOf(totalOf(player.map(pointsOf)), totalOf(banker.map(pointsOf)));
  return payoutOf(stakeCentsOf(bet), baccaratMultiplier(bet.on, winner));
}

function dealtInOrder({ player, banker }: BaccaratOutcome) {
  const event = (hand: 'player' | 'banker', index: number) => {
    const cards = (hand === 'player' ? player : banker).slice(0, index + 1);
    const card = cards[index];
    return card === undefined
      ? []
      : [{ type: 'card_dealt' as const, hand, card, total: totalOf(cards.map(pointsOf)) }];
  };
  return [0, 1, 2].flatMap((index) => [...event('player', index), ...event('banker', index)]);
}
