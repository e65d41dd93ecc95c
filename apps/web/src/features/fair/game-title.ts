import examples from '@arara/games/examples.json' with { type: 'json' };
import type { Phrase, Translate } from '../../lib/i18n.ts';

const keys: Readonly<Record<string, { readonly titleKey: string }>> = examples;

/** A title in words; each family of titles has its own area, which has to stand here to be loaded. */
export function gameTitle(slug: string, t: Translate): string {
  const [area, name = ''] = (keys[slug]?.titleKey ?? '').split('.');
  switch (area) {
    case 'slots':
      return t(`slots.${name}` as Phrase);
    case 'tablegames':
      return t(`tablegames.${name}` as Phrase);
    case 'arcade':
      return t(`arcade.${name}` as Phrase);
    case 'draws':
      return t(`draws.${name}` as Phrase);
    default:
      return t(`games.${name}` as Phrase);
  }
}
