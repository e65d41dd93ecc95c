import type { feed } from '@arara/contract';

export type Entry = feed.FeedEntry;
export type Feed = feed.FeedNews;

/** Entries that are kept of each kind: as many as the longest list shows. */
const shownMax = 20;

/** What is known with what has been told since; an entry that is told again stands once, the newest stands first. */
export function withNews(known: Feed, news: Feed): Feed {
  return { bets: merged(known.bets, news.bets), wins: merged(known.wins, news.wins) };
}

function merged(known: readonly Entry[], news: readonly Entry[]): Entry[] {
  const fresh = news.filter(({ id }) => !known.some((entry) => entry.id === id));
  return [...fresh, ...known]
    .toSorted((one, other) => Number(BigInt(other.id) - BigInt(one.id)))
    .slice(0, shownMax);
}
