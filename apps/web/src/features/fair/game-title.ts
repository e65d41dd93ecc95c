import type { Phrase, Translate } from '../../lib/i18n.ts';

/** A title in words; every slug has its phrase. */
export function gameTitle(slug: string, t: Translate): string {
  return t(`games.title_${slug.replaceAll('-', '_')}` as Phrase);
}
