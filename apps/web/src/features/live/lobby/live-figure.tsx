import type { live } from '@arara/contract';
import { useCalm } from '@arara/stage';
import { useRef } from 'react';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { timesText } from '../crash/multiplier.ts';
import { useFrame } from '../crash/use-frame.ts';
import styles from './table-card.module.css';

interface LiveFigureProps {
  round: live.LiveRound;
  play: 'flight' | 'draw' | 'seats';
  serverMsAt: (ownMs: number) => number;
  /** Where a flight stands, in hundredths. */
  figureAt: (ownMs: number) => number;
}

/** What moves on a card: the seconds that are left, or where the flight stands. */
export function LiveFigure({ round, play, serverMsAt, figureAt }: LiveFigureProps) {
  const t = useT();
  const { locale } = useLanguage();
  const isCalm = useCalm();
  const figure = useRef<HTMLElement>(null);
  const isFlight = play === 'flight' && (round.phase === 'playing' || round.phase === 'settled');
  const isCounting = round.phase === 'open';
  useFrame(
    (nowMs) => {
      if (!figure.current) return;
      if (isFlight) figure.current.textContent = timesText(figureAt(nowMs), locale);
      else if (isCounting)
        figure.current.textContent = t('live.seconds', { seconds: secondsLeft(round, serverMsAt(nowMs)) });
    },
    isCounting || (isFlight && round.phase === 'playing'),
    // Whole seconds need no more.
    isCalm || isCounting,
  );
  if (!isFlight && !isCounting) return null;
  return <b ref={figure} className={styles.figure} aria-hidden="true" />;
}

function secondsLeft(round: live.LiveRound, serverMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(round.locks_at ?? '') - serverMs) / 1_000));
}
