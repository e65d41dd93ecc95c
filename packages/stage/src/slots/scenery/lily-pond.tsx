import { Glow, SceneCanvas, Sky } from './canvas.tsx';
import { scattered } from './scattered.ts';

const pads = [
  [70, 120, 130],
  [840, 90, 120],
  [40, 420, 150],
  [870, 400, 160],
  [240, 590, 120],
  [660, 600, 130],
  [300, 30, 80],
  [620, 20, 90],
  [450, 640, 90],
] as const;

/** Still water at night from above: giant leaves with upturned rims, white flowers, the moon broken in ripples. */
export function LilyPond() {
  return (
    <SceneCanvas>
      <Sky
        stops={[
          [0, '#02131c'],
          [0.5, '#0a3f48'],
          [1, '#03161c'],
        ]}
      />
      <Glow x={450} y={290} rx={480} ry={320} colour="#d8fff0" strength={0.5} />
      <g fill="none" stroke="#d8fff0" strokeOpacity=".18" strokeWidth="3">
        {[80, 150, 230, 320, 420].map((radius) => (
          <ellipse key={radius} cx="450" cy="290" rx={radius * 1.2} ry={radius * 0.8} />
        ))}
      </g>
      {scattered(71, 26, { x: 330, y: 200, width: 240, height: 190 }).map(({ key, x, y, size }) => (
        <path
          key={key}
          d={`M${x} ${y}h${14 + size * 44}`}
          stroke="#f4fff8"
          strokeWidth="3"
          strokeLinecap="round"
          opacity={0.2 + size * 0.4}
        />
      ))}
      {pads.map(([x, y, r], index) => (
        <g key={`${x}${y}`} transform={`translate(${x} ${y}) rotate(${index * 47})`}>
          <circle r={r} cy="10" fill="#000" opacity=".35" />
          <path d={`M0 0L${r * 0.97} -${r * 0.16}A${r} ${r} 0 1 0 ${r * 0.97} ${r * 0.16}Z`} fill="#0d5a44" />
          <path
            d={`M0 0L${r * 0.88} -${r * 0.15}A${r * 0.9} ${r * 0.9} 0 1 0 ${r * 0.88} ${r * 0.15}Z`}
            fill="#1f8a62"
          />
          <g stroke="#7be0a8" strokeOpacity=".45" strokeWidth="2.500">
            {Array.from({ length: 11 }, (_, vein) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a vein is its place.
                key={vein}
                transform={`rotate(${30 + vein * 30})`}
                d={`M0 0H${r * 0.84}M${r * 0.45} 0l${r * 0.3} ${r * 0.12}M${r * 0.45} 0l${r * 0.3} -${r * 0.12}`}
              />
            ))}
          </g>
          <path
            d={`M${r * 0.97} -${r * 0.16}A${r} ${r} 0 1 0 ${r * 0.97} ${r * 0.16}`}
            fill="none"
            stroke="#c9546a"
            strokeWidth={r * 0.05}
          />
          <path
            d={`M${r * 0.97} -${r * 0.16}A${r} ${r} 0 0 0 -${r * 0.5} -${r * 0.86}`}
            fill="none"
            stroke="#bff5d4"
            strokeOpacity=".6"
            strokeWidth="2.500"
          />
        </g>
      ))}
      {[
        [170, 250],
        [740, 230],
        [130, 560],
        [790, 560],
      ].map(([x = 0, y = 0], flower) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${1 + (flower % 2) * 0.25})`}>
          {Array.from({ length: 12 }, (_, petal) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a petal is its place.
              key={petal}
              transform={`rotate(${petal * 30}) scale(${petal % 2 === 0 ? 1 : 0.7})`}
              d="M0 0C13-16 10-38 0-50-10-38-13-16 0 0Z"
              fill={petal % 2 === 0 ? '#fbeef4' : '#f4b8d0'}
            />
          ))}
          <circle r="9" fill="#ffd76a" />
        </g>
      ))}
    </SceneCanvas>
  );
}
