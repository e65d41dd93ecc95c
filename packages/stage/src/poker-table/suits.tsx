const suits = [
  'M12 2C9 7 3 10 3 15a4.6 4.6 0 0 0 7.6 3.4C10.4 20 9.7 21.3 8.6 22h6.8c-1.1-.7-1.8-2-2-3.6A4.6 4.6 0 0 0 21 15c0-5-6-8-9-13Z',
  'M12 21.5C7.5 17.5 2 13.6 2 8.4A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 10 2.4c0 5.2-5.5 9.1-10 13.1Z',
  'M12 1.5 20 12l-8 10.5L4 12Z',
] as const;

/** Faint suits on the felt, under the arc of the table. */
export function Suits({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 900 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Array.from({ length: 30 }, (_, index) => index).map((index) => (
        <path
          key={index}
          d={suits[index % suits.length]}
          transform={`translate(${(index * 167) % 900} ${(index * 101) % 560}) rotate(${((index * 37) % 70) - 35}) scale(${1.5 + (index % 3) * 0.7})`}
          fill="#fff"
          opacity=".05"
        />
      ))}
      <ellipse
        cx="450"
        cy="-90"
        rx="600"
        ry="400"
        fill="none"
        stroke="#fff"
        strokeOpacity=".2"
        strokeWidth="2.5"
      />
    </svg>
  );
}
