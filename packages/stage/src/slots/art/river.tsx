import { useId } from 'react';
import type { Tones } from '../theme.ts';
import { Shade } from './shade.tsx';

/** A toucan's head and breast. */
export function Toucan() {
  const beak = useId();
  const body = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Shade id={beak} tones={['#ffe27a', '#ff9a1e', '#d9480f']} isFlat />
      <Shade id={body} tones={['#4a5570', '#1c2233', '#080b14']} />
      <path d="M34 98C8 96 4 60 14 36 22 16 46 8 60 20 74 34 72 98 34 98Z" fill={`url(#${body})`} />
      <path d="M34 44C48 40 62 48 62 64S44 90 36 82 22 50 34 44Z" fill="#fff7e0" />
      <path d="M40 82q10 4 18-4l-2 10q-8 6-16 0Z" fill="#e0243a" />
      <path d="M52 22C74 12 98 26 97 54 96 62 88 60 84 52 76 42 64 42 54 44Z" fill={`url(#${beak})`} />
      <path d="M97 54c-1 8-9 6-13-2q6-8 12-8Z" fill="#1c1410" />
      <path d="M56 40c14-4 26-2 34 6" fill="none" stroke="#8a2a0c" strokeWidth="2" opacity=".6" />
      <circle cx="43" cy="33" r="10" fill="#3fb4ff" />
      <circle cx="43" cy="33" r="6" fill="#0a0f1c" />
      <circle cx="41" cy="31" r="2.200" fill="#fff" />
    </svg>
  );
}

/** The white stork of the wetland, with its black head and red neck. */
export function Jabiru() {
  const body = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Shade id={body} tones={['#ffffff', '#f0ece4', '#b8b0b4']} />
      <path
        d="M44 70l-4 28M56 70l4 28M34 98h12M54 98h12"
        stroke="#2a2a30"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M20 62C16 40 36 34 52 38 72 36 92 50 96 72 80 70 62 80 44 78 30 78 22 72 20 62Z"
        fill={`url(#${body})`}
      />
      <path d="M52 52c16-2 30 6 38 18-16-2-30 4-40-2-6-4-6-14 2-16Z" fill="#fff" opacity=".8" />
      <path d="M24 58C14 50 16 34 26 28l14 4c-6 8-4 16 2 22-4 8-12 10-18 4Z" fill="#d8202e" />
      <path d="M24 34C18 20 28 6 42 8 54 10 54 26 44 32 36 38 28 40 24 34Z" fill="#1a1c24" />
      <path d="M46 14L98 22 47 27Z" fill="#26282f" />
      <path d="M46 20L98 22 47 27Z" fill="#0c0d12" />
      <circle cx="40" cy="18" r="3" fill="#fff" />
    </svg>
  );
}

/** A wide pan with sand, water and what glitters in it. */
export function GoldPan() {
  const tin = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Shade id={tin} tones={['#e8edf2', '#8a97a8', '#3a4452']} isFlat />
      <ellipse cx="50" cy="60" rx="47" ry="32" fill="#2a323e" />
      <ellipse cx="50" cy="54" rx="47" ry="32" fill={`url(#${tin})`} />
      <ellipse cx="50" cy="54" rx="38" ry="24" fill="#5a4022" />
      <path d="M14 50C22 36 40 30 56 31 44 40 30 52 22 66 16 62 13 56 14 50Z" fill="#4fb8c4" opacity=".8" />
      {[
        [46, 58, 8],
        [60, 50, 6],
        [62, 66, 9],
        [74, 56, 5],
        [50, 70, 5],
        [38, 66, 5],
      ].map(([x = 0, y = 0, r = 0]) => (
        <g key={`${x}`}>
          <circle cx={x} cy={y} r={r} fill="#c9850c" />
          <circle cx={x - 1} cy={y - 1.5} r={r * 0.75} fill="#ffd84f" />
          <circle cx={x - r * 0.3} cy={y - r * 0.5} r={r * 0.25} fill="#fff" />
        </g>
      ))}
    </svg>
  );
}

/** An ingot grown by nature: lumps that catch the light. */
export function Nugget({ tones = ['#fff3a8', '#f2b01e', '#8a5206'] }: { tones?: Tones }) {
  const id = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Shade id={id} tones={tones} />
      <path
        d="M20 74C4 66 6 42 20 38 20 20 42 10 54 20 70 12 88 24 84 40 98 48 96 72 80 78 70 92 36 92 20 74Z"
        fill={tones[2]}
      />
      <path
        d="M20 70C6 62 8 41 21 37 22 20 42 12 54 21 69 14 85 25 82 40 95 48 93 68 79 74 69 87 36 87 20 70Z"
        fill={`url(#${id})`}
      />
      <path
        d="M54 21C50 34 60 38 72 36M21 37C32 42 34 52 30 62M54 84C56 70 66 64 80 66M40 50c8-6 18-4 22 4"
        fill="none"
        stroke={tones[2]}
        strokeWidth="3.500"
        strokeLinecap="round"
        opacity=".55"
      />
      <path
        d="M28 34c2-8 8-12 15-12M60 26c6-2 12 0 15 5"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".8"
      />
    </svg>
  );
}
