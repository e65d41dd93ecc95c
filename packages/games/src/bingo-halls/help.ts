import type { HelpLine } from '../title.ts';
import { bolaExtraHall, extraFrom } from './bola-extra.ts';
import { coretoHall } from './coreto.ts';
import { juninoHall } from './junino.ts';

const stake: HelpLine = { key: 'games.rules_bingo_stake' };
const sheet: HelpLine = { key: 'games.rules_bingo_sheet' };

export const juninoHelp: readonly HelpLine[] = [
  { key: 'draws.rules_junino_cards', values: { most: juninoHall.cards } },
  stake,
  { key: 'games.rules_bingo_draw', values: { drawn: juninoHall.drawn, balls: juninoHall.balls } },
  { key: 'draws.rules_hall_best' },
  { key: 'draws.rules_junino_forms' },
  sheet,
];

export const coretoHelp: readonly HelpLine[] = [
  { key: 'draws.rules_coreto_cards', values: { most: coretoHall.cards } },
  stake,
  {
    key: 'draws.rules_coreto_draw',
    values: { drawn: coretoHall.drawn, all: coretoHall.drawn + coretoHall.extra, balls: coretoHall.balls },
  },
  { key: 'draws.rules_coreto_lines', values: { drawn: coretoHall.drawn } },
  { key: 'draws.rules_coreto_house', values: { all: coretoHall.drawn + coretoHall.extra } },
  sheet,
];

export const bolaExtraHelp: readonly HelpLine[] = [
  { key: 'draws.rules_extra_cards', values: { most: bolaExtraHall.cards } },
  stake,
  { key: 'games.rules_bingo_draw', values: { drawn: bolaExtraHall.drawn, balls: bolaExtraHall.balls } },
  { key: 'draws.rules_extra_balls', values: { times: extraFrom, extra: bolaExtraHall.extra } },
  { key: 'draws.rules_extra_only' },
  { key: 'draws.rules_hall_best' },
  sheet,
];
