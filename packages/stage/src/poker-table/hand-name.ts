import type { PhraseKey } from '@arara/phrases';
import type { StageWords } from '../stage.ts';

const names: Readonly<Record<string, PhraseKey>> = {
  high: 'tablegames.hand_high',
  pair: 'tablegames.hand_pair',
  two_pairs: 'games.poker_two_pairs',
  three: 'games.poker_three',
  straight: 'games.poker_straight',
  flush: 'games.poker_flush',
  full_house: 'games.poker_full_house',
  four: 'games.poker_four',
  straight_flush: 'games.poker_straight_flush',
  royal_flush: 'games.poker_royal_flush',
};

/** A hand in the player's words. */
export function handName(hand: string, { t }: Pick<StageWords, 't'>): string {
  return t(names[hand] ?? 'tablegames.hand_high');
}
