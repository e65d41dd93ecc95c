import { useId } from 'react';
import { Shade } from './shade.tsx';

/** A striped ball of the ring. */
export function RingBall() {
  const shine = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <radialGradient id={shine} cx=".34" cy=".28" r=".8">
        <stop stopColor="#fff" stopOpacity=".85" />
        <stop offset=".35" stopColor="#fff" stopOpacity=".1" />
        <stop offset="1" stopColor="#000" stopOpacity=".5" />
      </radialGradient>
      <circle cx="50" cy="50" r="44" fill="#fff3dc" />
      <path d="M50 6C28 24 28 76 50 94 20 94 6 72 6 50S20 6 50 6Z" fill="#e0243a" />
      <path d="M50 6C72 24 72 76 50 94 80 94 94 72 94 50S80 6 50 6Z" fill="#1f6fd0" />
      <path d="M18 34q32 14 64 0l4 12q-36 15-72 0Z" fill="#ffc83d" />
      <path d="M50 32l5 9 10 1-8 7 3 10-10-5-10 5 3-10-8-7 10-1Z" fill="#fff" />
      <circle cx="50" cy="50" r="44" fill={`url(#${shine})`} />
    </svg>
  );
}

/** A pearl in its open shell. */
export function Pearl() {
  const pearl = useId();
  const shell = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Shade id={pearl} tones={['#ffffff', '#f3e6f4', '#a89ac4']} />
      <Shade id={shell} tones={['#ffd9e4', '#e88aa8', '#8a3a6a']} isFlat />
      <path
        d="M50 92C20 92 4 66 6 36 14 44 16 22 27 30 30 12 42 14 50 24 58 14 70 12 73 30 84 22 86 44 94 36 96 66 80 92 50 92Z"
        fill={`url(#${shell})`}
      />
      <path
        d="M50 90V36M50 90L24 42M50 90L76 42M50 90L12 58M50 90L88 58"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="50" cy="58" r="26" fill={`url(#${pearl})`} />
      <ellipse cx="41" cy="47" rx="8" ry="5.500" fill="#fff" transform="rotate(-34 41 47)" />
    </svg>
  );
}

/** Small flags on a string. */
export function Flags() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d="M2 22Q50 46 98 22" fill="none" stroke="#fff3d6" strokeWidth="4" strokeLinecap="round" />
      <path d="M8 28h25v50l-12.500-13L8 78Z" fill="#e23b4e" />
      <path d="M37 35h26v54L50 75 37 89Z" fill="#ffc83d" />
      <path d="M67 28h25v50L79.500 65 67 78Z" fill="#2a8ad8" />
      <path d="M8 28h25v9H8ZM37 35h26v9H37ZM67 28h25v9H67Z" fill="#fff" opacity=".4" />
    </svg>
  );
}
