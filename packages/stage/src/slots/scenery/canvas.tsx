import { type ReactNode, useId } from 'react';
import styles from './scenery.module.css';

/** A scene is drawn on 900 by 620; narrow stages show its middle. */
const sceneWidth = 900;
const sceneHeight = 620;

/** The drawing behind a machine, filling the stage. */
export function SceneCanvas({
  children,
  anchor = 'YMid',
}: {
  children: ReactNode;
  anchor?: 'YMin' | 'YMid' | 'YMax';
}) {
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${sceneWidth} ${sceneHeight}`}
      preserveAspectRatio={`xMid${anchor} slice`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A soft round light. */
export function Glow({
  x,
  y,
  rx,
  ry,
  colour,
  strength = 0.5,
}: {
  x: number;
  y: number;
  rx: number;
  ry: number;
  colour: string;
  strength?: number;
}) {
  const id = useId();
  return (
    <>
      <radialGradient id={id}>
        <stop stopColor={colour} stopOpacity={strength} />
        <stop offset=".5" stopColor={colour} stopOpacity={strength * 0.35} />
        <stop offset="1" stopColor={colour} stopOpacity="0" />
      </radialGradient>
      <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={`url(#${id})`} />
    </>
  );
}

/** The sky from the top edge to the bottom one. */
export function Sky({ stops }: { stops: readonly (readonly [offset: number, colour: string])[] }) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        {stops.map(([offset, colour]) => (
          <stop key={offset} offset={offset} stopColor={colour} />
        ))}
      </linearGradient>
      <rect width={sceneWidth} height={sceneHeight} fill={`url(#${id})`} />
    </>
  );
}
