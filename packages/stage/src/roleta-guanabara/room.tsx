import { memo, useId } from 'react';
import styles from './room.module.css';

const arches = [-10, 190, 390, 590, 790];
const arch = 'M8 250V86Q8 14 90 14T172 86V250Z';

/** The room the table stands in: arched windows on Guanabara bay at dusk. */
export const Room = memo(function Room() {
  const id = useId();
  const [dusk, wall, light, felt, wood, panes] = ['a', 'b', 'c', 'd', 'e', 'f'].map((part) => `${id}${part}`);
  return (
    <svg
      className={styles.room}
      viewBox="0 0 940 340"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Gradient
        id={dusk}
        stops={[
          ['0', '#0a1230'],
          ['.6', '#3a2468'],
          ['1', '#c4596a'],
        ]}
      />
      <Gradient
        id={wall}
        stops={[
          ['0', '#2a0d16'],
          ['1', '#14070d'],
        ]}
      />
      <Gradient
        id={felt}
        stops={[
          ['0', '#0c6a48'],
          ['1', '#053423'],
        ]}
      />
      <Gradient
        id={wood}
        stops={[
          ['0', '#7a4a1c'],
          ['1', '#2a1206'],
        ]}
      />
      <radialGradient id={light}>
        <stop stopColor="#ffd9a0" stopOpacity=".6" />
        <stop offset="1" stopColor="#ffb36b" stopOpacity="0" />
      </radialGradient>
      <clipPath id={panes}>
        {arches.map((x) => (
          <path key={x} transform={`translate(${x} 0)`} d={arch} />
        ))}
      </clipPath>
      <rect width="940" height="340" fill={`url(#${wall})`} />
      <g clipPath={`url(#${panes})`}>
        <rect width="970" height="260" fill={`url(#${dusk})`} />
        {Array.from({ length: 44 }, (_, star) => star).map((star) => (
          <circle
            key={star}
            cx={(star * 97) % 940}
            cy={(star * 29) % 130}
            r={0.6 + (star % 3) * 0.4}
            fill="#fff"
            opacity={0.3 + (star % 4) * 0.15}
          />
        ))}
        <path
          d="M0 214Q80 178 150 200 230 160 300 196 350 206 392 190L430 104Q462 74 500 100 520 122 528 190 580 160 650 168 740 182 820 164 890 172 970 190V260H0Z"
          fill="#170c38"
        />
        {Array.from({ length: 60 }, (_, lamp) => lamp).map((lamp) => (
          <circle
            key={lamp}
            cx={(lamp * 131) % 940}
            cy={206 + ((lamp * 17) % 34)}
            r={1 + (lamp % 3) * 0.5}
            fill="#ffd28a"
            opacity={0.3 + (lamp % 4) * 0.16}
          />
        ))}
      </g>
      {arches.map((x) => (
        <path
          key={x}
          transform={`translate(${x} 0)`}
          d="M8 250V86Q8 14 90 14T172 86V250"
          fill="none"
          stroke="#E9C56B"
          strokeWidth="2.5"
          opacity=".75"
        />
      ))}
      {[180, 380, 580, 780].map((x) => (
        <g key={x} transform={`translate(${x} 96)`}>
          <ellipse rx="90" ry="100" fill={`url(#${light})`} opacity=".8" />
          <path d="M-7-14h14l4 26h-22Z" fill="#ffe9bd" />
          <rect x="-2" y="12" width="4" height="10" fill="#E9C56B" />
        </g>
      ))}
      <path d="M0 246H940V340H0Z" fill={`url(#${felt})`} />
      <rect y="238" width="940" height="14" fill={`url(#${wood})`} />
      <rect y="238" width="940" height="2" fill="#E9C56B" opacity=".7" />
    </svg>
  );
});

function Gradient({ id, stops }: { id: string | undefined; stops: readonly (readonly [string, string])[] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {stops.map(([offset, color]) => (
        <stop key={offset} offset={offset} stopColor={color} />
      ))}
    </linearGradient>
  );
}
