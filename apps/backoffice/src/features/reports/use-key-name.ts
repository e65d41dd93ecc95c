import { useLocale } from 'react-admin';
import { useFormat } from '../../lib/format.ts';
import { wordsOf } from '../../lib/language.ts';
import { useT } from '../../lib/words.ts';
import type { Dimension } from './report-data.ts';

/** What a line of a breakdown is called. */
export function useKeyName(): (by: Dimension, key: string, name: string) => string {
  const t = useT();
  const { day } = useFormat();
  useLocale();
  return (by, key, name) => {
    // Noon: the day itself wherever it is read.
    if (by === 'day') return day(`${key}T15:00:00Z`);
    if (by === 'category') return wordsOf(`category_${key}`) ?? key;
    if (by === 'agent' && key === 'none') return t('no_agent');
    return name || key;
  };
}
