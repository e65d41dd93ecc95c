import type { BetResult, InstantRules } from '../rules.ts';
import {
  asRecord,
  multiplierUnit,
  parseStake,
  payoutOf,
  type SettledEvent,
  settledEvent,
  stakeCentsOf,
} from '../stake.ts';
import { readCard, type ScratchCard, type ScratchFace, type ScratchField, scratchKeys } from './card.ts';
import { carnavalCard, tesouroCard, tropicalCard } from './cards.ts';
import { drawPrize, printCard } from './print.ts';

export type ScratchBet = { stake: string };

/** What stands on the card; it is paid for what can be read from it. */
export type ScratchOutcome = ScratchFace;

export type ScratchEvent =
  | { type: 'card_printed'; head: number[]; fields: ScratchField[] }
  | { type: 'card_scored'; won: number[]; key: number; multiplier: number }
  | SettledEvent;

export const tropicalRules = rulesOfCard(tropicalCard);
export const carnavalRules = rulesOfCard(carnavalCard);
export const tesouroRules = rulesOfCard(tesouroCard);

function rulesOfCard(card: ScratchCard): InstantRules<ScratchBet, ScratchOutcome> {
  const { layout, limits } = card;
  const multiplierOf = (face: ScratchFace) => readCard(layout, face).times * multiplierUnit;
  return {
    kind: 'instant',
    game: card.slug,
    version: 1,
    category: 'lottery',
    limits,

    paytable: () => ({
      layout,
      fields: card.fields,
      marks: card.marks,
      amounts: card.amounts.map((times) => times * multiplierUnit),
      keys: layout === 'locks' ? [...scratchKeys] : [1],
      printed: card.printed,
      prizes: card.prizes.map(({ weight, wins, key }) => ({
        cards: weight,
        wins: wins.map((times) => times * multiplierUnit),
        key,
      })),
    }),

    parseBet(input): BetResult<ScratchBet> {
      const fields = asRecord(input);
      return fields ? parseStake(fields, limits) : { kind: 'refused', error: 'bad_bet' };
    },

    play(bet, draws) {
      const outcome = printCard(card, drawPrize(card, draws), draws);
      return { payoutCents: payoutOf(stakeCentsOf(bet), multiplierOf(outcome)), outcome };
    },

    events(bet, outcome) {
      const stakeCents = stakeCentsOf(bet);
      const { won, key } = readCard(layout, outcome);
      const multiplier = multiplierOf(outcome);
      return [
        { type: 'card_printed', head: outcome.head, fields: outcome.fields },
        { type: 'card_scored', won, key, multiplier },
        settledEvent(stakeCents, payoutOf(stakeCents, multiplier)),
      ] satisfies ScratchEvent[];
    },
  };
}
