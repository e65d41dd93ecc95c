import type { live } from '@arara/contract';
import { classNames, LiveDot } from '@arara/ui';
import { Bird, Rocket as RocketSign, WifiOff } from 'lucide-react';
import { useRef } from 'react';
import { toCents, useFormat } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { leavesAt, worthOf } from './flight-now.ts';
import { hundredthsOf, timesText } from './multiplier.ts';
import styles from './readout.module.css';
import { useFrame } from './use-frame.ts';
import type { Flight } from './use-table.ts';

type Bet = live.LiveOwnBet;

interface ReadoutProps {
  kind: 'flight' | 'rocket';
  flight: Flight;
  isCalm: boolean;
  /** The member's bets on this round. */
  own: readonly Bet[];
}

/** What the flight says in figures: how long until it begins, where it stands, where it ended. */
export function Readout({ kind, flight, isCalm, own }: ReadoutProps) {
  const t = useT();
  const { round } = flight.state;
  const phase = round?.phase ?? 'waiting';
  return (
    <div className={classNames(styles.readout, styles[kind], styles[phase])}>
      {flight.isLost && (
        <p className={styles.lost} role="status">
          <WifiOff size={16} aria-hidden="true" />
          {t('live.connection_lost')}
        </p>
      )}
      {phase === 'open' && round ? (
        <Countdown
          key={round.id}
          flight={flight}
          locksAt={round.locks_at ?? ''}
          isCalm={isCalm}
          opensAt={round.opened_at ?? ''}
        />
      ) : phase === 'locked' ? (
        <>
          <p className={styles.tag}>{t('live.closed_bets')}</p>
          <p className={styles.words}>{t('live.taking_off')}</p>
          <Top top={round?.top ?? null} />
        </>
      ) : phase === 'waiting' ? (
        <p className={styles.words}>{t('live.table_rests')}</p>
      ) : (
        <Height kind={kind} flight={flight} isCalm={isCalm} own={own} />
      )}
    </div>
  );
}

function Height({ kind, flight, isCalm, own }: ReadoutProps) {
  const t = useT();
  const { locale } = useLanguage();
  const { money, number } = useFormat();
  const figure = useRef<HTMLElement>(null);
  const since = useRef<HTMLSpanElement>(null);
  const worth = useRef<HTMLParagraphElement>(null);
  const isOver = flight.state.round?.phase === 'settled';
  const flying = own.filter(({ state }) => state === 'placed');
  useFrame(
    (nowMs) => {
      const { hundredths, elapsedMs } = flight.momentAt(nowMs);
      if (figure.current) figure.current.textContent = timesText(hundredths, locale);
      if (since.current)
        since.current.textContent = t('live.in_air', { seconds: number(Math.floor(elapsedMs / 100) / 10) });
      const cents = flying.reduce(
        (sum, bet) => sum + worthOf(toCents(bet.stake), hundredths, leavesAt(bet, flight.state.round)),
        0n,
      );
      if (worth.current)
        worth.current.textContent =
          cents > 0n && !isOver ? t('live.bet_worth', { amount: money(cents) }) : '';
    },
    !isOver,
    isCalm,
  );
  const Sign = kind === 'rocket' ? RocketSign : Bird;
  return (
    <>
      <p className={styles.tag}>
        {isOver ? (
          <>
            <Sign size={15} aria-hidden="true" />
            {t(kind === 'rocket' ? 'live.ended_rocket' : 'live.ended_flight')}
          </>
        ) : (
          <>
            <LiveDot tone="leaf" />
            <span ref={since} />
          </>
        )}
      </p>
      <b ref={figure} className={styles.figure} data-testid="multiplier" />
      {isOver ? <Result own={own} /> : <p ref={worth} className={styles.worth} />}
      {!isOver && <Top top={flight.state.round?.top ?? null} />}
    </>
  );
}

/** Where everybody leaves at the latest, in a round that has been bet on so much that somebody may have to. */
function Top({ top }: { top: string | null }) {
  const t = useT();
  const { locale } = useLanguage();
  if (!top) return null;
  return (
    <p className={classNames(styles.tag, styles.top)}>
      {t('live.top_now', { multiplier: timesText(hundredthsOf(top), locale) })}
    </p>
  );
}

/** What this round has brought the member; nothing for those who only watched. */
function Result({ own }: { own: readonly Bet[] }) {
  const t = useT();
  const { money } = useFormat();
  const paid = own.reduce((sum, bet) => sum + toCents(bet.payout), 0n);
  if (own.every(({ state }) => state === 'cancelled')) return null;
  if (paid === 0n) return null;
  return <p className={classNames(styles.worth, styles.won)}>{t('live.you_won', { amount: money(paid) })}</p>;
}

interface CountdownProps {
  flight: Flight;
  opensAt: string;
  locksAt: string;
  isCalm: boolean;
}

function Countdown({ flight, opensAt, locksAt, isCalm }: CountdownProps) {
  const t = useT();
  const { locale } = useLanguage();
  const figure = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  const seconds = useRef(
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const lasts = Math.max(1, Date.parse(locksAt) - Date.parse(opensAt));
  useFrame(
    (nowMs) => {
      const left = Math.max(0, Date.parse(locksAt) - flight.serverMsAt(nowMs));
      if (figure.current)
        figure.current.textContent = t('live.seconds', {
          seconds: seconds.current.format(Math.min(left, lasts) / 1_000),
        });
      if (bar.current) bar.current.style.transform = `scaleX(${Math.min(1, left / lasts)})`;
    },
    true,
    isCalm,
  );
  return (
    <>
      <p className={styles.tag}>{t('live.next_in')}</p>
      <b ref={figure} className={styles.figure} role="timer" aria-label={t('live.next_in')} />
      <span className={styles.bar} aria-hidden="true">
        <i ref={bar} />
      </span>
    </>
  );
}
