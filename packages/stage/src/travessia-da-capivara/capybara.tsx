import { memo } from 'react';

/** A capybara that walks to the right. */
export const Capybara = memo(function Capybara({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 120 96" className={className} aria-hidden="true">
      <ellipse cx="58" cy="89" rx="44" ry="6" fill="#000" opacity=".35" />
      <g fill="#5a3418">
        <rect x="24" y="64" width="13" height="24" rx="6" />
        <rect x="44" y="66" width="13" height="22" rx="6" />
        <rect x="66" y="66" width="13" height="22" rx="6" />
        <rect x="82" y="62" width="12" height="25" rx="6" />
      </g>
      <path
        d="M12 54c0-22 20-32 44-32 16 0 26 6 32 14l4 34c-6 8-22 10-40 10-26 0-40-8-40-26Z"
        fill="#a86a37"
      />
      <path d="M14 50c4-18 22-26 42-26 14 0 24 5 30 12-16-4-44-6-72 14Z" fill="#c98a50" />
      <path d="M68 34c2-14 14-20 26-18 12 1 20 8 20 20 0 10-4 18-14 20-14 2-34-4-32-22Z" fill="#b87840" />
      <path d="M98 22c8 0 17 5 17 15 0 9-5 14-12 15-6-8-8-20-5-30Z" fill="#8a5429" />
      <ellipse cx="111" cy="31" rx="3.500" ry="2.500" fill="#3a1e0b" />
      <path d="M104 45c3 1 6 1 9-1" stroke="#3a1e0b" strokeWidth="2" fill="none" strokeLinecap="round" />
      <circle cx="91" cy="28" r="4" fill="#1d0f05" />
      <circle cx="92.300" cy="26.600" r="1.300" fill="#fff" />
      <path d="M74 18c-1-8 4-11 9-9 4 2 4 8 1 11Z" fill="#8a5429" />
      <path
        d="M30 34h12M26 44h16M34 56h14"
        stroke="#8a5429"
        strokeWidth="2.500"
        strokeLinecap="round"
        opacity=".6"
      />
      <circle cx="66" cy="14" r="9" fill="#ff9a1f" />
      <path d="M66 6c2-4 6-4 8-2-2 3-5 4-8 2Z" fill="#2fae4a" />
    </svg>
  );
});
