import type { SicBoSpot } from '@arara/games/tables';
import type { StageWords } from '../stage.ts';

/** A place of the table in words: "Total 9", "2 and 5". */
export function spotName({ kind, selection }: SicBoSpot, { t }: Pick<StageWords, 't'>): string {
  switch (kind) {
    case 'total':
    case 'single':
    case 'double':
    case 'triple':
      return t(`tablegames.${kind}_of`, { number: selection });
    case 'pair':
      return t('tablegames.pair_of', { low: Math.floor(selection / 10), high: selection % 10 });
    default:
      return t(`tablegames.${kind}`);
  }
}
