import { Coin, Gem, type PrizeSegment, PrizeWheel } from '@arara/ui';
import type { CSSProperties } from 'react';
import styles from './wheel.module.css';

interface WheelStageProps {
  segments: readonly PrizeSegment[];
  /** Degrees; the wheel gets there by itself. */
  turn: number;
  label: string;
  isWon: boolean;
}

/** The wheel on its stage: rays behind it, the pointer above it, treasure around it. */
export function WheelStage({ segments, turn, label, isWon }: WheelStageProps) {
  const style = { '--turn': `${turn}deg` } as CSSProperties;
  return (
    <div className={styles.stage} style={style} data-won={isWon}>
      <span className={styles.rays} aria-hidden="true" />
      <Coin size={84} className={styles.coinLeft} />
      <Gem size={72} className={styles.gem} />
      <Coin size={64} className={styles.coinRight} />
      <div className={styles.wheel}>
        <PrizeWheel segments={segments} label={label} turningClassName={styles.turning} />
        <svg className={styles.pointer} viewBox="-3 -14 66 88" aria-hidden="true">
          <defs>
            <linearGradient id="wheel-pointer" x1="0" y1="0" x2="0" y2="1">
              <stop stopColor="#ff7a8c" />
              <stop offset="1" stopColor="#d4143a" />
            </linearGradient>
          </defs>
          <path
            d="M30 70 8 26a24 24 0 1 1 44 0Z"
            fill="url(#wheel-pointer)"
            stroke="#fff3c4"
            strokeWidth="3"
          />
          <circle cx="30" cy="20" r="8" fill="#fff3c4" />
        </svg>
      </div>
    </div>
  );
}
