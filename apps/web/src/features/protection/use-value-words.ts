import { minutesWords } from '../../components/minutes-words.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';

/** `words(value)`: an amount or a time of a limit, for people. */
export function useValueWords(): (value: { money: string | null; minutes: number | null }) => string {
  const t = useT();
  const format = useFormat();
  return ({ money, minutes }) => (money === null ? minutesWords(minutes ?? 0, t) : format.money(money));
}
