import { Glow, SceneCanvas } from './canvas.tsx';
import { scattered } from './scattered.ts';

const ribbons = ['#e0243a', '#ffc83d', '#1f9ad8', '#2bb56a', '#ff7ab8', '#8a4ae0', '#ff8a2e', '#f7f3e8'];
const bead = ['#ffd34a', '#ff5c9a', '#4fd0ff', '#8df0a0', '#fff'];

/** Black velvet worked with sequins: a star of beads in the middle, ribbons of every colour at both sides. */
export function SequinNight() {
  return (
    <SceneCanvas>
      <rect width="900" height="620" fill="#0b0613" />
      <Glow x={450} y={290} rx={560} ry={380} colour="#5a1f8a" strength={0.75} />
      <g>
        {[90, 132, 176, 222, 270, 320, 372].map((radius, ring) =>
          Array.from({ length: 26 + ring * 8 }, (_, index) => {
            const angle = (index / (26 + ring * 8)) * 2 * Math.PI;
            const wave = radius + Math.cos(angle * 8) * (14 + ring * 3);
            return (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place.
                key={`${ring}.${index}`}
                cx={Math.round(450 + wave * 1.25 * Math.cos(angle))}
                cy={Math.round(290 + wave * 0.92 * Math.sin(angle))}
                r={ring % 2 === 0 ? 3.4 : 2.4}
                fill={bead[ring % bead.length]}
                opacity={0.75}
              />
            );
          }),
        )}
      </g>
      {[0, 1].map((side) => (
        <g key={side} transform={side === 1 ? 'translate(900 0) scale(-1 1)' : undefined}>
          {ribbons.map((ribbon, index) => (
            <path
              key={ribbon}
              d={`M${index * 19 - 12} -20c14 90-16 160 2 260s-14 170 ${4 - index * 3} ${330 - index * 26}h15c18-120-6-200 4-300s20-190 0-290Z`}
              fill={ribbon}
            />
          ))}
        </g>
      ))}
      {[150, 750].map((x) => (
        <g key={x} transform={`translate(${x} 70)`}>
          <path d="M0-52L14-16 52-16 22 7 33 44 0 22-33 44-22 7-52-16-14-16Z" fill="#ffc83d" />
          <path d="M0-38L9-11 38-11 15 5 24 33 0 16-24 33-15 5-38-11-9-11Z" fill="#fff1b8" />
          <circle r="9" cy="-1" fill="#e0243a" />
        </g>
      ))}
      {scattered(61, 46, { width: 900, height: 620 }).map(({ key, x, y, size }) => (
        <path
          key={key}
          transform={`translate(${x} ${y}) scale(${0.25 + size * 0.7})`}
          d="M0-12Q1.500-1.500 12 0Q1.500 1.500 0 12Q-1.500 1.500-12 0Q-1.500-1.500 0-12Z"
          fill={bead[key % bead.length]}
        />
      ))}
    </SceneCanvas>
  );
}
