import { Card, EmptyState, IconButton, LiveDot, Tabs } from '@arara/ui';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { OnlineCount } from '../../components/online/online-count.tsx';
import { useT } from '../../lib/i18n.ts';
import { FeedTable } from './feed-table.tsx';
import styles from './live-feed.module.css';
import { MyRounds } from './my-rounds.tsx';
import type { Entry } from './news.ts';
import { useFeed } from './use-feed.ts';

const tabs = ['all', 'wins', 'mine'] as const;
type Tab = (typeof tabs)[number];

/** Rows that are shown; their place is kept while there are fewer. */
const rowsShown = 8;

/** What is being played: a sample of all rounds, the big wins, one's own rounds. What moves can be held still. */
export function LiveFeed() {
  const t = useT();
  const { data, error, isPending, refetch } = useFeed();
  const [tab, setTab] = useState<Tab>('all');
  const [held, hold] = useState<typeof data | null>(null);
  const shown = held ?? data;
  const lists: Record<Exclude<Tab, 'mine'>, readonly Entry[]> = {
    all: shown?.bets ?? [],
    wins: shown?.wins ?? [],
  };
  return (
    <section aria-labelledby="live-feed">
      <header className={styles.head}>
        <h2 id="live-feed" className={styles.title}>
          <LiveDot />
          {t('feed.title')}
        </h2>
        <span className={styles.aside}>
          <OnlineCount />
          <IconButton
            label={t(held ? 'feed.go_on' : 'feed.pause')}
            icon={held ? <Play size={18} /> : <Pause size={18} />}
            disabled={!data}
            onClick={() => hold(held ? null : data)}
          />
        </span>
      </header>
      <Card padding="none" className={styles.card ?? ''}>
        <div className={styles.tabs}>
          <Tabs
            label={t('feed.title')}
            options={tabs.map((value) => ({ value, label: t(`feed.tab_${value}`) }))}
            value={tab}
            onValueChange={setTab}
          />
        </div>
        <div className={styles.rows}>
          {tab === 'mine' ? (
            <MyRounds rows={rowsShown} />
          ) : error && !data ? (
            <LoadFailed asked={{ error, refetch }} />
          ) : !isPending && lists[tab].length === 0 ? (
            <EmptyState title={t(`feed.empty_${tab}`)} text={t(`feed.empty_${tab}_text`)} />
          ) : (
            <FeedTable
              caption={t(`feed.tab_${tab}`)}
              entries={lists[tab].slice(0, rowsShown)}
              skeletonRows={isPending ? rowsShown : 0}
            />
          )}
        </div>
      </Card>
    </section>
  );
}
