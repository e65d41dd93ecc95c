import { type Column, classNames, DataTable, dressLink, GamePoster } from '@arara/ui';
import type { ReactNode } from 'react';
import { toCents, useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './feed-table.module.css';
import type { Entry } from './news.ts';
import { useGameFacts } from './use-game-facts.ts';

interface FeedTableProps {
  caption: string;
  entries: readonly Entry[];
  skeletonRows: number;
  /** One's own rounds: nobody has to be named. */
  isMine?: boolean;
}

/** Rounds in rows: on phones the game with its player and what came back, on wide windows all of it. */
export function FeedTable({ caption, entries, skeletonRows, isMine = false }: FeedTableProps) {
  const t = useT();
  const format = useFormat();
  const facts = useGameFacts();
  const nameOf = (entry: Entry) => entry.name ?? t('feed.hidden');
  const game: Column<Entry> = {
    key: 'game',
    head: t('feed.game'),
    cell: (entry) => {
      const { title, picture, link } = facts(entry.game);
      const content = (
        <>
          <GamePoster
            className={styles.poster}
            title={title}
            {...picture}
            width={30}
            height={40}
            loading="lazy"
          />
          <span className={styles.words}>
            <b className={styles.title}>{title}</b>
            <span className={styles.under}>{isMine ? format.dateTime(entry.at) : nameOf(entry)}</span>
          </span>
        </>
      );
      return link ? dressLink(link, { className: styles.game, children: content }) : <Plain>{content}</Plain>;
    },
  };
  const player: Column<Entry> = {
    key: 'player',
    head: t('feed.player'),
    isWideOnly: true,
    cell: (entry) => <span className={classNames(!entry.name && styles.hidden)}>{nameOf(entry)}</span>,
  };
  const figures: Column<Entry>[] = [
    {
      key: 'stake',
      head: t('feed.stake'),
      isNumber: true,
      isWideOnly: true,
      cell: (entry) => format.money(toCents(entry.stake_money)),
    },
    {
      key: 'multiplier',
      head: t('feed.multiplier'),
      isNumber: true,
      isWideOnly: true,
      cell: (entry) => `${format.number(Number(entry.multiplier))}×`,
    },
    {
      key: 'payout',
      head: t('feed.payout'),
      isNumber: true,
      cell: (entry) => <Payout entry={entry} />,
    },
  ];
  return (
    <DataTable
      className={classNames(styles.table, isMine && styles.mine) ?? ''}
      caption={caption}
      columns={isMine ? [game, ...figures] : [game, player, ...figures]}
      rows={entries}
      rowKey={({ id }) => id}
      skeletonRows={skeletonRows}
    />
  );
}

const Plain = ({ children }: { children: ReactNode }) => <span className={styles.game}>{children}</span>;

/** Green where more came back than was staked: less than that is no win. */
function Payout({ entry }: { entry: Entry }) {
  const format = useFormat();
  const isWon = toCents(entry.payout_money) > toCents(entry.stake_money);
  return (
    <span className={classNames(styles.payout, isWon && styles.won)}>
      {format.money(toCents(entry.payout_money))}
    </span>
  );
}
