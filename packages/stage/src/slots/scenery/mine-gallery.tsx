import { Glow, SceneCanvas } from './canvas.tsx';
import { scattered } from './scattered.ts';

/** A gallery in the rock: timber frames one behind the other, lanterns, veins of green stone, rails. */
export function MineGallery() {
  return (
    <SceneCanvas>
      <rect width="900" height="620" fill="#1c1512" />
      <Glow x={450} y={280} rx={380} ry={300} colour="#2bd98a" strength={0.55} />
      {[0, 1, 2].map((depth) => {
        const inset = 300 - depth * 130;
        const top = 150 - depth * 62;
        const wide = 20 + depth * 14;
        const shade = ['#3a2616', '#5a3a1e', '#7a5028'][depth] ?? '#7a5028';
        return (
          <g key={depth}>
            <path
              d={`M0 0H900V640H0Z M${inset + 20} 640V${top + 30}H${880 - inset}V640Z`}
              fillRule="evenodd"
              fill={['#2e241e', '#3a2d25', '#4a3a30'][depth]}
              opacity=".9"
            />
            <path
              d={`M${inset} ${top}h${900 - inset * 2}v${wide}h-${900 - inset * 2}ZM${inset} ${top}h${wide}V640h-${wide}ZM${900 - inset - wide} ${top}h${wide}V640h-${wide}Z`}
              fill={shade}
            />
            <path
              d={`M${inset} ${top}h${900 - inset * 2}v4h-${900 - inset * 2}ZM${inset} ${top}h4V640h-4Z`}
              fill="#fff"
              opacity=".14"
            />
            <path
              d={`M${inset + wide} ${top + 70}L${inset + wide + 60} ${top + wide}h20L${inset + wide} ${top + 96}ZM${900 - inset - wide} ${top + 70}L${840 - inset - wide} ${top + wide}h-20L${900 - inset - wide} ${top + 96}Z`}
              fill={shade}
            />
          </g>
        );
      })}
      {[
        ...scattered(141, 12, { x: 0, y: 120, width: 90, height: 480 }),
        ...scattered(142, 12, { x: 810, y: 120, width: 90, height: 480 }),
      ].map(({ key, x, y, size, turn }) => (
        <g key={`${key}${x}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${0.5 + size * 0.9})`}>
          <path d="M0-30L16-10 12 22-12 22-16-10Z" fill="#12a866" />
          <path d="M0-30L16-10 0-4-16-10Z" fill="#8affc8" />
          <path d="M0-4L16-10 12 22Z" fill="#0a7a48" />
          <path d="M0-4L-16-10-12 22Z" fill="#2be08a" />
        </g>
      ))}
      {[90, 810].map((x) => (
        <g key={x}>
          <path d={`M${x} 40v50`} stroke="#120c08" strokeWidth="4" />
          <circle cx={x} cy="116" r="110" fill="#ffb02e" opacity=".16" />
          <circle cx={x} cy="116" r="56" fill="#ffc84a" opacity=".25" />
          <path d={`M${x - 18} 92h36l6 48h-48Z`} fill="#ffe08a" />
          <path d={`M${x - 22} 86h44v9h-44ZM${x - 28} 138h56v10h-56Z`} fill="#2a1a10" />
        </g>
      ))}
      <path d="M300 640L430 470H470L600 640Z" fill="#120c08" opacity=".6" />
      <g stroke="#8a8f9a" strokeWidth="6">
        <path d="M380 640L438 470M520 640L462 470" />
      </g>
      <g stroke="#5a3a1e" strokeWidth="8">
        <path d="M350 620H550M380 580H520M404 540H496M420 506H480" />
      </g>
      <path d="M0 610Q120 570 220 612T340 640H0ZM900 610Q780 570 680 612T560 640H900Z" fill="#241a14" />
    </SceneCanvas>
  );
}
