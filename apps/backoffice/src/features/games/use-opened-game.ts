import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { Game } from './games-data.ts';

/**
 * The game that is open over a list, at its newest. What is written of it outlives the list that it was opened from: a colleague may
 * have put it into another category, and then it is found by its title.
 */
export function useOpenedGame(list: readonly Game[] | undefined) {
  const [opened, setOpened] = useState<Game | null>(null);
  const isIt = ({ slug }: Game) => slug === opened?.slug;
  const here = list?.find(isIt);
  const { data: namesakes } = useGetList<Game>(
    'games',
    { filter: { search: opened?.title }, pagination: { page: 1, perPage: 100 } },
    { enabled: opened !== null && here === undefined, refetchOnWindowFocus: false },
  );
  return {
    game: here ?? namesakes?.find(isIt) ?? opened,
    open: (slug: string) => setOpened(list?.find((one) => one.slug === slug) ?? null),
    close: () => setOpened(null),
  };
}
