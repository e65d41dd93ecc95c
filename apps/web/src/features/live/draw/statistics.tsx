import { type DataOf, live } from '@arara/contract';
import { hotAndCold } from '@arara/games/live/roads';
import type { LiveCabinet } from '@arara/stage';
import { Card } from '@arara/ui';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/i18n.ts';
import { useCall } from '../../../lib/use-call.ts';
import type { Past } from '../standing.ts';
import { CardRoads } from './card-roads.tsx';
import { Marks } from './outcome-chips.tsx';
import { baccaratRoad, dragonRoad, roulettePart, sicBoHalf, wheelSpots } from './read-outcomes.ts';
import { ShareBar } from './share-bar.tsx';
import styles from './statistics.module.css';

interface StatisticsProps {
  table: string;
  kind: DataOf<typeof live.liveTables>['items'][number]['kind'];
  cabinet: LiveCabinet;
  /** What was heard since the page was opened, the newest first. */
  recent: readonly Past[];
}

const shownMost = 100;

/** How the last rounds ended: roads, shares, what came often. It says plainly that none of it tells the next. */
export function Statistics({ table, kind, cabinet, recent }: StatisticsProps) {
  const t = useT();
  const { number } = useFormat();
  const { data } = useCall(live.liveHistory, { table, page_size: shownMost }, { staleTime: 60_000 });
  const all = new Map([...(data?.items ?? []), ...recent].map((past) => [past.id, past]));
  const past = [...all.values()].sort((a, b) => b.number - a.number).slice(0, shownMost);
  const outcomes = past.map(({ outcome }) => outcome);
  return (
    <Card className={styles.panel ?? ''} aria-label={t('livetables.statistics')}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {past.length === 0
            ? t('livetables.statistics')
            : t('livetables.last_rounds', { count: past.length })}
        </h2>
        {past[0] && <span>{t('livetables.round', { number: number(past[0].number) })}</span>}
      </header>
      {past.length === 0 ? (
        <p className={styles.note}>{t('live.no_rounds')}</p>
      ) : (
        <>
          <Figures kind={kind} outcomes={outcomes} />
          {kind !== 'baccarat' && kind !== 'dragon' && (
            <Marks className={styles.grid} cabinet={cabinet} history={past.slice(0, 44)} />
          )}
          {kind === 'roulette' && <Temper cabinet={cabinet} outcomes={outcomes} />}
        </>
      )}
      <p className={styles.note}>{t('livetables.no_memory')}</p>
    </Card>
  );
}

function Figures({ kind, outcomes }: { kind: StatisticsProps['kind']; outcomes: readonly unknown[] }) {
  const t = useT();
  const count = <Key,>(keys: readonly Key[], key: Key) => keys.filter((one) => one === key).length;
  if (kind === 'baccarat')
    return (
      <CardRoads
        results={outcomes.map(baccaratRoad).toReversed()}
        names={{
          red: t('games.stage_baccarat_banker'),
          blue: t('games.stage_baccarat_player'),
          tie: t('games.stage_baccarat_tie'),
        }}
      />
    );
  if (kind === 'dragon')
    return (
      <CardRoads
        results={outcomes.map(dragonRoad).toReversed()}
        names={{
          red: t('tablegames.dragon'),
          blue: t('tablegames.jaguar'),
          tie: t('tablegames.tie'),
        }}
      />
    );
  if (kind === 'roulette') {
    const parts = outcomes.map(roulettePart);
    const colours = parts.map(({ colour }) => colour);
    const halves = parts.flatMap(({ half }) => (half ? [half] : []));
    return (
      <>
        <ShareBar
          shares={[
            { key: 'red', name: t('games.stage_bet_red'), count: count(colours, 'red'), color: '#c41e3d' },
            {
              key: 'green',
              name: t('games.stage_roulette_zero'),
              count: count(colours, 'green'),
              color: '#0c7a4a',
            },
            {
              key: 'black',
              name: t('games.stage_bet_black'),
              count: count(colours, 'black'),
              color: '#2a3555',
            },
          ]}
        />
        <ShareBar
          shares={[
            { key: 'odd', name: t('games.stage_bet_odd'), count: count(halves, 'odd'), color: '#2456c4' },
            { key: 'even', name: t('games.stage_bet_even'), count: count(halves, 'even'), color: '#5a3fb0' },
          ]}
        />
      </>
    );
  }
  if (kind === 'sicbo') {
    const halves = outcomes.map(sicBoHalf);
    return (
      <ShareBar
        shares={[
          { key: 'small', name: t('livetables.small'), count: count(halves, 'small'), color: '#2456c4' },
          { key: 'triple', name: t('livetables.triple'), count: count(halves, 'triple'), color: '#0c7a4a' },
          { key: 'big', name: t('livetables.big'), count: count(halves, 'big'), color: '#c41e3d' },
        ]}
      />
    );
  }
  if (kind !== 'wheel') return null;
  return (
    <dl className={styles.counts}>
      {wheelSpots(outcomes).map(({ key, count: came }) => (
        <div key={key}>
          <dt>{key === 'macaw' || key === 'jaguar' ? t(`livetables.spot_${key}`) : `${key.slice(1)}×`}</dt>
          <dd>{came}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The numbers that came most and least. */
function Temper({ cabinet, outcomes }: { cabinet: LiveCabinet; outcomes: readonly unknown[] }) {
  const t = useT();
  const numbers = outcomes.map((outcome) => roulettePart(outcome).number);
  const { hot, cold } = hotAndCold(
    Array.from({ length: 37 }, (_, index) => index),
    numbers,
    4,
  );
  const marks = (keys: readonly { key: number }[]) =>
    keys.map(({ key }) => ({ id: String(key), outcome: { number: key } }));
  return (
    <div className={styles.temper}>
      <div>
        <h3>{t('livetables.hot')}</h3>
        <Marks cabinet={cabinet} history={marks(hot)} label={t('livetables.hot')} />
      </div>
      <div>
        <h3>{t('livetables.cold')}</h3>
        <Marks cabinet={cabinet} history={marks(cold)} label={t('livetables.cold')} />
      </div>
    </div>
  );
}
