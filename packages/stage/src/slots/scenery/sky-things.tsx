import { scattered } from './scattered.ts';

/** Stars in the upper part; one in four twinkles. */
export function Stars({
  seed,
  count,
  height = 260,
  colour = '#fff',
}: {
  seed: number;
  count: number;
  height?: number;
  colour?: string;
}) {
  const stars = scattered(seed, count, { width: 900, height });
  return (
    <g fill={colour}>
      {stars.map(({ key, x, y, size }) => (
        <circle key={key} cx={x} cy={y} r={0.7 + size * 1.5} opacity={0.35 + size * 0.6} />
      ))}
    </g>
  );
}

/** A moon with its halo. */
export function Moon({ x, y, r, colour = '#fff4d8' }: { x: number; y: number; r: number; colour?: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={r * 2.3} fill={colour} opacity=".07" />
      <circle cx={x} cy={y} r={r * 1.5} fill={colour} opacity=".12" />
      <circle cx={x} cy={y} r={r} fill={colour} />
      <g fill="#000" opacity=".06">
        <circle cx={x - r * 0.3} cy={y - r * 0.2} r={r * 0.24} />
        <circle cx={x + r * 0.35} cy={y + r * 0.25} r={r * 0.3} />
        <circle cx={x + r * 0.1} cy={y - r * 0.55} r={r * 0.14} />
      </g>
    </>
  );
}

/** Lights out of focus. */
export function Bokeh({
  seed,
  count,
  colours,
  opacity = 0.18,
}: {
  seed: number;
  count: number;
  colours: readonly string[];
  opacity?: number;
}) {
  return (
    <g>
      {scattered(seed, count, { width: 900, height: 520 }).map(({ key, x, y, size }) => (
        <circle
          key={key}
          cx={x}
          cy={y}
          r={14 + size * 38}
          fill={colours[key % colours.length]}
          opacity={opacity * (0.4 + size * 0.6)}
        />
      ))}
    </g>
  );
}

/** Beams from above, as through leaves, water or a roof. */
export function Beams({
  colour,
  opacity = 0.1,
  lean = -120,
  from = 450,
}: {
  colour: string;
  opacity?: number;
  lean?: number;
  from?: number;
}) {
  return (
    <g fill={colour}>
      {[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((way) => {
        const top = from + way * 62;
        const foot = from + way * 190 + lean;
        const width = 20 + ((way + 9) % 3) * 14;
        return (
          <path
            key={way}
            d={`M${top} -20h${width}L${foot + width * 3.4} 640H${foot}Z`}
            opacity={opacity * (0.6 + ((way + 8) % 3) * 0.3)}
          />
        );
      })}
    </g>
  );
}

/** Strings of small flags, one above the other. */
export function Bunting({
  colours,
  rows = 2,
  top = 10,
}: {
  colours: readonly string[];
  rows?: number;
  top?: number;
}) {
  return (
    <g>
      {Array.from({ length: rows }, (_, row) => {
        const y = top + row * 44;
        const sag = 46 + row * 10;
        const count = 17;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a string is its place.
          <g key={row}>
            <path
              d={`M-20 ${y}Q450 ${y + sag * 2} 920 ${y}`}
              fill="none"
              stroke="#fff"
              strokeOpacity=".5"
              strokeWidth="2"
            />
            {Array.from({ length: count }, (_, index) => {
              const share = (index + 0.5) / count;
              const x = -20 + 940 * share;
              const hang = y + 4 * sag * share * (1 - share);
              return (
                <path
                  // biome-ignore lint/suspicious/noArrayIndexKey: a flag is its place.
                  key={index}
                  d={`M${x - 18} ${hang}h36v40l-18 -13l-18 13Z`}
                  fill={colours[(index + row * 2) % colours.length]}
                />
              );
            })}
          </g>
        );
      })}
    </g>
  );
}
