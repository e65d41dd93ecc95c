import { useId } from 'react';

/** A numbered ball, sharp at any size. */
export function BingoBall({
  text,
  color = '#8b5cf6',
  size = 48,
}: {
  text: string;
  color?: string;
  size?: number;
}) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}ball`} cx=".35" cy=".28" r=".8">
          <stop stopColor="#fff" />
          <stop offset=".28" stopColor={color} />
          <stop offset="1" />
        </radialGradient>
      </defs>
      <circle cx="50" cy="50" r="46" fill={color} />
      <circle cx="50" cy="50" r="46" fill={`url(#${id}ball)`} opacity=".42" />
      <circle cx="50" cy="50" r="27" fill="#fff" />
      <text
        x="50"
        y="61"
        fontFamily="var(--display)"
        fontWeight="800"
        fontSize="30"
        textAnchor="middle"
        fill="#161b2c"
      >
        {text}
      </text>
      <ellipse cx="33" cy="22" rx="12" ry="6.5" fill="#fff" opacity=".75" transform="rotate(-32 33 22)" />
    </svg>
  );
}
