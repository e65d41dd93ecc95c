import { Glow, SceneCanvas, Sky } from './canvas.tsx';
import { scattered } from './scattered.ts';
import { Bokeh } from './sky-things.tsx';

const fruits = ['#ff4d3d', '#ffb52e', '#7bc043', '#ff7a1a', '#c72c41', '#ffd94a'];

/** A street market in the morning: a striped awning above, crates heaped with fruit at the foot. */
export function Market({
  sky,
  stripes,
}: {
  sky: readonly (readonly [number, string])[];
  stripes: readonly [string, string];
}) {
  return (
    <SceneCanvas anchor="YMax">
      <Sky stops={sky} />
      <Bokeh seed={3} count={22} colours={['#fff', '#ffe9a8', '#ffd0a0']} opacity={0.3} />
      <Glow x={450} y={260} rx={520} ry={300} colour="#fff3c4" strength={0.6} />
      {[0, 1, 2].map((house) => (
        <g key={house} opacity=".5">
          <rect
            x={house * 320 - 40}
            y={180 - (house % 2) * 40}
            width="300"
            height="400"
            fill={['#e98a5a', '#d9687a', '#e0a24e'][house]}
          />
          {[0, 1, 2].map((window) => (
            <g key={window} fill="#7a2f3a" opacity=".6">
              <rect x={house * 320 + window * 86} y={240 - (house % 2) * 40} width="42" height="64" rx="20" />
              <rect x={house * 320 + window * 86} y={360 - (house % 2) * 40} width="42" height="64" rx="4" />
            </g>
          ))}
        </g>
      ))}
      <g>
        {Array.from({ length: 15 }, (_, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a stripe is its place.
            key={index}
            d={`M${index * 62 - 15} -10h62v86a31 31 0 0 1-62 0Z`}
            fill={stripes[index % 2]}
          />
        ))}
        <path d="M-20 -10H920V22H-20Z" fill="#000" opacity=".14" />
        <path d="M-20 70H920" stroke="#000" strokeOpacity=".08" strokeWidth="14" />
      </g>
      {[-30, 210, 450, 690].map((x, crate) => (
        <g key={x}>
          {scattered(crate + 4, 22, { x: x + 20, y: 516, width: 200, height: 34 }).map(
            ({ key, x: cx, y, size }) => (
              <g key={key}>
                <circle cx={cx} cy={y} r={16 + size * 6} fill={fruits[(key + crate) % fruits.length]} />
                <circle cx={cx - 5} cy={y - 6} r="4" fill="#fff" opacity=".45" />
              </g>
            ),
          )}
          <path d={`M${x} 548h240l-14 100h-212Z`} fill="#8a5626" />
          <path d={`M${x + 3} 556h234l-3 20h-228ZM${x + 8} 590h224l-4 22h-216Z`} fill="#b97a3c" />
        </g>
      ))}
    </SceneCanvas>
  );
}
