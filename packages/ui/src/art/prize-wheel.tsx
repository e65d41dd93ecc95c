import { useId } from 'react';
import { type EmojiCode, emoji } from './emoji.ts';
import { MacawFigure } from './macaw.tsx';

export interface PrizeSegment {
  key: string;
  text: string;
  /** Any CSS colour; text turns dark on `isBright`. */
  color: string;
  isBright?: boolean;
  picture: EmojiCode;
}

export interface PrizeWheelProps {
  segments: readonly PrizeSegment[];
  size?: number;
  /** Degrees; the segment at the top wins. Turning is animated by the one who draws it. */
  turn?: number;
  className?: string | undefined;
  /** Dresses the part that turns: a style sheet's `transform` takes the place of `turn`. */
  turningClassName?: string | undefined;
  label?: string;
}

const point = (radius: number, angle: number) =>
  `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;

/** The wheel of prizes: segments, golden rim with bulbs, the macaw at the hub. */
export function PrizeWheel(props: PrizeWheelProps) {
  const { segments, size = 336, turn = 0, className, turningClassName, label } = props;
  const id = useId();
  const step = (2 * Math.PI) / segments.length;
  return (
    <svg
      width={size}
      height={size}
      viewBox="-204 -204 408 408"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <defs>
        <radialGradient id={`${id}shade`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="168">
          <stop stopOpacity=".45" />
          <stop offset=".5" stopOpacity="0" />
          <stop offset=".9" stopColor="#fff" stopOpacity=".1" />
          <stop offset="1" stopColor="#fff" stopOpacity=".22" />
        </radialGradient>
        <linearGradient id={`${id}gold`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#fff3c4" />
          <stop offset=".35" stopColor="#f0bf4e" />
          <stop offset=".7" stopColor="#a86b12" />
          <stop offset="1" stopColor="#f4d27a" />
        </linearGradient>
      </defs>
      <circle r="198" fill="#120a30" />
      <circle r="184" fill="none" stroke={`url(#${id}gold)`} strokeWidth="28" />
      <circle r="184" fill="none" stroke="#4a2203" strokeWidth="16" opacity=".38" />
      {Array.from({ length: 20 }, (_, bulb) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the bulbs are their places.
          key={bulb}
          cx={184 * Math.cos((bulb * Math.PI) / 10)}
          cy={184 * Math.sin((bulb * Math.PI) / 10)}
          r="5.5"
          fill={bulb % 2 === 1 ? '#fff3c4' : '#ffb52e'}
        />
      ))}
      <g className={turningClassName} transform={`rotate(${turn})`}>
        {segments.map((segment, index) => {
          const from = -Math.PI / 2 + (index - 0.5) * step;
          const path = `M0 0L${point(168, from)}A168 168 0 0 1 ${point(168, from + step)}Z`;
          return (
            <g key={segment.key}>
              <path d={path} fill={segment.color} stroke="#f3ce74" strokeWidth="1.5" />
              <path d={path} fill={`url(#${id}shade)`} />
              <g transform={`rotate(${(index * 360) / segments.length})`}>
                <image href={emoji[segment.picture]} x="-19" y="-128" width="38" height="38" />
                <text
                  y="-140"
                  textAnchor="middle"
                  fontFamily="var(--display)"
                  fontWeight="750"
                  fontSize={segment.text.length > 7 ? 17 : 18}
                  letterSpacing="-.6"
                  fill={segment.isBright ? '#2a1b00' : '#fff'}
                >
                  {segment.text}
                </text>
              </g>
            </g>
          );
        })}
      </g>
      <circle r="46" fill={`url(#${id}gold)`} />
      <circle r="37" fill="#17103c" />
      <g transform="scale(.24) translate(6 6)">
        <MacawFigure />
      </g>
    </svg>
  );
}
