import { allGames, type GameFacts } from '@arara/games';
import { type LanguageCode, phrase } from '@arara/phrases';

/** What the game house knows of a title, or undefined for one that is not ours. */
export function factsOf(slug: string): GameFacts | undefined {
  return allGames().find((facts) => facts.slug === slug);
}

/** A game's title in a language. */
export function titleOf(lang: LanguageCode, slug: string): string {
  const facts = factsOf(slug);
  return facts ? phrase(lang, facts.titleKey) : slug;
}

/** A game's category; rounds are only played on titles that have one. */
export function categoryOf(slug: string): GameFacts['category'] {
  return factsOf(slug)?.category ?? 'arcade';
}
