import type { PhraseKey } from '@arara/phrases';
import type { StageWords } from '../stage.ts';

const names: Readonly<Record<string, PhraseKey>> = {
  nothing: 'games.poker_nothing',
  jacks: 'games.poker_jacks',
  two_pairs: 'games.poker_two_pairs',
  three: 'games.poker_three',
  straight: 'games.poker_straight',
  flush: 'games.poker_flush',
  full_house: 'games.poker_full_house',
  four: 'games.poker_four',
  straight_flush: 'games.poker_straight_flush',
  royal_flush: 'games.poker_royal_flush',
  five: 'tablegames.hand_five',
  wild_royal: 'tablegames.hand_wild_royal',
  four_twos: 'tablegames.hand_four_twos',
  four_low: 'tablegames.hand_four_low',
  four_aces: 'tablegames.hand_four_aces',
};

/** A hand of any of the video pokers in the player's words. */
export function handName(hand: string, { t }: Pick<StageWords, 't'>): string {
  return t(names[hand] ?? 'games.poker_nothing');
}
