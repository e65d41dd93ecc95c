import { useId } from 'react';
import { Shade } from './shade.tsx';

/** A treasure chest with iron bands. */
export function Chest() {
  const wood = useId();
  const gold = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Shade id={wood} tones={['#d98a4a', '#8a4a1c', '#4a220a']} isFlat />
      <Shade id={gold} tones={['#fff3b8', '#f0b429', '#8a5a0c']} isFlat />
      <path d="M8 46C8 22 22 12 50 12S92 22 92 46Z" fill={`url(#${wood})`} stroke="#2a1206" strokeWidth="3" />
      <path d="M10 50h80v34q0 8-8 8H18q-8 0-8-8Z" fill={`url(#${wood})`} stroke="#2a1206" strokeWidth="3" />
      <path
        d="M22 14.500C18 22 18 34 18 46V92h11V46c0-12 0-24 4-32ZM78 14.500C82 22 82 34 82 46V92H71V46c0-12 0-24-4-32Z"
        fill={`url(#${gold})`}
      />
      <path d="M6 42h88v11H6Z" fill={`url(#${gold})`} stroke="#5a3206" strokeWidth="2" />
      <path d="M41 38h18v22q0 6-9 10-9-4-9-10Z" fill={`url(#${gold})`} stroke="#5a3206" strokeWidth="2" />
      <path d="M50 47a4 4 0 0 1 2 7.500l1.500 6.500h-7l1.500-6.500a4 4 0 0 1 2-7.500Z" fill="#2a1206" />
      <path
        d="M14 34C16 24 26 18 40 17"
        fill="none"
        stroke="#fff"
        strokeWidth="3.500"
        strokeLinecap="round"
        opacity=".5"
      />
    </svg>
  );
}

/** A ship's wheel. */
export function Helm() {
  const wood = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Shade id={wood} tones={['#f0b06a', '#a85e24', '#5a2a0c']} />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn} 50 50)`}
          d="M47 50V14l-2-6q5-8 10 0l-2 6v36Z"
          fill="#8a4a1c"
          stroke="#3a1a08"
          strokeWidth="1.500"
        />
      ))}
      <circle cx="50" cy="50" r="30" fill="none" stroke="#3a1a08" strokeWidth="13" />
      <circle cx="50" cy="50" r="30" fill="none" stroke={`url(#${wood})`} strokeWidth="10" />
      <circle
        cx="50"
        cy="50"
        r="30"
        fill="none"
        stroke="#ffd76a"
        strokeWidth="1.500"
        strokeDasharray="2 21.600"
        strokeLinecap="round"
      />
      <circle cx="50" cy="50" r="11" fill="#f0b429" stroke="#5a3206" strokeWidth="2.500" />
      <circle cx="47" cy="47" r="4" fill="#fff3b8" />
    </svg>
  );
}
