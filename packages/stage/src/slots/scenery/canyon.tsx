import { Glow, SceneCanvas, Sky } from './canvas.tsx';
import { scattered } from './scattered.ts';

/** A river between green hills with gold in its bed, and the timber of a mine. */
export function Canyon({
  sky,
  hills,
  water,
  sand,
}: {
  sky: readonly (readonly [number, string])[];
  hills: readonly [string, string, string];
  water: readonly [string, string];
  sand: string;
}) {
  return (
    <SceneCanvas anchor="YMax">
      <Sky stops={sky} />
      <Glow x={600} y={120} rx={300} ry={200} colour="#fff6cf" strength={0.8} />
      <circle cx="600" cy="120" r="46" fill="#fff9e0" opacity=".9" />
      <path
        d="M0 250L90 150 180 216 290 96 400 220 500 140 610 226 720 120 830 208 900 160V640H0Z"
        fill={hills[0]}
        opacity=".55"
      />
      <path
        d="M0 320L120 230 230 300 360 210 470 300 600 236 720 310 820 240 900 290V640H0Z"
        fill={hills[1]}
        opacity=".8"
      />
      <path d="M0 420C140 360 220 420 330 400S560 350 660 400 820 380 900 410V640H0Z" fill={hills[2]} />
      <path
        d="M360 396C430 440 300 480 240 530S160 620 120 640H800C770 590 640 540 620 490S520 430 540 392Z"
        fill={water[0]}
      />
      <g fill="none" stroke={water[1]} strokeWidth="4" strokeLinecap="round" opacity=".6">
        <path d="M400 440q26-8 52 0t52 0M330 500q30-9 60 0t60 0 60 0M260 566q34-10 68 0t68 0 68 0 68 0" />
      </g>
      <path d="M0 640V540Q90 500 180 560T330 640ZM900 640V530Q800 500 730 560T600 640Z" fill={sand} />
      {[
        ...scattered(6, 26, { y: 566, width: 250, height: 60 }),
        ...scattered(7, 26, { x: 660, y: 560, width: 230, height: 66 }),
      ].map(({ key, x, y, size }) => (
        <g key={`${key}${x}`}>
          <ellipse cx={x} cy={y} rx={4 + size * 8} ry={3 + size * 6} fill="#e29a12" />
          <ellipse cx={x - 1} cy={y - 2} rx={3 + size * 5} ry={2 + size * 3} fill="#ffd95a" />
        </g>
      ))}
      {[
        [20, 250],
        [830, 240],
      ].map(([x = 0, y = 0]) => (
        <g key={x}>
          <path d={`M${x} ${y}h14v330h-14ZM${x + 46} ${y}h14v330h-14Z`} fill="#5b3512" />
          <path d={`M${x - 12} ${y}h84v18h-84ZM${x} ${y + 90}l60 70v16l-60-70Z`} fill="#7b4a1c" />
          <circle cx={x + 30} cy={y + 52} r="15" fill="#ffd76a" opacity=".9" />
          <circle cx={x + 30} cy={y + 52} r="40" fill="#ffb02e" opacity=".22" />
        </g>
      ))}
    </SceneCanvas>
  );
}
