import { allGames, type GameFacts } from '@arara/games';
import { type LanguageCode, languageCodes, phrase } from '@arara/phrases';

const bySlug = new Map<string, GameFacts>();

/** What the game house knows of a title, or undefined for one that is not ours. */
export function factsOf(slug: string): GameFacts | undefined {
  if (bySlug.size === 0) for (const facts of allGames()) bySlug.set(facts.slug, facts);
  return bySlug.get(slug);
}

/** A game's title in a language. */
export function titleOf(lang: LanguageCode, slug: string): string {
  const facts = factsOf(slug);
  return facts ? phrase(lang, facts.titleKey) : slug;
}

/** One of our titles in every language. */
export function titlesOf(facts: GameFacts): Record<LanguageCode, string> {
  // One entry for each code.
  return Object.fromEntries(languageCodes.map((code) => [code, phrase(code, facts.titleKey)])) as Record<
    LanguageCode,
    string
  >;
}
