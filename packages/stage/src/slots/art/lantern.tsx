import { useId } from 'react';
import { Shade } from './shade.tsx';

/** A miner's lantern, lit. */
export function Lantern() {
  const tin = useId();
  const flame = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Shade id={tin} tones={['#f0c27a', '#a8682a', '#4a2810']} isFlat />
      <radialGradient id={flame}>
        <stop stopColor="#fffbe0" />
        <stop offset=".4" stopColor="#ffd84f" />
        <stop offset="1" stopColor="#ff8a1e" stopOpacity=".2" />
      </radialGradient>
      <path d="M32 24C32 6 68 6 68 24" fill="none" stroke="#5a3a1c" strokeWidth="5" />
      <path d="M36 18h28l6 14H30Z" fill={`url(#${tin})`} />
      <path d="M30 34h40l4 40H26Z" fill="#fff1b8" opacity=".35" />
      <ellipse cx="50" cy="55" rx="24" ry="24" fill={`url(#${flame})`} />
      <path d="M50 38c8 10 10 14 8 20-2 7-14 7-16 0-2-6 0-10 8-20Z" fill="#fffdf0" />
      <path d="M30 34l-4 40M70 34l4 40M50 34v6M50 68v6" stroke="#5a3a1c" strokeWidth="4" />
      <path d="M22 74h56l5 18H17Z" fill={`url(#${tin})`} stroke="#4a2810" strokeWidth="2" />
      <path d="M24 79h50" stroke="#fff" strokeWidth="3" opacity=".45" />
    </svg>
  );
}
