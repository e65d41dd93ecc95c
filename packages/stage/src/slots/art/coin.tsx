import { useId } from 'react';
import type { Tones } from '../theme.ts';

const teeth = Array.from({ length: 28 }, (_, index) => index * (360 / 28));

/** A struck coin with an empty face, on which its value is written. */
export function Coin({ tones }: { tones: Tones }) {
  const id = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <radialGradient id={id} cx=".35" cy=".28" r=".9">
        <stop stopColor="#fff" />
        <stop offset=".25" stopColor={tones[0]} />
        <stop offset=".7" stopColor={tones[1]} />
        <stop offset="1" stopColor={tones[2]} />
      </radialGradient>
      <circle cx="50" cy="53" r="45" fill={tones[2]} />
      <circle cx="50" cy="49" r="45" fill={`url(#${id})`} />
      <g stroke={tones[2]} strokeWidth="2" strokeOpacity=".55">
        {teeth.map((turn) => (
          <path key={turn} d="M50 5v5" transform={`rotate(${turn} 50 49)`} />
        ))}
      </g>
      <circle cx="50" cy="49" r="35" fill={tones[1]} stroke={tones[2]} strokeOpacity=".6" strokeWidth="2" />
      <circle cx="50" cy="49" r="34" fill={tones[0]} fillOpacity=".35" />
      <path
        d="M24 36a30 30 0 0 1 34-16"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        strokeOpacity=".7"
      />
    </svg>
  );
}
