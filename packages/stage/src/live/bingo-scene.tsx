import { BingoBall, classNames } from '@arara/ui';
import { BallCage } from './ball-cage.tsx';
import { ballMoments, noBalls } from './ball-moments.ts';
import styles from './bingo-scene.module.css';
import { drawnBalls, drawnNumbers } from './drawn-numbers.ts';
import type { LiveSceneProps } from './live-cabinet.ts';
import scene from './live-scene.module.css';
import { useDrawScene } from './use-draw-scene.ts';

const all = Array.from({ length: 90 }, (_, index) => index + 1);
/** White numbers are read on each of them: 4.5 to 1 and more. */
const colors = ['#d7263d', '#1971c2', '#b35900', '#24793a', '#7b2cbf', '#0b7285'] as const;
/** Of the last draw, where the clock leaves no room for the board. */
const fewShown = 8;
/** The rows of the board have colours of their own, and their balls the same. */
const colorOf = (number: number) => colors[Math.floor((number - 1) / 15)];

/** The cage and the board of all numbers, lit as the balls come. While bets are taken the last draw stands on it, faintly. */
export function BingoScene({ words, draw, last, isCalm, onTold }: LiveSceneProps) {
  const { scene: shown } = useDrawScene({
    draw,
    isCalm,
    first: noBalls,
    keepsLast: true,
    momentsOf: ({ events, playingMs }) => ballMoments(drawnBalls(events), playingMs),
    onTold,
  });
  const isIdle = draw === null;
  const balls = shown.balls.length === 0 && isIdle && last ? drawnNumbers(last.outcome) : shown.balls;
  const ball = isIdle ? undefined : balls.at(-1);
  const said = balls.length === 0 ? words.t('livetables.soon') : balls.join(', ');
  return (
    <div className={classNames(scene.scene, styles.room)}>
      <div className={classNames(styles.hall, isIdle && styles.idle)}>
        <div className={styles.cage}>
          <BallCage colors={colors} isTurning={!isIdle} isCalm={isCalm} />
          {ball !== undefined && (
            <span key={ball} className={classNames(styles.last, !isCalm && styles.out)}>
              <BingoBall text={String(ball)} color={colorOf(ball) ?? ''} size={64} />
            </span>
          )}
        </div>
        <div className={styles.side}>
          {isIdle && balls.length > 0 && <p className={styles.before}>{words.t('livetables.last_draw')}</p>}
          <div className={styles.board} role="img" aria-label={said}>
            {all.map((number) => (
              <span
                key={number}
                className={classNames(
                  styles.number,
                  balls.includes(number) && styles.lit,
                  number === ball && styles.now,
                )}
                style={balls.includes(number) ? { backgroundColor: colorOf(number) } : undefined}
              >
                {number}
              </span>
            ))}
          </div>
          {isIdle && (
            <div className={styles.few} role="img" aria-label={said}>
              {balls.slice(-fewShown).map((number) => (
                <BingoBall key={number} text={String(number)} color={colorOf(number) ?? ''} size={30} />
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
