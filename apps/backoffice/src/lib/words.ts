import { useTranslate } from 'react-admin';
import type { StaffKey } from './language.ts';

/** A plural phrase is asked for by its stem. */
type Stem<Key> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : never;

export type Say = (key: StaffKey | Stem<StaffKey>, values?: Record<string, string | number>) => string;

/** Words of the phrase area `staff` in the language of the moment. */
export function useT(): Say {
  const translate = useTranslate();
  return (key, values) => translate(`staff.${key}`, values);
}
