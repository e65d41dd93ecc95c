import { games as calls } from '@arara/contract';
import { Link } from '@tanstack/react-router';
import { GameRow } from '../../components/game-row.tsx';
import type { Game } from '../../components/use-catalogue.ts';
import { useNear } from '../../components/use-near.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './home-games.module.css';

type Category = (typeof calls.categories)[number];

/** Fewer are no row. */
export const rowMin = 3;

interface CategoryRowProps {
  category: Category;
  /** Those of its games that are among the most played of the whole house. */
  popular: readonly Game[];
}

/** A category's most played games. Of one that has few among the most played of the house they are asked for once its place comes near. */
export function CategoryRow({ category, popular }: CategoryRowProps) {
  return popular.length >= rowMin ? (
    <Row category={category} games={popular} />
  ) : (
    <AskedRow category={category} />
  );
}

function AskedRow({ category }: { category: Category }) {
  const [ref, isNear] = useNear();
  const input = { category, page_size: 14, sort: 'popular' } as const;
  const { data, isError } = useCall(calls.gameList, input, { staleTime: 60_000, enabled: isNear });
  if (isError) return null;
  return (
    <div ref={ref} className={styles.asked}>
      {data && <Row category={category} games={data.items} />}
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
