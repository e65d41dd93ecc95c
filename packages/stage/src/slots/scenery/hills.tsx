import { Glow, SceneCanvas, Sky } from './canvas.tsx';
import { scattered } from './scattered.ts';

/** Farm country in rolling hills: rows of bushes, a white house, clouds. */
export function Hills({
  sky,
  hill,
  crop,
  house,
}: {
  sky: readonly (readonly [number, string])[];
  hill: readonly [string, string, string];
  crop: readonly [string, string];
  house: string;
}) {
  return (
    <SceneCanvas anchor="YMax">
      <Sky stops={sky} />
      <Glow x={220} y={120} rx={300} ry={200} colour="#fff7d0" strength={0.9} />
      <circle cx="220" cy="120" r="54" fill="#fffbe6" />
      <g fill="#fff" opacity=".7">
        <path d="M560 110a34 34 0 0 1 60-20 28 28 0 0 1 50 14 22 22 0 0 1 10 42H566a18 18 0 0 1-6-36ZM40 70a24 24 0 0 1 44-14 20 20 0 0 1 34 12 15 15 0 0 1 6 28H46a13 13 0 0 1-6-26ZM760 60a22 22 0 0 1 38-12 20 20 0 0 1 32 12 14 14 0 0 1 6 26h-72a13 13 0 0 1-4-26Z" />
      </g>
      <path d="M0 340Q160 230 330 310T620 280 900 320V640H0Z" fill={hill[0]} />
      <path d="M0 410Q220 310 450 390T900 370V640H0Z" fill={hill[1]} />
      <g transform="translate(690 318)">
        <path d="M0 0h96v54H0Z" fill={house} />
        <path d="M-10 2L48-34 106 2Z" fill="#b3502e" />
        <path d="M14 16h16v20H14ZM42 20h14v34H42ZM68 16h16v20H68Z" fill="#4a6b8a" />
      </g>
      <path d="M0 470Q230 410 470 470T900 450V640H0Z" fill={hill[2]} />
      {[486, 516, 552, 594].map((y, row) => (
        <g key={y} fill={crop[row % 2]}>
          {Array.from({ length: 17 + row }, (_, index) => (
            <ellipse
              // biome-ignore lint/suspicious/noArrayIndexKey: a bush is its place.
              key={index}
              cx={index * (58 - row * 2) - (row % 2) * 20}
              cy={y + Math.sin(index / 2.4 + row) * 8}
              rx={26 + row * 5}
              ry={17 + row * 4}
            />
          ))}
        </g>
      ))}
      {scattered(33, 60, { y: 476, width: 900, height: 140 }).map(({ key, x, y, size }) => (
        <circle key={key} cx={x} cy={y} r={2.5 + size * 3} fill="#e0342e" opacity=".9" />
      ))}
    </SceneCanvas>
  );
}
