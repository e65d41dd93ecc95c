import ball from '@lobehub/fluent-emoji-3d/assets/26bd.webp';
import { type CSSProperties, memo } from 'react';
import styles from './football-stage.module.css';
import type { PitchEvent } from './moments.ts';

/** Where the ball is for what is seen, in percent of the pitch for a side that plays to the right. */
const places = {
  goal: { x: 97, y: 50 },
  save: { x: 92, y: 46 },
  wide: { x: 98, y: 18 },
  post: { x: 95, y: 37 },
  yellow_card: { x: 52, y: 66 },
} as const;

/** The pitch from above; the ball goes to where the last thing happened. */
export function Pitch({ event, isCalm }: { event: PitchEvent | null; isCalm: boolean }) {
  const kind = event === null ? null : event.type === 'goal' ? 'goal' : event.kind;
  const place = kind === null ? { x: 50, y: 50 } : places[kind];
  const x = event?.side === 'away' ? 100 - place.x : place.x;
  // Custom properties are not in CSSProperties.
  const at = { '--x': `${x}%`, '--y': `${place.y}%` } as CSSProperties;
  return (
    <div className={styles.pitch} aria-hidden="true">
      <Lines className={styles.linesTall} height={262} />
      <Lines className={styles.linesWide} height={172} />
      <img
        className={isCalm ? styles.ball : `${styles.ball} ${styles.rolling}`}
        style={at}
        src={ball}
        alt=""
        width={36}
        height={36}
      />
      {kind === 'yellow_card' && <i className={styles.card} style={at} />}
      {kind === 'goal' && <i className={styles.flash} style={at} />}
    </div>
  );
}

/** On phones the pitch is as high as the stage leaves it; its boxes and its circle keep their shape. */
const Lines = memo(function Lines({ className, height }: { className: string | undefined; height: number }) {
  const middle = height / 2;
  const box = (top: number, depth: number) =>
    `M6 ${middle - top}h${depth}v${2 * top}H6M314 ${middle - top}h${-depth}v${2 * top}h${depth}`;
  return (
    <svg viewBox={`0 0 320 ${height}`} className={className} aria-hidden="true">
      {Array.from({ length: 8 }, (_, stripe) => stripe).map((stripe) => (
        <rect
          key={stripe}
          x={stripe * 40}
          width="40"
          height={height}
          fill={stripe % 2 === 0 ? '#1f9d55' : '#1b8a4a'}
        />
      ))}
      <g fill="none" stroke="#fff" strokeOpacity=".75" strokeWidth="1.5">
        <rect x="6" y="6" width="308" height={height - 12} />
        <path d={`M160 6V${height - 6}`} />
        <circle cx="160" cy={middle} r="26" />
        <path d={`${box(42, 46)}${box(21, 18)}`} />
      </g>
    </svg>
  );
});
