import { Glow, SceneCanvas, Sky } from './canvas.tsx';
import { scattered } from './scattered.ts';
import { Beams } from './sky-things.tsx';

interface ParadeProps {
  sky: readonly (readonly [number, string])[];
  beam: string;
  feathers: readonly [string, string, string];
}

/** The avenue at night: moving spotlights, fans of feathers at both sides, a crowd and falling paper. */
export function Parade({ sky, beam, feathers }: ParadeProps) {
  return (
    <SceneCanvas anchor="YMax">
      <Sky stops={sky} />
      <Beams colour={beam} opacity={0.16} lean={-60} />
      <Glow x={450} y={270} rx={480} ry={300} colour={beam} strength={0.5} />
      {[80, 820].map((x) => (
        <g key={x} transform={`translate(${x} 420)`}>
          {Array.from({ length: 13 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a feather is its place.
            <g key={index} transform={`rotate(${-84 + index * 14})`}>
              <path d="M0 0C30-90 26-220 0-270C-26-220-30-90 0 0Z" fill={feathers[index % 3]} />
              <path d="M0-20V-250" stroke="#fff" strokeOpacity=".35" strokeWidth="3" />
              <ellipse cy="-232" rx="11" ry="20" fill="#fff" opacity=".75" />
              <ellipse cy="-230" rx="6" ry="12" fill={feathers[(index + 1) % 3]} />
            </g>
          ))}
        </g>
      ))}
      {scattered(9, 90, { y: 520, width: 900, height: 80 }).map(({ key, x, y, size }) => (
        <g key={key} fill={key % 7 === 0 ? '#5a1478' : '#1c0533'} opacity={0.75 + size * 0.2}>
          <circle cx={x} cy={y} r={9 + size * 5} />
          <path d={`M${x - 16} ${y + 60}Q${x - 16} ${y + 14} ${x} ${y + 14}T${x + 16} ${y + 60}Z`} />
          {key % 5 === 0 && (
            <path d={`M${x + 10} ${y + 24}l14-38`} stroke="#1c0533" strokeWidth="6" strokeLinecap="round" />
          )}
        </g>
      ))}
      <path d="M0 590H900V640H0Z" fill="#14032a" />
    </SceneCanvas>
  );
}
