import { BingoBall, classNames } from '@arara/ui';
import { ballMoments, noBalls } from './ball-moments.ts';
import styles from './balls-scene.module.css';
import { drawnNumbers } from './drawn-numbers.ts';
import type { LiveSceneProps } from './live-cabinet.ts';
import scene from './live-scene.module.css';
import { useDrawScene } from './use-draw-scene.ts';

interface BallsSceneProps extends Omit<LiveSceneProps, 'setting'> {
  numbersOf(events: readonly unknown[]): readonly number[];
  places: number;
  color: string;
  look: 'trevo' | 'ipe' | 'digits';
}

/** A draw of balls in a row of places. While bets are taken the last draw lies there. */
export function BallsScene(props: BallsSceneProps) {
  const { words, draw, last, isCalm, onTold, numbersOf, places, color, look } = props;
  const { scene: shown } = useDrawScene({
    draw,
    isCalm,
    first: noBalls,
    keepsLast: true,
    momentsOf: ({ events, playingMs }) => ballMoments(numbersOf(events), playingMs),
    onTold,
  });
  const isIdle = draw === null;
  const balls = shown.balls.length === 0 && isIdle && last ? drawnNumbers(last.outcome) : shown.balls;
  return (
    <div className={classNames(scene.scene, styles[look])}>
      <div className={classNames(styles.draw, isIdle && styles.idle)}>
        <ol className={styles.row}>
          {Array.from({ length: places }, (_, index) => {
            const number = balls[index];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is its identity.
              <li key={index} className={styles.place}>
                {number !== undefined && (
                  <span className={classNames(styles.ball, !isCalm && !isIdle && styles.falling)}>
                    <BingoBall text={String(number)} color={color} size={56} />
                  </span>
                )}
              </li>
            );
          })}
        </ol>
        {isIdle && balls.length > 0 && <p className={styles.before}>{words.t('livetables.last_draw')}</p>}
      </div>
    </div>
  );
}
