import { useId } from 'react';

/** European wheel, clockwise from the zero. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;

export const redNumbers: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

const colorOf = (number: number) =>
  number === 0 ? '#12a866' : redNumbers.has(number) ? '#d0213f' : '#141826';
const pocket = (2 * Math.PI) / wheelOrder.length;
const point = (radius: number, angle: number) =>
  `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;

function sector(inner: number, outer: number, from: number, to: number): string {
  return `M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

/** The drawing alone, radius 112 around 0 with the rim; the zero is up. */
export function RouletteWheelFigure() {
  const id = useId();
  const gold = `url(#${id}wheelGold)`;
  return (
    <g>
      <defs>
        <radialGradient id={`${id}wheelRim`}>
          <stop offset=".86" stopColor="#3a1a0a" />
          <stop offset=".93" stopColor="#8a4a1c" />
          <stop offset=".97" stopColor="#5a2a0e" />
          <stop offset="1" stopColor="#2a1206" />
        </radialGradient>
        <radialGradient id={`${id}wheelBowl`} cx=".4" cy=".35">
          <stop stopColor="#9a5a26" />
          <stop offset=".6" stopColor="#5d2c10" />
          <stop offset="1" stopColor="#2d1206" />
        </radialGradient>
        <linearGradient id={`${id}wheelGold`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#fff3c4" />
          <stop offset=".4" stopColor="#e2b04a" />
          <stop offset="1" stopColor="#7a4d10" />
        </linearGradient>
      </defs>
      <circle r="112" fill={`url(#${id}wheelRim)`} />
      <circle r="111.4" fill="none" stroke="#e9c56b" strokeWidth="1.2" opacity=".8" />
      <circle r="94.5" fill="#1b0d05" />
      <circle r="92" fill="none" stroke={gold} strokeWidth="3" />
      {wheelOrder.map((number, index) => {
        const middle = index * pocket - Math.PI / 2;
        const turn = (middle * 180) / Math.PI + 90;
        return (
          <g key={number}>
            <path
              d={sector(62, 90, middle - pocket / 2, middle + pocket / 2)}
              fill={colorOf(number)}
              stroke="#e9c56b"
              strokeWidth=".6"
            />
            <text
              transform={`translate(${point(81.5, middle)}) rotate(${turn.toFixed(1)})`}
              fontFamily="Sora Variable, sans-serif"
              fontWeight="700"
              fontSize="8.5"
              fill="#fff"
              textAnchor="middle"
              dominantBaseline="central"
            >
              {number}
            </text>
          </g>
        );
      })}
      <circle r="62" fill={`url(#${id}wheelBowl)`} />
      <circle r="62" fill="none" stroke={gold} strokeWidth="2.2" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d="M0-60 2-20H-2Z" fill="#fff" opacity=".07" />
      ))}
      {[20, 110, 200, 290].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`} fill={gold}>
          <rect x="-2.2" y="-36" width="4.4" height="30" rx="2" />
          <circle cy="-38" r="5" />
        </g>
      ))}
      <circle r="17" fill={gold} />
      <circle r="10" fill="#fff2c6" />
      <circle r="10" fill={gold} opacity=".55" />
      <circle cx="-3" cy="-4" r="3" fill="#fff" opacity=".8" />
    </g>
  );
}

/** Below this nobody reads a number, and a hundred shapes would be drawn for a mark. */
const readableSize = 96;

/** The wheel as a mark: rim, ring of pockets, bowl. */
function PlainWheel() {
  const ring = 2 * Math.PI * 76;
  const step = ring / wheelOrder.length;
  return (
    <g>
      <circle r="112" fill="#6a3412" />
      <circle r="111" fill="none" stroke="#e9c56b" strokeWidth="2" />
      <circle r="76" fill="none" stroke="#141826" strokeWidth="32" />
      <circle r="76" fill="none" stroke="#d0213f" strokeWidth="32" strokeDasharray={`${step} ${step}`} />
      <path d={sector(60, 92, -Math.PI / 2 - 0.1, -Math.PI / 2 + 0.1)} fill="#12a866" />
      <circle r="60" fill="#5d2c10" />
      <path d="M-42-4h84v8h-84zM-4-42h8v84h-8z" fill="#e2b04a" />
      <circle r="18" fill="#ffe9b0" />
    </g>
  );
}

export interface RouletteWheelProps {
  size?: number;
  className?: string | undefined;
  /** Spoken; without it the wheel is decoration. */
  label?: string;
}

/** A European roulette wheel, sharp at any size. */
export function RouletteWheel({ size = 240, className, label }: RouletteWheelProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-113 -113 226 226"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {size < readableSize ? <PlainWheel /> : <RouletteWheelFigure />}
    </svg>
  );
}
