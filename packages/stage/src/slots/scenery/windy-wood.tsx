import { Glow, SceneCanvas, Sky } from './canvas.tsx';
import { scattered } from './scattered.ts';
import { Moon, Stars } from './sky-things.tsx';

/** A clearing in a windy night: bent trees, a full moon, columns of whirling leaves. */
export function WindyWood() {
  return (
    <SceneCanvas anchor="YMax">
      <Sky
        stops={[
          [0, '#03202e'],
          [0.5, '#0d5560'],
          [0.8, '#1d8a80'],
          [1, '#052a2e'],
        ]}
      />
      <Stars seed={41} count={70} />
      <Moon x={210} y={120} r={58} colour="#f4f7d8" />
      <Glow x={450} y={320} rx={460} ry={240} colour="#8af0d8" strength={0.35} />
      <path d="M0 430Q140 380 300 420T600 410 900 420V640H0Z" fill="#0a4048" />
      {[
        [40, 1.2],
        [150, 0.8],
        [760, 0.9],
        [860, 1.25],
      ].map(([x = 0, size = 1]) => (
        <g key={x} transform={`translate(${x} 600) scale(${x > 450 ? -size : size} ${size})`} fill="#031a20">
          <path d="M-22 20C-16-120-34-220 10-330 0-240 26-160 22 20Z" />
          <path d="M4-300C40-340 100-330 130-356 96-300 40-300 8-270ZM-8-220C-50-260-60-300-96-316-84-260-40-220-6-190ZM6-200C50-230 90-220 120-240 90-190 44-190 8-168Z" />
          <path
            d="M60-336q40-30 90-20-30 30-90 20ZM100-232q30-24 70-16-24 26-70 16ZM-96-300q-40-10-50-44 40 2 50 44Z"
            fill="#0e4a44"
          />
        </g>
      ))}
      {[120, 790].map((x, column) => (
        <g key={x} fill="none" stroke="#b8fff0" strokeLinecap="round">
          {Array.from({ length: 9 }, (_, ring) => {
            const width = 16 + ring * 12;
            const y = 570 - ring * 36;
            return (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its place.
                key={ring}
                d={`M${x - width} ${y}a${width} ${8 + ring * 2} 0 1 0 ${width * 1.7} -${6 + ring}`}
                strokeWidth={5 - ring * 0.3}
                opacity={0.5 - ring * 0.03}
              />
            );
          })}
          {scattered(44 + column, 14, { x: x - 90, y: 250, width: 180, height: 320 }).map(
            ({ key, x: left, y, turn }) => (
              <path
                key={key}
                transform={`translate(${left} ${y}) rotate(${turn})`}
                d="M-9 0Q0-8 9 0 0 8-9 0Z"
                fill={['#e0a83a', '#c4572e', '#7bc46a'][key % 3]}
                stroke="none"
              />
            ),
          )}
        </g>
      ))}
      <path d="M0 560Q220 520 450 556T900 548V640H0Z" fill="#04252a" />
    </SceneCanvas>
  );
}
