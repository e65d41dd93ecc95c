import type { DataOf, games } from '@arara/contract';
import { sentenceGap, useT } from '../lib/i18n.ts';

export type HouseEnd = NonNullable<DataOf<typeof games.roundGet>['house_end']>;

/** How the house ended a round that was left open, in words. */
export function useHouseEndWords(): (end: HouseEnd) => string {
  const t = useT();
  return ({ cause, hours, is_returned }) => {
    const why = cause === 'left' ? t('games.ended_left', { hours: hours ?? 0 }) : t('games.ended_closed');
    return is_returned ? `${why}${sentenceGap}${t('games.ended_returned')}` : why;
  };
}
