import { useId } from 'react';
import type { Tones } from '../theme.ts';

/** The seven of a fruit machine, with flames behind it when it is the best of its kind. */
export function Seven({ tones, isBurning = false }: { tones: Tones; isBurning?: boolean }) {
  const id = useId();
  const face = 'M20 18h60v17C64 50 56 68 54 88H32c1-18 10-36 26-50H39l-6 8H20Z';
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#fff" />
        <stop offset=".3" stopColor={tones[0]} />
        <stop offset=".62" stopColor={tones[1]} />
        <stop offset="1" stopColor={tones[2]} />
      </linearGradient>
      {isBurning && (
        <>
          <path
            d="M50 2c6 12 18 12 16 26 8-4 10-10 9-16 14 14 20 30 16 48-4 20-20 36-42 36S10 80 8 60c-1-16 6-26 16-36-1 8 2 12 7 14-2-16 8-26 19-36Z"
            fill="#ff5a1e"
          />
          <path
            d="M50 18c4 10 13 12 12 22 6-3 8-7 8-11 8 10 12 22 9 34-3 15-15 27-30 27S23 78 21 62c-1-10 3-18 9-25 1 6 3 9 7 10-1-12 5-20 13-29Z"
            fill="#ffb02e"
          />
        </>
      )}
      <path
        d={face}
        transform="translate(0 5)"
        fill={tones[2]}
        stroke="#2a0608"
        strokeWidth="9"
        strokeLinejoin="round"
      />
      <path
        d={face}
        fill={`url(#${id})`}
        stroke="#2a0608"
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <path d="M26 23h48v5H26Z" fill="#fff" opacity=".55" />
    </svg>
  );
}
