import { useFormat } from './format.ts';
import { useT } from './words.ts';

export interface Edited {
  readonly edited_by: string;
  readonly edited_at: string | null;
}

/** Who edited something last. */
export function useEditedText(): (edited: Edited) => string {
  const t = useT();
  const { moment } = useFormat();
  return ({ edited_by: email, edited_at }) =>
    edited_at === null ? t('never_edited') : t('edited_by', { email, at: moment(edited_at) });
}
