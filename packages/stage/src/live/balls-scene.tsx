import { BingoBall, classNames } from '@arara/ui';
import type { Moment } from '../motion/timeline.ts';
import styles from './balls-scene.module.css';
import type { LiveSceneProps } from './live-cabinet.ts';
import scene from './live-scene.module.css';
import { useDrawScene } from './use-draw-scene.ts';

interface BallsSceneProps extends Pick<LiveSceneProps, 'draw' | 'isCalm' | 'onTold'> {
  numbersOf(events: readonly unknown[]): readonly number[];
  /** Places for balls; none where there are too many of them. */
  places: number;
  color: string;
  look: 'trevo' | 'ipe' | 'digits' | 'bingo';
}

interface Drawn {
  readonly balls: readonly number[];
}

const empty: Drawn = { balls: [] };
const shortest = 300;
const longest = 2_400;
/** The last ball has time to be seen. */
const seenMs = 3_000;

/** Balls, one after the other, in the time the table has for them. */
function ballMoments(numbers: readonly number[], playingMs: number): Moment<Drawn>[] {
  const each = Math.max(shortest, Math.min(longest, (playingMs - seenMs) / Math.max(1, numbers.length)));
  return [
    { scene: empty, ms: each },
    ...numbers.map((_, index) => ({ scene: { balls: numbers.slice(0, index + 1) }, ms: each })),
  ];
}

/** A draw of balls: a row of places, or the last one large among those that came. */
export function BallsScene({ draw, isCalm, onTold, numbersOf, places, color, look }: BallsSceneProps) {
  const { scene: shown } = useDrawScene({
    draw,
    isCalm,
    first: empty,
    keepsLast: true,
    momentsOf: ({ events, playingMs }) => ballMoments(numbersOf(events), playingMs),
    onTold,
  });
  const { balls } = shown;
  const last = balls.at(-1);
  const ball = (number: number, size: number) => (
    <span key={number} className={classNames(styles.ball, !isCalm && styles.falling)}>
      <BingoBall text={String(number)} color={color} size={size} />
    </span>
  );
  return (
    <div className={classNames(scene.scene, styles[look])}>
      {places > 0 ? (
        <ol className={styles.row}>
          {Array.from({ length: places }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is its identity.
            <li key={index} className={styles.place}>
              {balls[index] !== undefined && ball(balls[index], 56)}
            </li>
          ))}
        </ol>
      ) : (
        <div className={styles.hall}>
          <div className={styles.last}>{last !== undefined && ball(last, 96)}</div>
          <p className={styles.came}>
            {balls.toReversed().map((number) => (
              <span key={number}>{number}</span>
            ))}
          </p>
        </div>
      )}
    </div>
  );
}
