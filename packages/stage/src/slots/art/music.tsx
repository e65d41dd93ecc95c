import { useId } from 'react';
import { Shade } from './shade.tsx';

/** A pandeiro: a hand drum with pairs of jingles in its frame. */
export function Pandeiro() {
  const skin = useId();
  const rim = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Shade id={skin} tones={['#fffdf2', '#f3e2bd', '#cfae76']} />
      <Shade id={rim} tones={['#e8a45a', '#a85a1e', '#5a2a0c']} isFlat />
      <circle cx="50" cy="53" r="45" fill="#3a1a08" />
      <circle cx="50" cy="50" r="45" fill={`url(#${rim})`} />
      {[20, 80, 140, 200, 260, 320].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 50 50)`}>
          <rect x="41" y="4" width="18" height="9" rx="3" fill="#2a1206" />
          <ellipse cx="50" cy="7" rx="9" ry="3" fill="#ffe9a8" />
          <ellipse cx="50" cy="10.500" rx="9" ry="3" fill="#d9a02e" />
        </g>
      ))}
      <circle cx="50" cy="50" r="34" fill={`url(#${skin})`} stroke="#7a4416" strokeWidth="2" />
      <path d="M50 28l6 14 15 1-12 10 4 15-13-8-13 8 4-15-12-10 15-1Z" fill="#d8343f" opacity=".85" />
    </svg>
  );
}

/** A ten-string guitar of the backlands. */
export function Viola() {
  const body = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Shade id={body} tones={['#ffc66a', '#d9782a', '#8a3a10']} />
      <g transform="rotate(38 50 50)">
        <path d="M45-8h10l2 10H43Z" fill="#4a220c" />
        <rect x="45.500" width="9" height="46" fill="#5a2a10" />
        <path
          d="M50 38C64 36 70 44 66 54 64 60 68 64 72 72 78 88 66 100 50 100S22 88 28 72C32 64 36 60 34 54 30 44 36 36 50 38Z"
          fill="#4a1e08"
        />
        <path
          d="M50 41C62 39 67 45 63 54 61 61 65 65 69 73 74 87 64 97 50 97S26 87 31 73C35 65 39 61 37 54 33 45 38 39 50 41Z"
          fill={`url(#${body})`}
        />
        <circle cx="50" cy="66" r="10" fill="#2a1006" stroke="#ffe2a8" strokeWidth="2.500" />
        <rect x="40" y="85" width="20" height="4.500" rx="1.500" fill="#2a1006" />
        <path d="M47.500 0V86M50 0V86M52.500 0V86" stroke="#fff3d0" strokeWidth=".9" />
        <path
          d="M36 74c-3 7-1 13 3 17"
          fill="none"
          stroke="#fff"
          strokeWidth="3.500"
          strokeLinecap="round"
          opacity=".5"
        />
      </g>
    </svg>
  );
}

const slices = ['#e23b4e', '#f7b52c', '#1f9aa0', '#7a3ba8', '#e23b4e', '#f7b52c', '#1f9aa0', '#7a3ba8'];

/** A painted wheel of prizes. */
export function PrizeDisc() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="53" r="45" fill="#5a2a0c" />
      <circle cx="50" cy="50" r="45" fill="#ffd76a" />
      {slices.map((slice, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a slice is its place.
          key={index}
          transform={`rotate(${index * 45} 50 50)`}
          d="M50 50V11A39 39 0 0 1 77.600 22.400Z"
          fill={slice}
        />
      ))}
      <circle cx="50" cy="50" r="12" fill="#fff3c9" stroke="#8a5210" strokeWidth="3" />
      <path
        d="M24 24a38 38 0 0 1 30-12"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".6"
      />
      <path d="M43 0h14l-7 16Z" fill="#fff" stroke="#5a2a0c" strokeWidth="2.500" strokeLinejoin="round" />
    </svg>
  );
}
