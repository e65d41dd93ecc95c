import type { Tones } from '../theme.ts';

/** One, two or three bars of an old machine, stacked. */
export function Bar({ count, tones }: { count: 1 | 2 | 3; tones: Tones }) {
  const height = 24;
  const top = 50 - (count * (height + 4)) / 2;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
        <g key={index} transform={`translate(0 ${top + index * (height + 4)})`}>
          <rect x="7" y="3" width="86" height={height} rx="6" fill="#140a06" />
          <rect x="7" width="86" height={height} rx="6" fill={tones[2]} />
          <rect x="9" y="2" width="82" height={height - 4} rx="5" fill={tones[1]} />
          <rect x="9" y="2" width="82" height={(height - 4) / 2} rx="5" fill={tones[0]} opacity=".6" />
          <path
            transform={`translate(24 5.5) scale(.95)`}
            d="M0 0h9q6 0 6 4.200 0 2-1.800 3 2.600 1 2.600 3.800 0 4-6 4H0ZM5 3v2.600h2.400q2 0 2-1.300T7.400 3ZM5 8.800v3h2.800q2.200 0 2.200-1.500T7.800 8.800ZM24 0h6l7 15h-5.600l-1-2.600h-6.800l-1 2.600H17ZM27 4l-2 5h4ZM39 0h9.500q6.500 0 6.500 5 0 3.300-2.800 4.500L56 15h-6l-3-4.800h-2.600V15H39ZM44.400 3.600v3h3.400q2 0 2-1.500t-2-1.500Z"
            fill="#fff8e6"
            fillRule="evenodd"
          />
        </g>
      ))}
    </svg>
  );
}
