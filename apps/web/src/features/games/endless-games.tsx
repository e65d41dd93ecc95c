import { games as calls, type DataOf, type RawInputOf } from '@arara/contract';
import { TileSkeleton } from '@arara/ui';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, memo, startTransition, useEffect, useRef, useState } from 'react';
import { GameFacts, GameGrid } from '../../components/game-grid.tsx';
import { GameTile } from '../../components/game-tile.tsx';
import type { Game } from '../../components/use-catalogue.ts';
import { api } from '../../lib/api.ts';
import styles from './endless-games.module.css';
import { gridOf, rowsInSight, useListInWindow } from './window-rows.ts';

const gamesPerPage = 60;

/** Rows drawn around those in sight, once those are there. */
const rowsAround = 3;

type GameList = DataOf<typeof calls.gameList>;
type Asked = Omit<RawInputOf<typeof calls.gameList>, 'page' | 'page_size'>;

interface EndlessGamesProps {
  /** What is asked for; each page of it is fetched when it comes into sight. */
  asked: Asked;
  total: number;
  /** Leaves out so many at the beginning, shown elsewhere. */
  skip?: number;
  label: string;
  /** Called when a game is opened. */
  onOpen?: () => void;
}

/** Any number of games, of which only those in sight are drawn and fetched. Arrow keys go from game to game. */
export function EndlessGames({ asked, total, skip = 0, label, onOpen }: EndlessGamesProps) {
  const list = useRef<HTMLDivElement>(null);
  const { top, height, width } = useListInWindow(list);
  const count = Math.max(0, total - skip);
  const grid = gridOf(width);
  const rows = Math.ceil(count / grid.columns);
  const [around, setAround] = useState(0);
  const isMeasured = width > 0;
  useEffect(() => {
    if (isMeasured) startTransition(() => setAround(rowsAround));
  }, [isMeasured]);
  const sight = rowsInSight({ top, height, rowHeight: grid.rowHeight, rows, around });
  const first = sight.first * grid.columns;
  const last = !isMeasured ? -1 : Math.min(count, (sight.last + 1) * grid.columns) - 1;
  const at = useGames(asked, first + skip, last + skip);
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);
  return (
    <div ref={list}>
      {!isMeasured ? (
        <GameGrid games={undefined} label={label} />
      ) : (
        <ul
          className={styles.list}
          style={{ height: rows * grid.rowHeight }}
          aria-label={label}
          onKeyDown={(event) => step(event, grid.columns)}
          onClickCapture={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) onOpen?.();
          }}
        >
          {indexes.map((index) => {
            const x = (index % grid.columns) * (grid.tileWidth + grid.gap);
            const y = Math.floor(index / grid.columns) * grid.rowHeight;
            return (
              <Place
                key={index}
                index={index}
                count={count}
                game={at(index + skip)}
                width={grid.tileWidth}
                transform={`translate(${x}px, ${y}px)`}
              />
            );
          })}
        </ul>
      )}
    </div>
  );
}

interface PlaceProps {
  index: number;
  count: number;
  game: Game | undefined;
  width: number;
  transform: string;
}

/** Drawn again when something of it changes, not with every row that comes into sight. */
const Place = memo(function Place({ index, count, game, width, transform }: PlaceProps) {
  return (
    <li
      data-index={index}
      className={styles.item}
      style={{ width, transform }}
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-busy={game === undefined}
    >
      {game ? (
        <>
          <GameTile game={game} isUrgent={index < 6} />
          <div className={styles.words} aria-hidden="true">
            <b className={styles.title}>{game.title}</b>
            <GameFacts game={game} />
          </div>
        </>
      ) : (
        <TileSkeleton />
      )}
    </li>
  );
});

/** The pages that hold the games in sight; gives the game at a place, undefined while it is on the way. */
function useGames(asked: Asked, first: number, last: number): (index: number) => Game | undefined {
  const firstPage = Math.floor(first / gamesPerPage) + 1;
  const pages = last < first ? 0 : Math.floor(last / gamesPerPage) + 2 - firstPage;
  const lists = useQueries({
    queries: Array.from({ length: pages }, (_, offset) => {
      const input = { ...asked, page: firstPage + offset, page_size: gamesPerPage };
      return {
        queryKey: [calls.gameList.name, input],
        queryFn: ({ signal }: { signal: AbortSignal }): Promise<GameList> =>
          api(calls.gameList, input, { signal }),
        staleTime: 60_000,
      };
    }),
  });
  return (index) =>
    lists[Math.floor(index / gamesPerPage) + 1 - firstPage]?.data?.items[index % gamesPerPage];
}

/** The first page, which tells how many there are; while another search loads the last one stays. */
export const firstPageOf = (asked: Asked) => {
  const input = { ...asked, page: 1, page_size: gamesPerPage };
  return {
    queryKey: [calls.gameList.name, input],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<GameList> =>
      api(calls.gameList, input, { signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  };
};

const steps: Record<string, (columns: number) => number> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/** Moves the focus from one game's link to another's; over the top it goes back to the field. */
function step(event: KeyboardEvent<HTMLUListElement>, columns: number): void {
  const by = steps[event.key]?.(columns);
  const item = event.target instanceof Element ? event.target.closest('li') : null;
  if (by === undefined || !item) return;
  const index = Number(item.dataset.index) + by;
  const next = event.currentTarget.querySelector<HTMLElement>(`li[data-index="${index}"] a`);
  if (next) {
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  } else if (index < 0) {
    event.preventDefault();
    document.querySelector<HTMLElement>('search input')?.focus();
  }
}
