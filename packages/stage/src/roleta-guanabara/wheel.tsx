import { classNames, RouletteWheelFigure } from '@arara/ui';
import { type CSSProperties, memo, useRef } from 'react';
import { turnedFor, type WheelScene, type WheelTurn } from './moments.ts';
import styles from './wheel.module.css';

const Figure = memo(RouletteWheelFigure);

const still: WheelTurn = { number: null, wheel: 0, ball: 0 };

/** The wheel lying in perspective: wheel and ball turn to the server's number, which ends at the top. */
export function Wheel({ scene, isCalm }: { scene: WheelScene; isCalm: boolean }) {
  const turned = useRef<{ scene: WheelScene | null; turn: WheelTurn }>({ scene: null, turn: still });
  if (turned.current.scene !== scene) turned.current = { scene, turn: turnedFor(turned.current.turn, scene) };
  const { wheel, ball } = turned.current.turn;
  // Custom properties are not in CSSProperties.
  const turn = { '--wheel': `${wheel}deg`, '--ball': `${ball}deg` } as CSSProperties;
  return (
    <div className={classNames(styles.tilt, isCalm && styles.calm)} style={turn} aria-hidden="true">
      <svg viewBox="-118 -118 236 236" width="100%" height="100%" aria-hidden="true">
        <g className={styles.wheel}>
          <Figure />
        </g>
        <g className={styles.orbit}>
          <g className={classNames(scene.isRolling && styles.rolling, scene.number === null && styles.away)}>
            <circle cy="-69" r="4.6" fill="#fff" />
            <circle cx="-1.5" cy="-70.5" r="1.7" fill="#fff6d8" />
          </g>
        </g>
      </svg>
    </div>
  );
}
