import type { HelpLine } from '../title.ts';
import { crossingDifficulties, crossingMoments } from './ladder.ts';

const { easy, medium, hard, expert } = crossingDifficulties;

export const crossingHelp: readonly HelpLine[] = [
  { key: 'arcade.rules_crossing_step' },
  {
    key: 'arcade.rules_crossing_cars',
    values: {
      of: crossingMoments,
      easy: easy.cars,
      medium: medium.cars,
      hard: hard.cars,
      expert: expert.cars,
    },
  },
  { key: 'arcade.rules_crossing_cash_out' },
  { key: 'arcade.rules_crossing_fixed' },
  { key: 'arcade.rules_crossing_payout' },
];
