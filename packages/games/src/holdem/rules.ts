import { type Card, deck } from '../cards/deck.ts';
import { handOfValue } from '../cards/ranking.ts';
import type { AntePaid, AnteResult } from '../pokertable/game.ts';
import type { BetResult, Step, SteppedRules } from '../rules.ts';
import { asRecord, parseStake, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import { heldHand, heldValue, holdemGame, holdemResult, holdemStaked, mainPaid, sidePaid } from './game.ts';
import { suggestHoldem } from './suggestion.ts';

/** `stake` is the ante; what playing on costs is laid down with it. */
export type HoldemBet = { stake: string; side: boolean };
/** The dealer's cards and the last two on the table are secret until the decision. */
type HoldemState = { player: Card[]; dealer: Card[]; table: Card[] };
type HoldemAction = { type: 'play' | 'fold' };
export type HoldemOutcome = HoldemState & { isPlayed: boolean };

/** What the player may see: `null` is a card that lies face down. */
export type HoldemView = {
  player: Card[];
  playerHand: string;
  dealer: (Card | null)[];
  dealerHand: string | null;
  table: (Card | null)[];
  result: AnteResult | null;
  /** What each part gives back, in antes. */
  paid: AntePaid | null;
};

export type HoldemEvent =
  | { type: 'cards_dealt'; player: Card[]; table: Card[]; hand: string }
  | { type: 'decided'; action: 'play' | 'fold' }
  | { type: 'table_shown'; cards: Card[]; hand: string }
  | { type: 'dealer_shown'; cards: Card[]; hand: string }
  | ({ type: 'bets_paid'; result: AnteResult } & AntePaid)
  | SettledEvent;

const { flop, raise, qualifying, hands, antePays, sideLeast, sidePays } = holdemGame;
const [ownCards, tableCards] = [2, 5];

/** At most a royal flush on the first three cards, with the side bet: 206 antes. The limits hold for the ante. */
const limits = { minStakeCents: 100n, maxStakeCents: 50_000n, stepCents: 1n, maxPayoutCents: 10_300_000n };

export const holdemRules: SteppedRules<HoldemBet, HoldemState, HoldemAction, HoldemOutcome> = {
  kind: 'stepped',
  game: holdemGame.slug,
  version: 1,
  category: 'card',
  limits,

  paytable: () => ({
    cards: deck.length,
    raise,
    qualifying,
    sideLeast,
    hands: hands.map((hand, index) => ({
      hand,
      ante: antePays[index] ?? 1,
      side: sidePays[index] ?? 0,
    })),
  }),

  parseBet(input): BetResult<HoldemBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const { side = false } = fields;
    if (typeof side !== 'boolean') return { kind: 'refused', error: 'bad_bet', field: 'side' };
    const bet = { ...stake.bet, side };
    return { kind: 'ok', bet, stakeCents: stakedCents(bet) };
  },

  begin(_, draws) {
    const cards = draws.pick(deck, 2 * ownCards + tableCards);
    const state = {
      player: cards.slice(0, ownCards),
      dealer: cards.slice(ownCards, 2 * ownCards),
      table: cards.slice(2 * ownCards),
    };
    return { state, view: openView(state), settled: null };
  },

  parseAction(input) {
    const type = asRecord(input)?.type;
    if (type !== 'play' && type !== 'fold') return { kind: 'refused', error: 'bad_action', field: 'type' };
    return { kind: 'ok', action: { type } };
  },

  act(bet, state, { type }): { kind: 'ok' } & Step<HoldemState, HoldemOutcome> {
    const { player, dealer, table } = state;
    const outcome = { ...state, isPlayed: type === 'play' };
    const { result, paid } = paidOf(bet, outcome);
    const view: HoldemView = {
      player,
      playerHand: heldHand([...player, ...table]),
      dealer,
      dealerHand: heldHand([...dealer, ...table]),
      table,
      result,
      paid,
    };
    return { kind: 'ok', state, view, settled: { payoutCents: centsOf(bet, paid), outcome } };
  },

  view: (_, state) => openView(state),

  left: {
    kind: 'advice',
    next: (_, { player, table }) => ({ type: suggestHoldem(player, table.slice(0, flop)) }),
  },

  events(bet, outcome) {
    const { player, dealer, table, isPlayed } = outcome;
    const { result, paid } = paidOf(bet, outcome);
    const open = table.slice(0, flop);
    return [
      { type: 'cards_dealt', player, table: open, hand: heldHand([...player, ...open]) },
      { type: 'decided', action: isPlayed ? 'play' : 'fold' },
      { type: 'table_shown', cards: table, hand: heldHand([...player, ...table]) },
      { type: 'dealer_shown', cards: dealer, hand: heldHand([...dealer, ...table]) },
      { type: 'bets_paid', result, ...paid },
      settledEvent(stakedCents(bet), centsOf(bet, paid)),
    ] satisfies HoldemEvent[];
  },
};

function paidOf(
  { side }: HoldemBet,
  { player, dealer, table, isPlayed }: HoldemOutcome,
): { result: AnteResult; paid: AntePaid } {
  const value = heldValue([...player, ...table]);
  const result = holdemResult(value, heldValue([...dealer, ...table]), isPlayed);
  const sideBack = side ? sidePaid(heldValue([...player, ...table.slice(0, flop)])) : 0;
  return { result, paid: { ...mainPaid(handOfValue(value, 5), result), bonus: 0, side: sideBack } };
}

function openView({ player, table }: HoldemState): HoldemView {
  return {
    player,
    playerHand: heldHand([...player, ...table.slice(0, flop)]),
    dealer: player.map(() => null),
    dealerHand: null,
    table: table.map((card, place) => (place < flop ? card : null)),
    result: null,
    paid: null,
  };
}

function stakedCents(bet: HoldemBet): bigint {
  return stakeCentsOf(bet) * BigInt(holdemStaked(bet.side));
}

function centsOf(bet: HoldemBet, { ante, raise: raised, bonus, side }: AntePaid): bigint {
  return stakeCentsOf(bet) * BigInt(ante + raised + bonus + side);
}
