import { Button, classNames, LiveDot, late, Tag, VisuallyHidden } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { posterOf } from '../../../components/posters.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { heightOf, hundredthsOf, timesText } from '../crash/multiplier.ts';
import { Sign } from '../crash/results.tsx';
import { returnText } from '../return-text.ts';
import { LiveFigure } from './live-figure.tsx';
import type { LobbyTable, PastRound, Preview } from './preview.ts';
import styles from './table-card.module.css';
import { useInView } from './use-in-view.ts';
import { usePreview } from './use-preview.ts';

const OutcomeChips = late(async () => (await import('../draw/outcome-chips.tsx')).OutcomeChips);

const SeatMarks = late(async () => (await import('../seats/seat-marks.tsx')).SeatMarks);

const phrases = {
  waiting: 'live.now_rest',
  open: 'live.now_open',
  locked: 'live.now_closed',
  playing: 'live.now_playing',
  settled: 'live.now_result',
} as const;

/** One table of shared rounds, large: what happens there right now, how it went lately, and the way in. */
export function TableCard({ table, isUrgent }: { table: LobbyTable; isUrgent: boolean }) {
  const t = useT();
  const format = useFormat();
  const [ref, isSeen] = useInView();
  const { preview, serverMsAt, figureAt } = usePreview(table, isSeen && table.is_on);
  const { poster, posterSmall } = posterOf(table.game);
  const { round } = preview;
  return (
    <li ref={ref} className={classNames(styles.card, !table.is_on && styles.off)}>
      <div className={styles.picture}>
        <img
          src={poster}
          {...(posterSmall ? { srcSet: `${posterSmall} 300w, ${poster} 600w` } : {})}
          sizes="(min-width: 1024px) 420px, 100vw"
          width={600}
          height={800}
          alt=""
          loading={isUrgent ? 'eager' : 'lazy'}
          decoding="async"
        />
        <div className={styles.over}>
          <span className={styles.phase}>
            {table.is_on && <LiveDot tone={round?.phase === 'open' ? 'leaf' : 'scarlet'} />}
            {t(table.is_on ? phrases[round?.phase ?? 'waiting'] : 'live.table_off')}
          </span>
          {round && table.is_on && (
            <LiveFigure
              key={`${round.id}${round.phase}`}
              round={round}
              play={table.play}
              serverMsAt={serverMsAt}
              figureAt={figureAt}
            />
          )}
        </div>
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{table.title}</h3>
        <Last table={table} preview={preview} />
        <p className={styles.facts}>
          <Tag>{t('shell.rtp', { percent: returnText(table.rules, format.percent) })}</Tag>
          <Tag>
            {t('live.stakes', {
              min: format.roundMoney(table.rules.min_stake),
              max: format.roundMoney(table.rules.max_stake),
            })}
          </Tag>
          {round && round.bets > 0 && (
            <Tag tone="cobalt" icon={<Users size={13} aria-hidden="true" />}>
              {t('live.bets', { count: round.bets })}
            </Tag>
          )}
        </p>
        {table.is_on ? (
          <Button
            className={styles.join ?? ''}
            tone="ivory"
            link={<Link to="/video/$table" params={{ table: table.table }} />}
          >
            {t('live.join')}
            <VisuallyHidden> {table.title}</VisuallyHidden>
          </Button>
        ) : (
          <p className={styles.rests}>{t('live.table_off')}</p>
        )}
      </div>
    </li>
  );
}

/** The last results in one line; while there are none, it says where they come. */
function Last({ table, preview }: { table: LobbyTable; preview: Preview }) {
  const t = useT();
  if (preview.round && preview.history.length === 0)
    return <p className={styles.none}>{t('live.no_rounds')}</p>;
  return (
    <div className={styles.last}>
      {table.play === 'flight' ? (
        <Ends history={preview.history} />
      ) : table.play === 'seats' ? (
        <SeatMarks history={preview.history} />
      ) : (
        <OutcomeChips kind={table.kind} history={preview.history} />
      )}
    </div>
  );
}

function Ends({ history }: { history: readonly PastRound[] }) {
  const t = useT();
  const { locale } = useLanguage();
  return (
    <ol className={styles.ends} aria-label={t('live.last_results')}>
      {history.map(({ id, end }) => {
        const hundredths = hundredthsOf(end ?? '1.00');
        return (
          <li key={id} className={styles[heightOf(hundredths)]}>
            <Sign height={heightOf(hundredths)} />
            {timesText(hundredths, locale)}
          </li>
        );
      })}
    </ol>
  );
}
