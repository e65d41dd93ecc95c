import { games as calls } from '@arara/contract';
import { Link } from '@tanstack/react-router';
import { GameRow } from '../../components/game-row.tsx';
import type { Game } from '../../components/use-catalogue.ts';
import { useNearOrAhead } from '../../components/use-near-or-ahead.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './home-games.module.css';

type Category = (typeof calls.categories)[number];

/** Fewer are no row. */
export const rowMin = 3;

/** So many fill a row of any window and show that it goes on. */
const rowFull = 8;

interface CategoryRowProps {
  category: Category;
  /** How many games it has. */
  total: number;
  /** Those of its games that are among the most played of the whole house. */
  popular: readonly Game[];
}

/** A category's most played games. Where those of the whole house do not fill it, more are asked for once its place comes near, or ahead in a quiet moment. */
export function CategoryRow({ category, total, popular }: CategoryRowProps) {
  return popular.length >= Math.min(total, rowFull) ? (
    <Row category={category} games={popular} />
  ) : (
    <AskedRow category={category} known={popular} />
  );
}

function AskedRow({ category, known }: { category: Category; known: readonly Game[] }) {
  const [ref, isDue] = useNearOrAhead();
  const input = { category, page_size: 14, sort: 'popular' } as const;
  const { data, isError } = useCall(calls.gameList, input, { staleTime: 60_000, enabled: isDue });
  const shown = data?.items ?? known;
  if (isError && shown.length < rowMin) return null;
  return (
    <div ref={ref} className={styles.asked}>
      {shown.length >= rowMin && <Row category={category} games={shown} />}
    </div>
  );
}

function Row({ category, games }: { category: Category; games: readonly Game[] }) {
  const t = useT();
  return (
    <GameRow
      title={t(`shell.category_${category}`)}
      aside={
        <Link to="/game" search={{ category }}>
          {t('common.see_all')}
        </Link>
      }
      games={games}
    />
  );
}
