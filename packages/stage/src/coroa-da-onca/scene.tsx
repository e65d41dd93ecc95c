import { memo, useId } from 'react';
import { raysPath } from '../pieces/rays.ts';
import styles from './scene.module.css';

/** The jungle behind the reels: light from behind the machine, fronds in from all corners. */
export const Scene = memo(function Scene() {
  const glow = useId();
  return (
    <>
      <svg
        className={styles.rays}
        viewBox="0 0 900 560"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <radialGradient id={glow}>
          <stop stopColor="#ffe27a" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffe27a" stopOpacity="0" />
        </radialGradient>
        <path d={raysPath(450, 270, 22, 760)} fill="#ffe27a" opacity=".08" />
        <ellipse cx="450" cy="250" rx="520" ry="300" fill={`url(#${glow})`} />
      </svg>
      {fronds.map(([corner, rotation, colour]) => (
        <Frond key={`${corner}${rotation}`} corner={corner} rotation={rotation} colour={colour} />
      ))}
    </>
  );
});

const fronds = [
  ['topLeft', 128, '#06382a'],
  ['topLeft', 150, '#0c6a45'],
  ['topRight', -128, '#06382a'],
  ['topRight', -150, '#0c6a45'],
  ['bottomLeft', 52, '#052a1e'],
  ['bottomLeft', 30, '#0a5236'],
  ['bottomRight', -52, '#052a1e'],
  ['bottomRight', -30, '#0a5236'],
] as const;

const leaves = Array.from({ length: 9 }, (_, index) => index);

function Frond({ corner, rotation, colour }: { corner: string; rotation: number; colour: string }) {
  return (
    <svg className={`${styles.frond} ${styles[corner]}`} viewBox="-100 -100 200 200" aria-hidden="true">
      <g transform={`rotate(${rotation})`} fill={colour}>
        {leaves.map((index) => {
          const length = 96 * (1 - 0.05 * Math.abs(index - 4));
          const width = length * 0.11;
          return (
            <path
              key={index}
              transform={`rotate(${-72 + index * 18})`}
              d={`M0 0C${width} ${-length * 0.3} ${width} ${-length * 0.75} 0 ${-length}C${-width} ${-length * 0.75} ${-width} ${-length * 0.3} 0 0Z`}
            />
          );
        })}
      </g>
    </svg>
  );
}
