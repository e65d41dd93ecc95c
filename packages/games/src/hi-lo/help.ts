import type { HelpLine } from '../title.ts';
import { hiLoGuesses, hiLoSkips } from './odds.ts';

export const hiLoHelp: readonly HelpLine[] = [
  { key: 'arcade.rules_hilo_guess' },
  { key: 'arcade.rules_hilo_equal' },
  { key: 'arcade.rules_hilo_deck' },
  { key: 'arcade.rules_hilo_skip', values: { skips: hiLoSkips, guesses: hiLoGuesses } },
  { key: 'arcade.rules_hilo_payout' },
  { key: 'arcade.rules_ladder_end' },
];
