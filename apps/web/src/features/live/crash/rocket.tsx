import { useId } from 'react';

/** The rocket of the table, nose to the right, around the middle of its box; sharp at any size. */
export function Rocket({ size }: { size: number }) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="-60 -60 120 120" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}hull`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#ffffff" />
          <stop offset=".5" stopColor="#dfe8fb" />
          <stop offset="1" stopColor="#8497c4" />
        </linearGradient>
        <linearGradient id={`${id}red`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#ff7086" />
          <stop offset="1" stopColor="#c3153a" />
        </linearGradient>
        <radialGradient id={`${id}pane`} cx=".35" cy=".3" r=".8">
          <stop stopColor="#c9f1ff" />
          <stop offset=".5" stopColor="#3aa7ff" />
          <stop offset="1" stopColor="#0b3fa8" />
        </radialGradient>
      </defs>
      <path d="M-30-16C-44-24-50-32-48-40-34-40-18-32-8-20Z" fill={`url(#${id}red)`} />
      <path d="M-30 16C-44 24-50 32-48 40-34 40-18 32-8 20Z" fill="#a10f30" />
      <path d="M-34-9H-26V9H-34C-37 4-37-4-34-9Z" fill="#4a5a86" />
      <path
        d="M-28-17C-6-25 22-22 42-8 50-3 53 0 53 0 53 0 50 3 42 8 22 22-6 25-28 17Z"
        fill={`url(#${id}hull)`}
      />
      <path
        d="M26-16C34-13 40-9.5 42-8 50-3 53 0 53 0 53 0 50 3 42 8 40 9.5 34 13 26 16 30 6 30-6 26-16Z"
        fill={`url(#${id}red)`}
      />
      <path
        d="M-26-14C-4-20 18-19 34-9"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".75"
      />
      <circle cx="8" cy="-1" r="9.5" fill="#5a6ea3" />
      <circle cx="8" cy="-1" r="7" fill={`url(#${id}pane)`} />
      <path d="M-36-2.6H-6C-3-2.6-3 2.6-6 2.6H-36C-39 2.6-39-2.6-36-2.6Z" fill={`url(#${id}red)`} />
    </svg>
  );
}
