import { Glow, SceneCanvas, Sky } from './canvas.tsx';
import { scattered } from './scattered.ts';
import { Beams } from './sky-things.tsx';

/** A cave grown over with crystals that hold the light. */
export function CrystalCave({
  rock,
  crystal,
  light,
}: {
  rock: readonly (readonly [number, string])[];
  crystal: readonly [string, string, string];
  light: string;
}) {
  const grown = [
    ...scattered(3, 13, { x: -40, y: 620, width: 300, height: 10 }),
    ...scattered(4, 13, { x: 640, y: 620, width: 300, height: 10 }),
  ];
  const hung = scattered(5, 16, { width: 900, height: 8 });
  const spike = (height: number, width: number) => (
    <>
      <path d={`M${-width} 0L${-width * 0.8} ${-height * 0.8}L0 ${-height}V0Z`} fill={crystal[1]} />
      <path d={`M0 0V${-height}L${width * 0.9} ${-height * 0.74}L${width} 0Z`} fill={crystal[2]} />
      <path
        d={`M${-width * 0.4} 0L${-width * 0.3} ${-height * 0.8}L0 ${-height}L${-width * 0.05} 0Z`}
        fill={crystal[0]}
        opacity=".75"
      />
    </>
  );
  return (
    <SceneCanvas>
      <Sky stops={rock} />
      <Beams colour={light} opacity={0.13} lean={-40} />
      <Glow x={450} y={270} rx={520} ry={340} colour={light} strength={0.6} />
      <path
        d="M0 0H150Q80 120 120 260T60 640H0ZM900 0H760Q830 130 780 280T850 640H900Z"
        fill="#020a24"
        opacity=".55"
      />
      {hung.map(({ key, x, size }) => (
        <g key={key} transform={`translate(${x} -6) scale(1 -1)`} opacity={0.55 + size * 0.4}>
          {spike(46 + size * 80, 10 + size * 12)}
        </g>
      ))}
      {grown.map(({ key, x, size, turn }) => (
        <g key={`${key}${x}`} transform={`translate(${x} 630) rotate(${(turn % 60) - 30})`}>
          {spike(90 + size * 190, 16 + size * 22)}
        </g>
      ))}
      {scattered(12, 18, { y: 60, width: 900, height: 440 }).map(({ key, x, y, size }) => (
        <path
          key={key}
          transform={`translate(${x} ${y}) scale(${0.4 + size})`}
          d="M0-12Q1.500-1.500 12 0Q1.500 1.500 0 12Q-1.500 1.500-12 0Q-1.500-1.500 0-12Z"
          fill="#fff"
        />
      ))}
    </SceneCanvas>
  );
}
