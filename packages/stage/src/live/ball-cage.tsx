import { classNames } from '@arara/ui';
import { type CSSProperties, useId } from 'react';
import styles from './ball-cage.module.css';

interface BallCageProps {
  colors: readonly string[];
  /** Balls are being drawn: they fly about. */
  isTurning: boolean;
  isCalm: boolean;
}

/** Where the balls lie when the cage stands still: a heap at its bottom. */
const heap = [
  [3, 90],
  [4, 79],
  [5, 68],
  [4, 57],
].flatMap(([count = 0, y = 0]) =>
  Array.from({ length: count }, (_, index) => ({ x: 60 + (index - (count - 1) / 2) * 14, y })),
);

/** A wire cage of balls on its stand. */
export function BallCage({ colors, isTurning, isCalm }: BallCageProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 120 132"
      aria-hidden="true"
      className={classNames(isTurning && styles.turning, isCalm && styles.calm)}
    >
      <defs>
        <radialGradient id={`${id}glass`} cx=".36" cy=".26" r=".85">
          <stop stopColor="#fff" stopOpacity=".5" />
          <stop offset=".5" stopColor="#fff" stopOpacity=".1" />
          <stop offset="1" stopColor="#060b28" stopOpacity=".55" />
        </radialGradient>
        <linearGradient id={`${id}gold`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#ffe6a0" />
          <stop offset="1" stopColor="#a8741a" />
        </linearGradient>
      </defs>
      <ellipse cx="60" cy="126" rx="42" ry="5" fill="#000" opacity=".4" />
      <path d="M24 60 38 124H46L32 58ZM96 60 82 124H74L88 58Z" fill={`url(#${id}gold)`} />
      <rect x="30" y="118" width="60" height="7" rx="3.5" fill={`url(#${id}gold)`} />
      <circle cx="60" cy="56" r="48" fill="#0b1040" opacity=".55" />
      {heap.map(({ x, y }, index) => (
        <g
          key={`${x} ${y}`}
          className={styles.ball}
          // Custom properties are not in CSSProperties.
          style={
            {
              '--at': `${index * -137}ms`,
              '--dx': `${((index * 37) % 29) - 14}px`,
              '--dy': `${-18 - ((index * 23) % 34)}px`,
            } as CSSProperties
          }
        >
          <circle cx={x} cy={y} r="7.4" fill={colors[index % colors.length]} />
          <circle cx={x} cy={y} r="3.8" fill="#fff" />
          <ellipse cx={x - 2.5} cy={y - 4} rx="2.2" ry="1.3" fill="#fff" opacity=".7" />
        </g>
      ))}
      <circle cx="60" cy="56" r="48" fill={`url(#${id}glass)`} />
      <g className={styles.wire} fill="none" stroke="#ffe6a0" strokeOpacity=".6" strokeWidth="1.2">
        <circle cx="60" cy="56" r="48" strokeWidth="2.5" strokeOpacity=".9" />
        <ellipse cx="60" cy="56" rx="30" ry="48" />
        <ellipse cx="60" cy="56" rx="10" ry="48" />
        <path d="M14 42H106M12 56H108M14 70H106" />
      </g>
      <circle cx="12" cy="56" r="5" fill={`url(#${id}gold)`} />
      <circle cx="108" cy="56" r="5" fill={`url(#${id}gold)`} />
    </svg>
  );
}
