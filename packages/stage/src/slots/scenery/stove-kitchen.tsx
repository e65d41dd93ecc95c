import { Glow, SceneCanvas } from './canvas.tsx';

/** A farm kitchen: walls of blue and white tiles, ladles on a rail, the wood stove glowing. */
export function StoveKitchen() {
  return (
    <SceneCanvas anchor="YMax">
      <rect width="900" height="620" fill="#e9f0f6" />
      {Array.from({ length: 15 * 8 }, (_, index) => {
        const x = (index % 15) * 60;
        const y = Math.floor(index / 15) * 60;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place.
          <g key={index} transform={`translate(${x} ${y})`}>
            <path d="M30 6Q38 22 54 30 38 38 30 54 22 38 6 30 22 22 30 6Z" fill="#2a6fb8" />
            <path
              d="M0 0h16A16 16 0 0 1 0 16ZM60 0v16A16 16 0 0 1 44 0ZM0 60V44A16 16 0 0 1 16 60ZM60 60H44A16 16 0 0 1 60 44Z"
              fill="#1c4f92"
            />
            <circle cx="30" cy="30" r="5" fill="#ffc83d" />
            <rect width="60" height="60" fill="none" stroke="#b8cade" strokeWidth="2" />
          </g>
        );
      })}
      <rect width="900" height="620" fill="#0a1c3a" opacity=".42" />
      <Glow x={450} y={300} rx={520} ry={320} colour="#ffd9a0" strength={0.75} />
      <path d="M-10 66H910" stroke="#3a2414" strokeWidth="12" />
      <path d="M-10 62H910" stroke="#a86a3a" strokeWidth="4" />
      {[60, 130, 200, 700, 770, 840].map((x, index) => (
        <g key={x}>
          <path
            d={`M${x} 66v${60 + (index % 3) * 14}`}
            stroke="#c9d3de"
            strokeWidth="6"
            strokeLinecap="round"
          />
          {index % 2 === 0 ? (
            <path d={`M${x - 26} ${124 + (index % 3) * 14}h52a26 26 0 0 1-52 0Z`} fill="#b8642e" />
          ) : (
            <ellipse cx={x} cy={146 + (index % 3) * 14} rx="17" ry="26" fill="#8a9aac" />
          )}
        </g>
      ))}
      <path d="M0 500H900V640H0Z" fill="#2a1610" />
      <path d="M0 490H900V520H0Z" fill="#8a3f24" />
      <g stroke="#5a2414" strokeWidth="3">
        <path d="M0 520H900M0 560H900M0 600H900M60 520v40M180 520v40M300 520v40M600 520v40M720 520v40M840 520v40M120 560v40M240 560v40M660 560v40M780 560v40" />
      </g>
      {[110, 790].map((x) => (
        <g key={x}>
          <path d={`M${x - 66} 640V580a66 50 0 0 1 132 0V640Z`} fill="#120806" />
          <g>
            <path
              d={`M${x} 560c14 20 40 24 36 60-2 20-20 24-36 24s-34-4-36-24c-4-36 24-40 36-60Z`}
              fill="#ff6a1e"
            />
            <path
              d={`M${x} 590c8 12 22 16 20 34-2 14-10 18-20 18s-18-4-20-18c-2-18 12-22 20-34Z`}
              fill="#ffd34a"
            />
          </g>
          <path d={`M${x - 60} 490h120l-10-70h-100Z`} fill="#1c1c22" />
          <ellipse cx={x} cy="420" rx="56" ry="14" fill="#34343e" />
          <ellipse cx={x} cy="420" rx="46" ry="9" fill="#3a1410" />
          <path
            d={`M${x - 66} 440q-16 10 0 24M${x + 66} 440q16 10 0 24`}
            fill="none"
            stroke="#1c1c22"
            strokeWidth="9"
          />
          <g fill="none" stroke="#fff" strokeWidth="9" strokeLinecap="round" opacity=".3">
            <path d={`M${x - 20} 400c-24-30 20-44 0-80s14-40 4-60M${x + 22} 396c-18-28 18-40 0-72`} />
          </g>
        </g>
      ))}
    </SceneCanvas>
  );
}
