import { Glow, SceneCanvas, Sky } from './canvas.tsx';
import { scattered } from './scattered.ts';

/** Flooded plains in the last light: a low sun and its long reflection, palms far off, reeds near. */
export function Wetland() {
  const tree = (x: number, height: number) => (
    <path
      key={x}
      d={`M${x} 330v-${height}q-26-4-34 14 4-26 34-22-12-22-34-18 24-14 38 12 8-26 34-16-22 2-28 20 30-4 34 20-12-16-36-12v${height}Z`}
      fill="#4a1f1a"
    />
  );
  return (
    <SceneCanvas anchor="YMax">
      <Sky
        stops={[
          [0, '#5a2a5a'],
          [0.25, '#d9524a'],
          [0.42, '#ff9a3a'],
          [0.54, '#ffd97a'],
          [0.56, '#e8803a'],
          [1, '#3a1626'],
        ]}
      />
      <Glow x={450} y={300} rx={480} ry={280} colour="#fff3b0" strength={0.9} />
      <circle cx="450" cy="296" r="84" fill="#fff6c9" />
      <path d="M0 330Q120 300 240 326T480 326 700 320 900 330V350H0Z" fill="#6b2a2a" />
      {[60, 130, 210, 690, 770, 850].map((x, index) => tree(x, 60 + (index % 3) * 30))}
      <path d="M0 340H900V640H0Z" fill="#a8433a" opacity=".55" />
      <g fill="#ffe9a0">
        {scattered(91, 34, { x: 340, y: 350, width: 220, height: 260 }).map(({ key, x, y, size }) => (
          <path
            key={key}
            d={`M${x} ${y}h${16 + size * 70}v5h-${16 + size * 70}Z`}
            opacity={0.25 + size * 0.5}
          />
        ))}
      </g>
      <g stroke="#ffb07a" strokeOpacity=".4" strokeWidth="3" strokeLinecap="round">
        {scattered(94, 30, { y: 360, width: 900, height: 240 }).map(({ key, x, y, size }) => (
          <path key={key} d={`M${x} ${y}h${20 + size * 70}`} />
        ))}
      </g>
      {[0, 1].map((side) => (
        <g key={side} transform={side === 1 ? 'translate(900 0) scale(-1 1)' : undefined}>
          {scattered(97, 22, { x: -10, y: 600, width: 200, height: 30 }).map(({ key, x, y, size, turn }) => (
            <g key={key} transform={`translate(${x} ${y + 20}) rotate(${(turn % 26) - 13})`}>
              <path
                d={`M-4 0Q-2 -${120 + size * 120} 2 -${190 + size * 140}Q8 -${110 + size * 100} 6 0Z`}
                fill={key % 2 === 0 ? '#2a1216' : '#4a2418'}
              />
              {key % 3 === 0 && (
                <rect x="-4" y={-(200 + size * 140)} width="11" height="44" rx="5.500" fill="#7a3a1c" />
              )}
            </g>
          ))}
        </g>
      ))}
      <g fill="#2a1016">
        <path d="M620 130q20-20 40-2 20-18 40 4-20-8-38 6-18-16-42-8ZM700 180q14-14 28-2 14-12 28 4-14-6-27 4-12-12-29-6ZM200 150q16-16 32-2 16-14 32 4-16-6-31 4-14-12-33-6Z" />
      </g>
    </SceneCanvas>
  );
}
