import { type Card, deck } from '../cards/deck.ts';
import { cardsValue, handOfValue } from '../cards/ranking.ts';
import type { BetResult, Limits, Step, SteppedRules } from '../rules.ts';
import { asRecord, parseStake, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import {
  type AnteGame,
  type AntePaid,
  type AnteResult,
  antePaid,
  antesStaked,
  handNameOf,
  resultOf,
} from './game.ts';
import { studGame, threeCardGame } from './games.ts';

/** `stake` is the ante; what playing on costs is laid down with it. */
export type AnteBet = { stake: string; side: boolean };
/** The dealer's cards are secret but for those that lie open. */
type AnteState = { player: Card[]; dealer: Card[] };
type AnteAction = { type: 'play' | 'fold' };
export type AnteOutcome = { player: Card[]; dealer: Card[]; isPlayed: boolean };

/** What the player may see: `null` is a card that lies face down. */
export type AnteView = {
  player: Card[];
  playerHand: string;
  dealer: (Card | null)[];
  dealerHand: string | null;
  suggested: 'play' | 'fold';
  result: AnteResult | null;
  /** What each part gives back, in antes. */
  paid: AntePaid | null;
};

export type AnteEvent =
  | { type: 'cards_dealt'; player: Card[]; hand: string; dealer: Card[] }
  | { type: 'decided'; action: 'play' | 'fold' }
  | { type: 'dealer_shown'; cards: Card[]; hand: string }
  | ({ type: 'bets_paid'; result: AnteResult } & AntePaid)
  | SettledEvent;

type AnteRules = SteppedRules<AnteBet, AnteState, AnteAction, AnteOutcome>;

/** The limits hold for the ante. */
function anteRules(game: AnteGame, limits: Limits): AnteRules {
  const { handSize, slug } = game;

  const paidOf = (bet: AnteBet, { player, dealer, isPlayed }: AnteOutcome) => {
    const value = cardsValue(player);
    const result = resultOf(game, value, cardsValue(dealer), isPlayed);
    return { result, paid: antePaid(game, handOfValue(value, handSize), result, bet.side) };
  };
  const centsOf = (bet: AnteBet, { ante, raise, bonus, side }: AntePaid) =>
    stakeCentsOf(bet) * BigInt(ante + raise + bonus + side);
  const stakedCents = (bet: AnteBet) => stakeCentsOf(bet) * BigInt(antesStaked(game, bet.side));
  const suggested = (player: Card[], dealer: Card[]) =>
    game.suggests(player, dealer.slice(0, game.dealerOpen)) ? 'play' : 'fold';
  const openView = ({ player, dealer }: AnteState): AnteView => ({
    player,
    playerHand: handNameOf(game, player),
    dealer: dealer.map((card, place) => (place < game.dealerOpen ? card : null)),
    dealerHand: null,
    suggested: suggested(player, dealer),
    result: null,
    paid: null,
  });

  return {
    kind: 'stepped',
    game: slug,
    version: 1,
    category: 'card',
    limits,

    paytable: () => ({
      cards: deck.length,
      raise: game.raise,
      qualifying: game.qualifying,
      hands: game.hands.map((hand, index) => ({
        hand,
        raise: game.raisePays[index] ?? 1,
        bonus: game.bonus[index] ?? 0,
        side: game.sidePays?.[index] ?? 0,
      })),
    }),

    parseBet(input): BetResult<AnteBet> {
      const fields = asRecord(input);
      if (!fields) return { kind: 'refused', error: 'bad_bet' };
      const stake = parseStake(fields, limits);
      if (stake.kind === 'refused') return stake;
      const { side = false } = fields;
      if (typeof side !== 'boolean' || (side && !game.sidePays)) {
        return { kind: 'refused', error: 'bad_bet', field: 'side' };
      }
      const bet = { ...stake.bet, side };
      return { kind: 'ok', bet, stakeCents: stakedCents(bet) };
    },

    begin(_, draws) {
      const cards = draws.pick(deck, 2 * handSize);
      const state = { player: cards.slice(0, handSize), dealer: cards.slice(handSize) };
      return { state, view: openView(state), settled: null };
    },

    parseAction(input) {
      const type = asRecord(input)?.type;
      if (type !== 'play' && type !== 'fold') return { kind: 'refused', error: 'bad_action', field: 'type' };
      return { kind: 'ok', action: { type } };
    },

    act(bet, state, { type }): { kind: 'ok' } & Step<AnteState, AnteOutcome> {
      const outcome = { ...state, isPlayed: type === 'play' };
      const { result, paid } = paidOf(bet, outcome);
      const view: AnteView = {
        ...openView(state),
        dealer: state.dealer,
        dealerHand: handNameOf(game, state.dealer),
        result,
        paid,
      };
      return { kind: 'ok', state, view, settled: { payoutCents: centsOf(bet, paid), outcome } };
    },

    view: (_, state) => openView(state),

    left: { kind: 'advice', next: (_, { player, dealer }) => ({ type: suggested(player, dealer) }) },

    events(bet, outcome) {
      const { player, dealer, isPlayed } = outcome;
      const { result, paid } = paidOf(bet, outcome);
      return [
        {
          type: 'cards_dealt',
          player,
          hand: handNameOf(game, player),
          dealer: dealer.slice(0, game.dealerOpen),
        },
        { type: 'decided', action: isPlayed ? 'play' : 'fold' },
        { type: 'dealer_shown', cards: dealer, hand: handNameOf(game, dealer) },
        { type: 'bets_paid', result, ...paid },
        settledEvent(stakedCents(bet), centsOf(bet, paid)),
      ] satisfies AnteEvent[];
    },
  };
}

/** At most the ante, the raise, the bonus and the side bet of a straight flush: 50 antes. */
export const threeCardRules = anteRules(threeCardGame, {
  minStakeCents: 100n,
  maxStakeCents: 50_000n,
  stepCents: 1n,
  maxPayoutCents: 2_500_000n,
});

/** At most a royal flush against a dealer who plays: 204 antes. */
export const studRules = anteRules(studGame, {
  minStakeCents: 100n,
  maxStakeCents: 50_000n,
  stepCents: 1n,
  maxPayoutCents: 10_200_000n,
});
