import { Glow, SceneCanvas, Sky } from './canvas.tsx';
import { scattered } from './scattered.ts';

const walls = ['#ff8a5a', '#ffd05a', '#5ac8d8', '#ff7a9a', '#8ad07a', '#b88af0', '#f7efdc', '#f0a04a'];

/** A bright day over the hill: kites on long threads, clouds, houses stacked to the top. */
export function KiteSky() {
  const kite = (x: number, y: number, size: number, colours: readonly [string, string], tail: string) => (
    <g key={x}>
      <path
        d={`M${x} ${y + 50 * size}C${x - 40} ${y + 200} ${x + 90} ${y + 330} ${x + 10} 640`}
        fill="none"
        stroke="#fff"
        strokeWidth="2"
      />
      <g transform={`translate(${x} ${y}) scale(${size}) rotate(12)`}>
        <path d="M0-60L44-6 0 54-44-6Z" fill={colours[0]} />
        <path d="M0-60L44-6H0ZM0 54L-44-6H0Z" fill={colours[1]} />
        <path d="M0-60V54M-44-6H44" stroke="#fff" strokeWidth="2.500" />
        <path
          d="M0 54q16 20 0 40t0 40 8 36"
          fill="none"
          stroke={tail}
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
    </g>
  );
  return (
    <SceneCanvas anchor="YMax">
      <Sky
        stops={[
          [0, '#1f8af0'],
          [0.5, '#6cc8ff'],
          [0.85, '#d6f3ff'],
          [1, '#fff3d0'],
        ]}
      />
      <Glow x={150} y={90} rx={280} ry={220} colour="#fffbe0" strength={0.95} />
      <circle cx="150" cy="90" r="50" fill="#fffbe6" />
      <g fill="#fff">
        <path
          d="M560 150a44 44 0 0 1 80-26 36 36 0 0 1 64 18 28 28 0 0 1 12 54H568a24 24 0 0 1-8-46Z"
          opacity=".95"
        />
        <path
          d="M40 250a34 34 0 0 1 62-20 28 28 0 0 1 50 14 22 22 0 0 1 8 42H46a18 18 0 0 1-6-36ZM330 90a24 24 0 0 1 44-14 20 20 0 0 1 36 10 15 15 0 0 1 6 29h-82a13 13 0 0 1-4-25Z"
          opacity=".85"
        />
        <path
          d="M780 300a26 26 0 0 1 48-16 22 22 0 0 1 38 12 16 16 0 0 1 6 32h-88a14 14 0 0 1-4-28Z"
          opacity=".8"
        />
      </g>
      {kite(90, 210, 0.9, ['#ff3d6a', '#ffd23d'], '#2bb56a')}
      {kite(780, 140, 1.15, ['#8b4af0', '#4fe0c0'], '#ff7a2e')}
      {kite(690, 300, 0.6, ['#ff8a1e', '#fff'], '#e0243a')}
      {kite(240, 110, 0.55, ['#19b56a', '#fff27a'], '#3b6ff0')}
      {[0, 1].map((side) => (
        <g key={side} transform={side === 1 ? 'translate(900 0) scale(-1 1)' : undefined}>
          <path d="M-20 640V400Q80 420 160 500T340 640Z" fill="#3a9a5a" />
          {scattered(104 + side, 22, { x: -20, y: 430, width: 260, height: 180 })
            .filter(({ x, y }) => y > 400 + x * 0.6)
            .toSorted((a, b) => a.y - b.y)
            .map(({ key, x, y, size }) => (
              <g key={key}>
                <rect x={x} y={y} width={44 + size * 20} height="60" fill={walls[key % walls.length]} />
                <path d={`M${x - 3} ${y}h${50 + size * 20}v7h-${50 + size * 20}Z`} fill="#a8583a" />
                <rect x={x + 8} y={y + 16} width="12" height="14" fill="#2f4f6b" />
                <rect x={x + 28} y={y + 16} width="12" height="14" fill="#2f4f6b" />
              </g>
            ))}
        </g>
      ))}
      <path d="M0 640V610Q220 570 450 606T900 600V640Z" fill="#2f8a4a" />
    </SceneCanvas>
  );
}
