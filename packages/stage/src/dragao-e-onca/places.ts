import type { DragonResult, DragonSide } from '@arara/games/tables';
import type { StageWords } from '../stage.ts';

/** The colour of each place. */
export const dragonColors: Readonly<Record<DragonSide, string>> = {
  dragon: 'linear-gradient(180deg, #c4283c, #6d0c1c)',
  tie: 'linear-gradient(180deg, #14805c, #06402e)',
  jaguar: 'linear-gradient(180deg, #d08a1c, #6b3f06)',
  suited_tie: 'linear-gradient(180deg, #5c3fa8, #2a1a5c)',
};
/** As they lie on the table. */
export const dragonOrder: readonly DragonSide[] = ['dragon', 'tie', 'jaguar', 'suited_tie'];

/** A result in words. */
export function resultWords(result: DragonResult, { t }: StageWords): string {
  if (result === 'tie' || result === 'suited_tie') return t(`tablegames.${result}`);
  return t('tablegames.side_wins', { side: t(`tablegames.${result}`) });
}
