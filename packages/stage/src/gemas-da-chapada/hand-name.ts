import type { GemHand } from '@arara/games/tables';
import type { StagePhrase, StageWords } from '../stage.ts';

const names: Readonly<Record<GemHand, StagePhrase>> = {
  five: 'arcade.gems_five',
  four: 'games.poker_four',
  full_house: 'games.poker_full_house',
  three: 'games.poker_three',
  two_pairs: 'games.poker_two_pairs',
  pair: 'arcade.gems_pair',
  none: 'games.poker_nothing',
};

export function handName(hand: GemHand, { t }: StageWords): string {
  return t(names[hand]);
}
