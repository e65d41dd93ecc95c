import { Glow, SceneCanvas, Sky } from './canvas.tsx';
import { Frond } from './frond.tsx';
import { scattered } from './scattered.ts';
import { Beams } from './sky-things.tsx';

/** Behind a waterfall: sheets of water, wet rock, long green strands like hair, bubbles of light. */
export function Waterfall() {
  return (
    <SceneCanvas>
      <Sky
        stops={[
          [0, '#c9fff4'],
          [0.3, '#4fd8d4'],
          [0.7, '#128aa0'],
          [1, '#053a52'],
        ]}
      />
      <Beams colour="#ffffff" opacity={0.16} lean={-30} />
      <g>
        {scattered(81, 34, { x: 150, y: -20, width: 600, height: 40 }).map(({ key, x, size }) => (
          <path
            key={key}
            d={`M${x} -20C${x + 8} 160 ${x - 8} 340 ${x + 4} 640h${8 + size * 22}C${x + 22} 340 ${x + 26} 160 ${x + 12} -20Z`}
            fill="#fff"
            opacity={0.1 + size * 0.2}
          />
        ))}
      </g>
      <Glow x={450} y={280} rx={420} ry={300} colour="#ffffff" strength={0.5} />
      {[0, 1].map((side) => (
        <g key={side} transform={side === 1 ? 'translate(900 0) scale(-1 1)' : undefined}>
          <path d="M-20 -20H190C150 60 210 130 150 220S190 380 120 470 160 580 120 640H-20Z" fill="#0a4a58" />
          <path d="M-20 -20H120C90 80 140 150 90 240S120 390 60 480 90 590 60 640H-20Z" fill="#06303e" />
          <path
            d="M150 60q-30 20-40 60M140 260q-30 20-40 60M110 470q-26 14-34 50"
            stroke="#5fe0d8"
            strokeOpacity=".5"
            strokeWidth="5"
            fill="none"
            strokeLinecap="round"
          />
          {[0, 1, 2, 3, 4, 5].map((strand) => (
            <path
              key={strand}
              d={`M${strand * 26 - 10} -20C${strand * 26 + 30} 90 ${strand * 26 - 30} 200 ${strand * 24 + 10} 320S${strand * 20 - 20} 480 ${strand * 16} ${560 - strand * 40}C${strand * 20 + 20} 440 ${strand * 22 + 40} 340 ${strand * 26 + 26} 240S${strand * 26 + 50} 60 ${strand * 26 + 10} -20Z`}
              fill={strand % 2 === 0 ? '#1fa36a' : '#0f7a52'}
              opacity=".92"
            />
          ))}
          <Frond x={20} y={640} turn={36} length={190} colour="#0c6a4a" />
        </g>
      ))}
      <g fill="#fff">
        <ellipse cx="450" cy="630" rx="420" ry="46" opacity=".5" />
        <ellipse cx="300" cy="610" rx="120" ry="22" opacity=".5" />
        <ellipse cx="620" cy="614" rx="140" ry="24" opacity=".5" />
      </g>
      {scattered(88, 18, { y: 160, width: 900, height: 420 }).map(({ key, x, y, size }) => (
        <g key={key}>
          <circle
            cx={x}
            cy={y}
            r={4 + size * 9}
            fill="#fff"
            fillOpacity=".25"
            stroke="#fff"
            strokeOpacity=".8"
            strokeWidth="1.500"
          />
        </g>
      ))}
    </SceneCanvas>
  );
}
