import { Glow, SceneCanvas, Sky } from './canvas.tsx';
import { Bunting, Stars } from './sky-things.tsx';

const houses = ['#c2463c', '#d98a2b', '#3f7fae', '#7d4a9b', '#4a8f5a', '#b8506e'];

/** A village square on a June night: flags across the sky, little houses, a bonfire that throws sparks. */
export function JuneSquare({
  sky,
  flags,
}: {
  sky: readonly (readonly [number, string])[];
  flags: readonly string[];
}) {
  return (
    <SceneCanvas anchor="YMax">
      <Sky stops={sky} />
      <Stars seed={11} count={70} height={260} />
      <Glow x={450} y={520} rx={560} ry={320} colour="#ff8a2e" strength={0.6} />
      {houses.map((wall, index) => {
        const x = index < 3 ? index * 104 - 30 : 900 - (6 - index) * 104 + 30;
        const top = 380 - (index % 2) * 34;
        return (
          <g key={wall}>
            <rect x={x} y={top} width="98" height="260" fill={wall} />
            <path d={`M${x - 10} ${top}l59-52 59 52Z`} fill="#6b2a1c" />
            <rect x={x + 14} y={top + 28} width="28" height="38" rx="2" fill="#ffe08a" />
            <rect x={x + 58} y={top + 28} width="28" height="38" rx="2" fill="#ffe08a" opacity=".8" />
            <path
              d={`M${x + 28} ${top + 28}v38M${x + 14} ${top + 46}h28M${x + 72} ${top + 28}v38`}
              stroke="#5b2a14"
              strokeWidth="2.500"
            />
            <rect x={x + 34} y={top + 100} width="32" height="80" rx="3" fill="#5b2a14" />
          </g>
        );
      })}
      <path d="M0 570Q450 530 900 570V640H0Z" fill="#3a1410" />
      {[110, 790].map((x) => (
        <g key={x} transform={`translate(${x} 600)`}>
          <path d="M-52 4L46-26M52 4L-46-26" stroke="#4a2410" strokeWidth="18" strokeLinecap="round" />
          <g>
            <path
              d="M0-170C16-120 58-112 52-52 50-14 24 0 0 0S-50-14-52-52C-54-92-30-98-24-132-12-120-4-140 0-170Z"
              fill="#ff5a1e"
            />
            <path
              d="M0-128C12-92 38-82 34-42 32-14 16-2 0-2S-32-14-34-42C-34-70-18-76-14-100-6-92-2-110 0-128Z"
              fill="#ffa62b"
            />
            <path d="M0-74C8-54 20-48 18-26 16-8 8-2 0-2S-18-8-18-26C-18-42-6-50 0-74Z" fill="#fff0a8" />
          </g>
        </g>
      ))}
      <Bunting colours={flags} rows={3} top={-16} />
    </SceneCanvas>
  );
}
