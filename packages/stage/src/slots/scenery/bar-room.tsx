import { Glow, SceneCanvas, Sky } from './canvas.tsx';
import { Bokeh } from './sky-things.tsx';

const bottles = ['#7a3b12', '#d9a441', '#3f6b4a', '#8a1f2a', '#c9803a', '#2f5a6b'];

/** A corner bar: shelves of jars against tiles, lamps over the counter, steam rising. */
export function BarRoom({
  wall,
  tile,
  wood,
  lamp,
}: {
  wall: readonly (readonly [number, string])[];
  tile: string;
  wood: readonly [string, string];
  lamp: string;
}) {
  return (
    <SceneCanvas anchor="YMax">
      <Sky stops={wall} />
      <g stroke={tile} strokeWidth="2" opacity=".35">
        {Array.from({ length: 16 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
          <path key={row} d={`M0 ${row * 36}H900`} />
        ))}
        {Array.from({ length: 25 }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
          <path key={column} d={`M${column * 36} 0V540`} />
        ))}
      </g>
      {[
        [0, 150],
        [0, 262],
        [0, 374],
        [700, 150],
        [700, 262],
        [700, 374],
      ].map(([x = 0, y = 0], shelf) => (
        <g key={`${x}${y}`}>
          {Array.from({ length: 6 }, (_, index) => {
            const left = x + 10 + index * 31;
            const height = 52 + ((index * 7 + shelf * 5) % 4) * 9;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a jar is its place.
              <g key={index}>
                <rect
                  x={left}
                  y={y - height}
                  width="25"
                  height={height}
                  rx="6"
                  fill={bottles[(index + shelf) % bottles.length]}
                />
                <rect x={left + 7} y={y - height - 12} width="11" height="14" rx="3" fill={wood[1]} />
                <rect
                  x={left + 4}
                  y={y - height + 8}
                  width="4"
                  height={height - 16}
                  rx="2"
                  fill="#fff"
                  opacity=".35"
                />
              </g>
            );
          })}
          <rect x={x} y={y} width="200" height="12" fill={wood[0]} />
          <rect x={x} y={y} width="200" height="4" fill={wood[1]} />
        </g>
      ))}
      <Bokeh seed={8} count={14} colours={[lamp, '#fff']} opacity={0.14} />
      <Glow x={450} y={250} rx={460} ry={300} colour={lamp} strength={0.55} />
      {[120, 450, 780].map((x) => (
        <g key={x}>
          <path d={`M${x} -10V40`} stroke="#2a1108" strokeWidth="4" />
          <path d={`M${x - 38} 74Q${x - 34} 38 ${x} 36T${x + 38} 74Z`} fill="#2f5a4a" />
          <ellipse cx={x} cy="74" rx="38" ry="8" fill={lamp} />
          <path d={`M${x - 38} 76L${x - 150} 420H${x + 150}L${x + 38} 76Z`} fill={lamp} opacity=".08" />
        </g>
      ))}
      <path d="M0 540H900V640H0Z" fill={wood[0]} />
      <path d="M0 532H900V556H0Z" fill={wood[1]} />
      <path d="M0 532H900V538H0Z" fill="#fff" opacity=".25" />
      <g fill="none" stroke="#fff" strokeWidth="7" strokeLinecap="round" opacity=".16">
        <path d="M70 520c-20-24 20-40 0-66s18-40 6-66M120 526c-16-22 16-34 0-58s14-34 4-56M800 520c-20-24 20-40 0-66s18-40 6-66M846 526c-16-22 16-34 0-58" />
      </g>
    </SceneCanvas>
  );
}
