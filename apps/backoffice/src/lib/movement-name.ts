import { useLocale } from 'react-admin';
import { wordsOf } from './language.ts';

/** What a kind of movement is called; a kind that has no name yet is shown as the ledger writes it. */
export function useMovementName(): (kind: string) => string {
  useLocale();
  return (kind) => wordsOf(`move_${kind}`) ?? kind;
}
