import { Glow, SceneCanvas, Sky } from './canvas.tsx';
import { scattered } from './scattered.ts';

/** Summer rain in an orchard: broad wet leaves, hanging fruit, drops that fall and splash. */
export function RainOrchard() {
  const leaf = (x: number, y: number, turn: number, size: number, colour: string) => (
    <g key={`${x}${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M0 0C40-30 44-110 0-160-44-110-40-30 0 0Z" fill={colour} />
      <path
        d="M0-6V-148M0-40l22-22M0-40l-22-22M0-76l24-22M0-76l-24-22M0-110l16-16M0-110l-16-16"
        stroke="#fff"
        strokeOpacity=".28"
        strokeWidth="3"
        fill="none"
      />
      <ellipse cx="-12" cy="-96" rx="6" ry="9" fill="#fff" opacity=".6" />
      <ellipse cx="14" cy="-56" rx="4" ry="6" fill="#fff" opacity=".6" />
    </g>
  );
  const fruit = (x: number, y: number, colours: readonly [string, string]) => (
    <g key={`${x}f`} transform={`translate(${x} ${y})`}>
      <path d="M0-36v18" stroke="#4a2a12" strokeWidth="5" />
      <ellipse rx="24" ry="30" fill={colours[1]} />
      <ellipse cx="-4" cy="-5" rx="18" ry="22" fill={colours[0]} />
      <ellipse cx="-9" cy="-12" rx="5" ry="8" fill="#fff" opacity=".7" />
    </g>
  );
  return (
    <SceneCanvas>
      <Sky
        stops={[
          [0, '#3a6a7a'],
          [0.4, '#7ac0a8'],
          [0.75, '#3a9a5a'],
          [1, '#0d4a2e'],
        ]}
      />
      <Glow x={450} y={270} rx={500} ry={320} colour="#f4ffd0" strength={0.7} />
      <path d="M0 470Q150 420 300 460T620 450 900 460V640H0Z" fill="#2a8a4a" opacity=".8" />
      <path d="M0 560Q220 510 450 550T900 546V640H0Z" fill="#0f5a34" />
      <g stroke="#eafffb" strokeLinecap="round" strokeWidth="3">
        {scattered(131, 46, { y: 0, width: 900, height: 560 }).map(({ key, x, y, size }) => (
          <g key={key}>
            <path d={`M${x} ${y}l-6 ${24 + size * 20}`} opacity={0.25 + size * 0.4} />
          </g>
        ))}
      </g>
      {[0, 1].map((side) => (
        <g key={side} transform={side === 1 ? 'translate(900 0) scale(-1 1)' : undefined}>
          <path
            d="M-20 60C80 30 190 60 300 10"
            fill="none"
            stroke="#4a2a12"
            strokeWidth="16"
            strokeLinecap="round"
          />
          {leaf(20, 30, 150, 1.2, '#0f7a42')}
          {leaf(90, 20, 176, 1, '#17a055')}
          {leaf(170, 30, 200, 0.9, '#0f7a42')}
          {leaf(250, 10, 168, 0.8, '#17a055')}
          {leaf(0, 120, 110, 1, '#17a055')}
          {fruit(60, 176, ['#ff9a3a', '#d9381e'])}
          {fruit(140, 130, ['#ffd34a', '#e08a12'])}
          {leaf(-20, 640, 40, 1.5, '#0a5a34')}
          {leaf(40, 650, 12, 1.2, '#17a055')}
          {leaf(110, 660, 34, 0.9, '#0f7a42')}
        </g>
      ))}
      {[220, 330, 560, 680].map((x) => (
        <g key={x} fill="none" stroke="#eafffb" strokeWidth="3" opacity=".6">
          <ellipse cx={x} cy="596" rx="34" ry="8" />
          <ellipse cx={x} cy="596" rx="16" ry="4" />
        </g>
      ))}
    </SceneCanvas>
  );
}
