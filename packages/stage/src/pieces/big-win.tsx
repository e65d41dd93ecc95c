import { useEffect, useState } from 'react';
import type { StageRound, StageWords } from '../stage.ts';
import styles from './big-win.module.css';
import { isBigWin } from './big-win-rule.ts';
import { multiplierOf, shortMultiplierText } from './numbers.ts';
import { raysPath } from './rays.ts';

const shownMs = 3_200;

interface BigWinProps {
  words: StageWords;
  /** The round whose result is told; `null` while there is none. */
  round: StageRound | null;
  isCalm: boolean;
}

/** The large presentation of a large win; any press or key closes it, and it closes by itself. */
export function BigWin({ words, round, isCalm }: BigWinProps) {
  const [closed, setClosed] = useState<StageRound | null>(null);
  const isShown = round !== null && isBigWin(round) && closed !== round && !isCalm;
  useEffect(() => {
    if (!isShown) return;
    const timer = window.setTimeout(() => setClosed(round), shownMs);
    const close = () => setClosed(round);
    window.addEventListener('keydown', close);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('keydown', close);
    };
  }, [isShown, round]);
  if (!isShown) return null;
  const { payoutCents, stakeCents } = round;
  return (
    <button type="button" className={styles.veil} onClick={() => setClosed(round)}>
      <svg className={styles.rays} viewBox="-400 -400 800 800" aria-hidden="true">
        <path d={raysPath(0, 0, 18, 560)} />
      </svg>
      <span className={styles.words}>{words.t('games.stage_big_win')}</span>
      <b className={styles.amount}>{words.money(payoutCents)}</b>
      <span className={styles.factor}>
        {shortMultiplierText(multiplierOf(payoutCents, stakeCents), words.locale)}
      </span>
    </button>
  );
}
