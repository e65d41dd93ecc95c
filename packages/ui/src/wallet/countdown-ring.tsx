import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './countdown-ring.module.css';

export interface CountdownRingProps {
  /** 0 to 1: how much is left. */
  share: number;
  /** What stands inside, e.g. "10:48". */
  text: ReactNode;
  /** A small line under it. */
  caption?: ReactNode;
  /** Spoken in place of the drawing, e.g. "Expira em 10 minutos"; change it seldom. */
  label: string;
  /** CSS px: 64 for a deposit, 132 for a withdrawal. */
  size?: number;
  tone?: 'leaf' | 'cobalt' | 'sun' | 'scarlet';
  /** Closes the ring and shows a tick. */
  isDone?: boolean;
  className?: string;
}

/** Time left as a ring that empties; closes into a tick when done. */
export function CountdownRing(props: CountdownRingProps) {
  const { share, text, caption, label, size = 64, tone = 'cobalt', isDone, className } = props;
  const stroke = size > 100 ? 6 : 5;
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const left = isDone ? 1 : Math.min(1, Math.max(0, share));
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: stroke };
  return (
    <span
      className={classNames(
        styles.ring,
        styles[isDone ? 'leaf' : tone],
        size > 100 && styles.large,
        className,
      )}
      style={{ width: size, height: size }}
      role="timer"
      aria-label={label}
    >
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle {...circle} stroke="var(--track)" />
        <circle
          {...circle}
          className={styles.arc}
          stroke="currentColor"
          strokeLinecap="round"
          strokeDasharray={length}
          style={{ strokeDashoffset: length * (1 - left) }}
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
        />
      </svg>
      {isDone ? (
        <Check className={styles.tick} size={size * 0.44} strokeWidth={2.5} aria-hidden="true" />
      ) : (
        <span className={styles.inside} aria-hidden="true">
          <span className={styles.text}>{text}</span>
          {caption && <small className={styles.caption}>{caption}</small>}
        </span>
      )}
    </span>
  );
}
