import { Glow, SceneCanvas, Sky } from './canvas.tsx';
import { Frond } from './frond.tsx';
import { scattered } from './scattered.ts';
import { Moon, Stars } from './sky-things.tsx';

/** A wide river under the moon, its far bank dark, water lilies near. */
export function MoonRiver({
  sky,
  bank,
  water,
  moon,
  lily,
}: {
  sky: readonly (readonly [number, string])[];
  bank: string;
  water: readonly [string, string];
  moon: string;
  lily: readonly [string, string];
}) {
  return (
    <SceneCanvas anchor="YMax">
      <Sky stops={sky} />
      <Stars seed={4} count={90} height={300} />
      <Moon x={690} y={120} r={62} colour={moon} />
      <path
        d="M0 330Q60 286 110 312T220 296 330 322 450 300 580 324 700 296 800 318 900 300V400H0Z"
        fill={bank}
      />
      <path d="M0 360H900V640H0Z" fill={water[0]} />
      <Glow x={690} y={440} rx={180} ry={120} colour={moon} strength={0.5} />
      <g fill="none" stroke={moon} strokeWidth="4" strokeLinecap="round">
        {scattered(8, 22, { x: 560, y: 374, width: 260, height: 240 }).map(({ key, x, y, size }) => (
          <path key={key} d={`M${x} ${y}h${16 + size * 60}`} opacity={0.2 + size * 0.5} />
        ))}
      </g>
      <g fill="none" stroke={water[1]} strokeWidth="3" strokeLinecap="round" opacity=".35">
        {scattered(18, 26, { y: 380, width: 560, height: 240 }).map(({ key, x, y, size }) => (
          <path key={key} d={`M${x} ${y}q${14 + size * 20}-6 ${28 + size * 40} 0`} />
        ))}
      </g>
      {[
        [70, 560],
        [180, 604],
        [760, 590],
        [850, 540],
      ].map(([x = 0, y = 0], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse rx={70 - index * 6} ry="20" fill="#0d3a2c" />
          <ellipse cy="-4" rx={66 - index * 6} ry="17" fill="#1c6b48" />
          {[-60, -30, 0, 30, 60].map((turn) => (
            <path
              key={turn}
              transform={`translate(0 -8) rotate(${turn})`}
              d="M0 0C12-12 10-32 0-42C-10-32-12-12 0 0Z"
              fill={turn % 60 === 0 ? lily[0] : lily[1]}
            />
          ))}
        </g>
      ))}
      <Frond x={-20} y={-10} turn={140} length={240} colour={bank} />
      <Frond x={920} y={-10} turn={-140} length={190} colour={bank} />
    </SceneCanvas>
  );
}
