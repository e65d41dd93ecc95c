import { Glow, SceneCanvas, Sky } from './canvas.tsx';
import { Frond } from './frond.tsx';

const trunks = [
  [30, 90, '#04140e'],
  [170, 50, '#0a2a1c'],
  [260, 34, '#0f3a28'],
  [620, 36, '#0f3a28'],
  [700, 54, '#0a2a1c'],
  [830, 96, '#04140e'],
] as const;

/** The inside of the forest: huge trunks with roots, embers in the air, footprints that glow and lead away. */
export function DeepForest() {
  return (
    <SceneCanvas anchor="YMax">
      <Sky
        stops={[
          [0, '#06251a'],
          [0.45, '#14573a'],
          [0.75, '#2a7a3a'],
          [1, '#06150e'],
        ]}
      />
      <Glow x={450} y={280} rx={420} ry={320} colour="#ff9a3a" strength={0.55} />
      <Glow x={450} y={180} rx={260} ry={260} colour="#e6ff9a" strength={0.5} />
      {[340, 390, 500, 550].map((x) => (
        <path key={x} d={`M${x} -10l6 560h12l4-560Z`} fill="#1c5f40" opacity=".7" />
      ))}
      {trunks.map(([x, width, bark]) => (
        <g key={x}>
          <path
            d={`M${x - width / 2} -20C${x - width * 0.35} 260 ${x - width * 0.4} 420 ${x - width * 1.5} 640H${x + width * 1.5}C${x + width * 0.4} 420 ${x + width * 0.35} 260 ${x + width / 2} -20Z`}
            fill={bark}
          />
          <path
            d={`M${x - width * 0.2} 20C${x - width * 0.1} 240 ${x - width * 0.2} 400 ${x - width * 0.5} 600M${x + width * 0.2} 60C${x + width * 0.1} 260 ${x + width * 0.2} 420 ${x + width * 0.5} 610`}
            fill="none"
            stroke="#000"
            strokeOpacity=".35"
            strokeWidth="4"
          />
          <path
            d={`M${x - width * 0.44} 120q-20 60 0 130M${x + width * 0.42} 200q20 60 0 120`}
            fill="none"
            stroke="#ff8a2e"
            strokeOpacity=".35"
            strokeWidth="4"
          />
        </g>
      ))}
      <path d="M0 -20H900V40Q820 120 740 60T560 60 380 50 200 70 0 50Z" fill="#04140e" />
      <Frond x={220} y={-20} turn={170} length={150} colour="#0b3a26" />
      <Frond x={680} y={-20} turn={190} length={150} colour="#0b3a26" />
      <path d="M0 560Q240 500 450 540T900 540V640H0Z" fill="#04100b" />
      {[
        [330, 600, -24],
        [386, 574, -16],
        [440, 596, -8],
        [500, 570, 6],
        [560, 594, 16],
      ].map(([x = 0, y = 0, turn = 0]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(.8)`} fill="#ffb14a">
          <ellipse rx="10" ry="17" />
          <circle cx="-9" cy="21" r="4" />
          <circle cx="-2" cy="24" r="4" />
          <circle cx="6" cy="23" r="3.500" />
          <circle cx="12" cy="19" r="3" />
        </g>
      ))}
      <Frond x={10} y={640} turn={40} length={220} colour="#0d4a2e" />
      <Frond x={890} y={640} turn={-40} length={220} colour="#0d4a2e" />
    </SceneCanvas>
  );
}
