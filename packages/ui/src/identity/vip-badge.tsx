import { useId } from 'react';

export const vipTiers = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
export type VipTier = (typeof vipTiers)[number];

const metals: Record<VipTier, readonly [light: string, mid: string, deep: string]> = {
  bronze: ['#f0b98a', '#b06a34', '#6e3a16'],
  silver: ['#f4f8ff', '#a9b7cc', '#5f6e88'],
  gold: ['#fff0b8', '#f0b72e', '#946206'],
  platinum: ['#e9fffb', '#7fd6cf', '#2a6f78'],
  diamond: ['#f0f6ff', '#7fb4ff', '#5b3fe0'],
};

export interface VipBadgeProps {
  tier: VipTier;
  /** Stands on the shield, e.g. the level's number. */
  mark?: string;
  size?: number;
  label?: string;
  /** A level not reached yet: grey. */
  isLocked?: boolean;
  className?: string;
}

/** A metal shield, one for each tier. */
export function VipBadge({ tier, mark, size = 48, label, isLocked, className }: VipBadgeProps) {
  const id = useId();
  const [light, mid, deep] = metals[tier];
  const shield = 'M50 4 90 16v34c0 26-16 40-40 48C26 90 10 76 10 50V16Z';
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 100 102"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      style={isLocked ? { filter: 'grayscale(1)', opacity: 0.5 } : undefined}
    >
      <defs>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor={light} />
          <stop offset=".5" stopColor={mid} />
          <stop offset="1" stopColor={deep} />
        </linearGradient>
        <linearGradient id={`${id}face`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={mid} />
          <stop offset="1" stopColor={deep} />
        </linearGradient>
      </defs>
      <path d={shield} fill={`url(#${id}rim)`} />
      <path d="M50 14 81 23v27c0 20-12 31-31 38C31 81 19 70 19 50V23Z" fill={`url(#${id}face)`} />
      <path d="M50 14 81 23v27c0 20-12 31-31 38Z" fill="#000" opacity=".16" />
      <path
        d="M50 14 81 23v27c0 20-12 31-31 38C31 81 19 70 19 50V23Z"
        fill="none"
        stroke={light}
        strokeOpacity=".5"
        strokeWidth="1.5"
      />
      {mark ? (
        <text
          x="50"
          y="63"
          textAnchor="middle"
          fontSize="36"
          fontWeight="800"
          fill="#fff"
          fontFamily="var(--display)"
          letterSpacing="-1"
        >
          {mark}
        </text>
      ) : (
        <path
          d="m50 30 6.2 13.4 14.6 1.7-10.8 10 2.9 14.500L50 62.300l-12.9 7.300L40 55.100l-10.8-10 14.6-1.700Z"
          fill="#fff"
          opacity=".95"
        />
      )}
    </svg>
  );
}
