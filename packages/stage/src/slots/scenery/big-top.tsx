import { Glow, SceneCanvas } from './canvas.tsx';

/** Under the canvas of a small circus: stripes that meet at the mast, strings of bulbs, the ring. */
export function BigTop() {
  const stripes = 26;
  return (
    <SceneCanvas anchor="YMin">
      <rect width="900" height="620" fill="#f7e6c4" />
      {Array.from({ length: stripes }, (_, index) => {
        if (index % 2 === 1) return null;
        const from = -300 + (index / stripes) * 1_500;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stripe is its place.
          <path key={index} d={`M450 -90L${from} 640H${from + 1_500 / stripes}Z`} fill="#d4213a" />
        );
      })}
      <Glow x={450} y={300} rx={600} ry={400} colour="#fff3c0" strength={0.5} />
      <path
        d="M0 -10H900V420Q820 330 740 420 660 330 580 420 500 330 450 420 400 330 320 420 240 330 160 420 80 330 0 420Z"
        fill="#7a0f2a"
        opacity=".12"
      />
      <path
        d="M-20 -20H920V26q-30 44-62 0-32 44-63 0-32 44-63 0-32 44-63 0-32 44-63 0-32 44-63 0-32 44-63 0-32 44-63 0-32 44-63 0-32 44-63 0-32 44-63 0-32 44-63 0-32 44-63 0-32 44-63 0-32 44-63 0Z"
        fill="#1f4f9a"
      />
      <path
        d="M-20 14q30 44 62 0 32 44 63 0 32 44 63 0 32 44 63 0 32 44 63 0 32 44 63 0 32 44 63 0 32 44 63 0 32 44 63 0 32 44 63 0 32 44 63 0 32 44 63 0 32 44 63 0 32 44 63 0 32 44 63 0"
        fill="none"
        stroke="#ffc83d"
        strokeWidth="6"
      />
      {[0, 1].map((side) => (
        <g key={side} transform={side === 1 ? 'translate(900 0) scale(-1 1)' : undefined}>
          <path d="M0 60Q160 170 330 60" fill="none" stroke="#5a1020" strokeWidth="3" />
          {Array.from({ length: 11 }, (_, index) => {
            const share = (index + 0.5) / 11;
            return (
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: a bulb is its place.
                key={index}
              >
                <circle
                  cx={330 * share}
                  cy={64 + 4 * 55 * share * (1 - share)}
                  r="16"
                  fill="#ffd34a"
                  opacity=".35"
                />
                <circle cx={330 * share} cy={64 + 4 * 55 * share * (1 - share)} r="8" fill="#fff6cf" />
              </g>
            );
          })}
        </g>
      ))}
      <ellipse cx="450" cy="660" rx="620" ry="130" fill="#c98a4a" />
      <ellipse cx="450" cy="664" rx="560" ry="108" fill="#e5b878" />
      <path
        d="M-170 660A620 130 0 0 1 1070 660"
        fill="none"
        stroke="#d4213a"
        strokeWidth="26"
        strokeDasharray="60 60"
      />
      <path
        d="M-170 660A620 130 0 0 1 1070 660"
        fill="none"
        stroke="#ffc83d"
        strokeWidth="4"
        transform="translate(0 -14)"
      />
    </SceneCanvas>
  );
}
