import { Glow, SceneCanvas, Sky } from './canvas.tsx';
import { Bunting, Stars } from './sky-things.tsx';

/** An inner court at dusk: arches in terracotta, painted tiles, paper flags and lamps between the walls. */
export function Courtyard() {
  return (
    <SceneCanvas anchor="YMax">
      <Sky
        stops={[
          [0, '#2a2a6a'],
          [0.4, '#a8487a'],
          [0.75, '#f08a4a'],
          [1, '#7a3020'],
        ]}
      />
      <Stars seed={31} count={40} height={150} />
      <Glow x={450} y={300} rx={500} ry={280} colour="#ffd08a" strength={0.7} />
      <path d="M0 210H900V640H0Z" fill="#c4552e" />
      <path d="M0 196H900V222H0Z" fill="#f0d9b0" />
      <path
        d="M0 180l30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18V200H0Z"
        fill="#8a3018"
      />
      {[10, 160, 310, 460, 610, 760].map((x, index) => (
        <g key={x}>
          <path d={`M${x} 520V330a65 72 0 0 1 130 0V520Z`} fill="#f0d9b0" />
          <path
            d={`M${x + 12} 520V334a53 60 0 0 1 106 0V520Z`}
            fill={index % 2 === 0 ? '#1c5f6b' : '#174a58'}
          />
          <circle cx={x + 65} cy="400" r="22" fill="#ffe08a" opacity=".85" />
          <circle cx={x + 65} cy="400" r="60" fill="#ffb02e" opacity=".18" />
        </g>
      ))}
      <g>
        {Array.from({ length: 30 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place.
          <g key={index} transform={`translate(${index * 31} 500)`}>
            <rect width="30" height="30" fill={index % 2 === 0 ? '#1fa3a0' : '#f7efdc'} />
            <path d="M15 3L27 15 15 27 3 15Z" fill={index % 2 === 0 ? '#f7efdc' : '#e2572e'} />
            <circle cx="15" cy="15" r="4" fill="#ffc83d" />
          </g>
        ))}
      </g>
      <path d="M0 530H900V640H0Z" fill="#7a2c1a" />
      <path
        d="M0 560H900M0 596H900M120 530L40 640M300 530L260 640M450 530V640M600 530L640 640M780 530L860 640"
        stroke="#5a1c10"
        strokeWidth="3"
      />
      <Bunting colours={['#ffc83d', '#1fa3a0', '#e23b4e', '#f7efdc', '#7a3ba8']} rows={3} top={-20} />
    </SceneCanvas>
  );
}
