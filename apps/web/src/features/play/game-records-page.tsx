import type { DataOf, games } from '@arara/contract';
import { Amount, Button, Card, Chips, EmptyState, RecordRow, Records } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import type { PlayedRound, RenderRecall } from '../../components/played-round.ts';
import { posterOf } from '../../components/posters.ts';
import { ScreenHead } from '../../components/screen-head.tsx';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import styles from './game-records-page.module.css';
import { shortMultiplier } from './history.ts';
import { UnfinishedRounds } from './unfinished-rounds.tsx';
import { type Range, ranges, useGameRecords } from './use-game-records.ts';

type Row = DataOf<typeof games.gameRecord>['items'][number];

const rangeNames = {
  today: 'common.today',
  '3days': 'common.last_3_days',
  '7days': 'common.last_7_days',
} as const;

/** /gameRecord: settled rounds of today, three or seven days, with their totals; each opens in full. */
export function GameRecordsPage({ recall }: { recall: RenderRecall }) {
  const t = useT();
  const [range, setRange] = useState<Range>('today');
  const [opened, open] = useState<PlayedRound | null>(null);
  const records = useGameRecords(range);
  const rows = records.data?.flatMap((page) => page.items) ?? [];
  return (
    <div className={styles.page}>
      <ScreenHead title={t('games.stage_records')} />
      <UnfinishedRounds />
      <Chips
        label={t('games.stage_range')}
        layout="scroll"
        options={ranges.map((value) => ({ value, label: t(rangeNames[value]) }))}
        value={range}
        onValueChange={setRange}
      />
      <Totals totals={records.data?.[0]} />
      <Card padding="none" className={styles.list ?? ''}>
        <Records<Row>
          label={t('games.stage_records')}
          state={
            records.isPending || records.isFetchingNextPage ? 'loading' : records.isError ? 'error' : 'ready'
          }
          rows={rows}
          rowKey={(row) => row.round_id}
          renderRow={(row) => <RoundRow row={row} onOpen={() => open(row)} />}
          empty={
            <EmptyState
              title={t('common.no_record_found')}
              text={t('games.stage_records_empty')}
              actions={<Button link={<Link to="/game" />}>{t('games.stage_see_games')}</Button>}
            />
          }
          error={<LoadFailed asked={records} />}
          endText={t('common.end_of_list')}
          {...(records.hasNextPage
            ? {
                more: {
                  label: t('common.load_more'),
                  isLoading: records.isFetchingNextPage,
                  onPress: () => void records.fetchNextPage(),
                },
              }
            : {})}
        />
      </Card>
      {recall(opened, () => open(null))}
    </div>
  );
}

function Totals({ totals }: { totals: DataOf<typeof games.gameRecord> | undefined }) {
  const t = useT();
  const { locale } = useLanguage();
  const { number } = useFormat();
  const amount = (wire: string | undefined, isSigned = false) =>
    wire === undefined ? '–' : <Amount cents={toCents(wire)} locale={locale} isSigned={isSigned} />;
  const parts = [
    [t('games.stage_rounds'), totals ? number(totals.total) : '–'],
    [t('games.stage_session_staked'), amount(totals?.total_bet)],
    [t('games.stage_payout'), amount(totals?.total_payout)],
    [t('games.stage_win_loss'), amount(totals?.total_win_loss, true)],
  ] as const;
  return (
    <dl className={styles.totals}>
      {parts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function RoundRow({ row, onOpen }: { row: Row; onOpen: () => void }) {
  const t = useT();
  const { locale } = useLanguage();
  const { dateTime, money } = useFormat();
  const net = toCents(row.win_loss);
  const { poster, posterSmall } = posterOf(row.game);
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <RecordRow
        picture={
          <img
            className={styles.poster}
            src={posterSmall ?? poster}
            width={36}
            height={48}
            alt=""
            loading="lazy"
          />
        }
        title={row.title}
        text={
          row.is_ended_by_house
            ? `${dateTime(row.bet_time)} · ${t('games.ended_by_house')}`
            : dateTime(row.bet_time)
        }
        value={
          <Amount cents={net} locale={locale} isSigned {...(net > 0n ? { tone: 'leaf' as const } : {})} />
        }
        note={`${money(row.bet_amount)} · ${shortMultiplier(row.multiplier, locale)}`}
      />
    </button>
  );
}
