import { SceneCanvas } from './canvas.tsx';
import { scattered } from './scattered.ts';

const cloths = [
  ['#ff4f5e', '#fff'],
  ['#1fb5c9', '#fff'],
  ['#ffc83d', '#ff7a2e'],
  ['#8b5cf6', '#fff'],
] as const;

/** The beach at noon seen from above: surf along one side, sand, parasols and their shadows. */
export function BeachAbove() {
  const parasol = (x: number, y: number, r: number, cloth: readonly [string, string]) => (
    <g key={x} transform={`translate(${x} ${y})`}>
      <ellipse cx="26" cy="30" rx={r} ry={r * 0.95} fill="#7a4a1a" opacity=".28" />
      <circle r={r} fill={cloth[0]} />
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d={`M0 0L${r * Math.SQRT1_2} -${r * Math.SQRT1_2}A${r} ${r} 0 0 1 ${r} 0Z`}
          fill={cloth[1]}
        />
      ))}
      <circle r={r} fill="none" stroke="#000" strokeOpacity=".12" strokeWidth="5" />
      <circle r="6" fill="#fff6cf" />
      <path
        d={`M-${r * 0.6} -${r * 0.55}A${r * 0.8} ${r * 0.8} 0 0 1 0 -${r * 0.8}`}
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".5"
      />
    </g>
  );
  return (
    <SceneCanvas>
      <rect width="900" height="620" fill="#f6dda0" />
      {scattered(111, 110, { width: 900, height: 620 }).map(({ key, x, y, size }) => (
        <circle key={key} cx={x} cy={y} r={1 + size * 2} fill={size > 0.5 ? '#e0bd74' : '#fff3cc'} />
      ))}
      <path d="M0 0H900V96Q820 150 740 110T580 120 420 104 260 126 100 108 0 124Z" fill="#0fa7c4" />
      <path d="M0 0H900V50Q820 92 740 66T580 74 420 56 260 80 100 62 0 76Z" fill="#0b84b0" />
      <g fill="none" strokeLinecap="round">
        <path
          d="M-20 130Q80 92 180 118T340 112 500 122 660 112 820 124 920 100"
          stroke="#fff"
          strokeWidth="16"
          opacity=".9"
        />
        <path
          d="M-20 158Q100 124 200 146T380 138 560 152 740 140 920 134"
          stroke="#fff"
          strokeWidth="7"
          opacity=".55"
        />
        <path
          d="M60 40q30-12 60 0M300 30q34-14 68 0M560 36q30-12 60 0M760 28q30-12 60 0"
          stroke="#9ff0ff"
          strokeWidth="5"
          opacity=".7"
        />
      </g>
      <path
        d="M0 168Q110 138 210 160T390 152 570 166 750 154 900 150V190Q740 196 560 200T220 196 0 200Z"
        fill="#e2c07e"
      />
      {parasol(86, 280, 78, cloths[0])}
      {parasol(820, 300, 84, cloths[1])}
      {parasol(60, 520, 72, cloths[2])}
      {parasol(850, 540, 76, cloths[3])}
      {[
        [180, 400, -18, '#1fb5c9'],
        [730, 430, 14, '#ff5c7a'],
        [190, 590, 8, '#ffc83d'],
        [700, 590, -10, '#2bb56a'],
      ].map(([x, y, turn, cloth]) => (
        <g key={String(x)} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-26" y="-50" width="60" height="110" rx="4" fill="#7a4a1a" opacity=".2" />
          <rect x="-32" y="-56" width="60" height="110" rx="4" fill={String(cloth)} />
          <path d="M-32-36h60v12h-60ZM-32-8h60v12h-60ZM-32 20h60v12h-60Z" fill="#fff" opacity=".75" />
        </g>
      ))}
      {scattered(117, 16, { y: 210, width: 900, height: 400 }).map(({ key, x, y, turn }) => (
        <g key={key} transform={`translate(${x} ${y}) rotate(${turn}) scale(.7)`} fill="#c99a54" opacity=".6">
          <ellipse rx="7" ry="12" />
          <ellipse cx="22" cy="26" rx="7" ry="12" />
        </g>
      ))}
    </SceneCanvas>
  );
}
