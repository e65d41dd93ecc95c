import type { HelpLine } from '../title.ts';
import { scratchAlike, scratchWinning } from './card.ts';
import { carnavalCard, tesouroCard, tropicalCard } from './cards.ts';

const scratching: readonly HelpLine[] = [
  { key: 'draws.rules_scratch_how' },
  { key: 'draws.rules_scratch_decided' },
];

export const tropicalHelp: readonly HelpLine[] = [
  { key: 'draws.rules_tropical_card', values: { fields: tropicalCard.fields } },
  { key: 'draws.rules_tropical_pays', values: { alike: scratchAlike } },
  { key: 'draws.rules_tropical_once' },
  ...scratching,
];

export const carnavalHelp: readonly HelpLine[] = [
  { key: 'draws.rules_carnaval_card', values: { winning: scratchWinning, fields: carnavalCard.fields } },
  { key: 'draws.rules_carnaval_pays' },
  { key: 'draws.rules_carnaval_more' },
  ...scratching,
];

export const tesouroHelp: readonly HelpLine[] = [
  { key: 'draws.rules_tesouro_card', values: { fields: tesouroCard.fields } },
  { key: 'draws.rules_tesouro_pays' },
  { key: 'draws.rules_tesouro_key' },
  ...scratching,
];
