import type { Card } from '../cards/deck.ts';
import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import {
  type DragonResult,
  type DragonSide,
  dragonBets,
  dragonDecks,
  dragonMultiplier,
  dragonPays,
  dragonResult,
  dragonShoe,
} from './bets.ts';

export type DragonBet = { stake: string; on: DragonSide };
export type DragonOutcome = { dragon: Card; jaguar: Card };

export type DragonEvent =
  | { type: 'card_dealt'; side: 'dragon' | 'jaguar'; card: Card }
  | { type: 'cards_compared'; result: DragonResult }
  | { type: 'bet_paid'; on: DragonSide; multiplier: number }
  | SettledEvent;

const limits: Limits = {
  minStakeCents: 100n,
  maxStakeCents: 100_000n,
  stepCents: 1n,
  maxPayoutCents: 5_500_000n,
};

/** Dragão e Onça: one card each, the higher one wins. */
export const dragonRules: InstantRules<DragonBet, DragonOutcome> = {
  kind: 'instant',
  game: 'dragao-e-onca',
  version: 1,
  category: 'table',
  limits,

  paytable: () => ({ decks: dragonDecks, pays: { ...dragonPays }, tieReturns: 10_000, suitedTieReturns: 0 }),

  parseBet(input): BetResult<DragonBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const on = dragonBets.find((side) => side === fields.on);
    if (!on) return { kind: 'refused', error: 'bad_bet', field: 'on' };
    return { kind: 'ok', bet: { ...stake.bet, on }, stakeCents: stake.stakeCents };
  },

  play(bet, draws) {
    const [dragon = '', jaguar = ''] = draws.pick(dragonShoe, 2);
    const outcome = { dragon, jaguar };
    return { payoutCents: payoutCentsOf(bet, outcome), outcome };
  },

  events(bet, outcome) {
    const { dragon, jaguar } = outcome;
    const result = dragonResult(dragon, jaguar);
    return [
      { type: 'card_dealt', side: 'dragon', card: dragon },
      { type: 'card_dealt', side: 'jaguar', card: jaguar },
      { type: 'cards_compared', result },
      { type: 'bet_paid', on: bet.on, multiplier: dragonMultiplier(bet.on, result) },
      settledEvent(stakeCentsOf(bet), payoutCentsOf(bet, outcome)),
    ] satisfies DragonEvent[];
  },
};

function payoutCentsOf(bet: DragonBet, { dragon, jaguar }: DragonOutcome): bigint {
  return payoutOf(stakeCentsOf(bet), dragonMultiplier(bet.on, dragonResult(dragon, jaguar)));
}
