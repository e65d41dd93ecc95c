import type { DataOf, platforms } from '@arara/contract';
import type { Format } from '../../lib/format.ts';
import type { Phrase, Translate } from '../../lib/i18n.ts';
import { failedWords } from './transfer-words.ts';
import type { PlatformGame } from './use-wallets.ts';

/** Why no money went along with a launch; null where some did, or where nobody says why not. */
export function refusalWords(
  { transfer, transfer_refused: code }: DataOf<typeof platforms.day7Login>,
  { min_transfer: min, max_transfer: max }: Pick<PlatformGame, 'min_transfer' | 'max_transfer'>,
  t: Translate,
  format: Format,
): string | null {
  if (transfer?.state === 'failed') return failedWords(transfer, t);
  if (transfer || !code) return null;
  // Codes are keys of phrases; one that this page does not know yet says nothing.
  const phrase = `errors.${code}` as Phrase;
  const words = t(phrase, { min: format.money(min), max: format.money(max) });
  return words === phrase ? null : words;
}
