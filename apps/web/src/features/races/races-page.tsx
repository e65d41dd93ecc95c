import { Button, Card, Emoji, EmptyState, Skeleton, Tabs } from '@arara/ui';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useT } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { PastRaces } from './past-races.tsx';
import { RaceBoard } from './race-board.tsx';
import styles from './races-page.module.css';
import { useRaces } from './use-races.ts';

const parts = ['running', 'history'] as const;

/** `/races`: the races that run with their places and prizes, and who has won the ones before. */
export function RacesPage() {
  const t = useT();
  useTitle(t('races.title'));
  const [part, setPart] = useState<(typeof parts)[number]>('running');
  return (
    <>
      <ScreenHead title={t('races.title')} text={t('races.text')} />
      <div className={styles.page}>
        <Tabs
          className={styles.parts ?? ''}
          label={t('races.title')}
          options={parts.map((value) => ({ value, label: t(`races.${value}`) }))}
          value={part}
          onValueChange={setPart}
        />
        {part === 'running' ? <Running /> : <PastRaces />}
      </div>
    </>
  );
}

function Running() {
  const t = useT();
  const { race: asked } = useSearch({ strict: false });
  const [chosen, choose] = useState(asked);
  const { data, error, isPending, refetch, aheadMs } = useRaces();
  if (isPending) return <Skeleton height={640} radius="var(--r3)" />;
  if (!data) {
    return (
      <Card>
        <LoadFailed asked={{ error, refetch }} />
      </Card>
    );
  }
  const race = data.items.find(({ id }) => id === chosen) ?? data.items[0];
  if (!race) {
    return (
      <Card>
        <EmptyState
          picture={<Emoji code="1f3c6" size={72} />}
          title={t('races.none')}
          text={t('races.none_text')}
          actions={<Button link={<Link to="/game" />}>{t('shell.explore_games')}</Button>}
        />
      </Card>
    );
  }
  return (
    <>
      {data.items.length > 1 && (
        <Tabs
          look="underlined"
          label={t('races.running')}
          options={data.items.map((one) => ({
            value: one.id,
            label: t(`races.${one.period}_${one.measure}`),
          }))}
          value={race.id}
          onValueChange={choose}
        />
      )}
      <RaceBoard key={race.id} race={race} weights={data.weights} aheadMs={aheadMs} />
    </>
  );
}
