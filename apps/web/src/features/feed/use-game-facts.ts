import { gameLink } from '../../components/game-link.tsx';
import { type Poster, pictureOf, posterOf } from '../../components/posters.ts';
import { useCatalogue } from '../../components/use-catalogue.ts';

export interface GameFacts {
  readonly title: string;
  readonly picture: Poster;
  /** Where it is played; null for a game that is not offered now. */
  readonly link: ReturnType<typeof gameLink> | null;
}

/** What a game of the feed is called and looks like, by its slug. */
export function useGameFacts(): (slug: string) => GameFacts {
  const { data } = useCatalogue();
  const bySlug = new Map(data?.items.map((game) => [game.name, game]));
  return (slug) => {
    const game = bySlug.get(slug);
    if (game) return { title: game.title, picture: pictureOf(game), link: gameLink(game) };
    const words = slug.replaceAll('-', ' ');
    return {
      title: words.charAt(0).toUpperCase() + words.slice(1),
      picture: posterOf(slug),
      link: null,
    };
  };
}
