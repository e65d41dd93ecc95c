import { Glow, SceneCanvas, Sky } from './canvas.tsx';

/** A colonial port: white houses with indigo doors along a quay, masts in the bay. */
export function Harbour() {
  const house = (x: number, width: number, top: number) => (
    <g key={x}>
      <rect x={x} y={top} width={width} height={540 - top} fill="#f7f2e6" />
      <rect x={x} y={top} width={width * 0.16} height={540 - top} fill="#000" opacity=".05" />
      <path d={`M${x - 8} ${top}h${width + 16}l-10-30h-${width - 4}Z`} fill="#b8582e" />
      <path d={`M${x - 8} ${top}h${width + 16}v8h-${width + 16}Z`} fill="#2a3f8a" />
      {[0, 1].map((column) => {
        const left = x + width * (0.14 + column * 0.44);
        const wide = width * 0.28;
        return (
          <g key={column} fill="#2a3f8a">
            <rect x={left} y={top + 34} width={wide} height="70" />
            <path d={`M${left} ${top + 30}a${wide / 2} 18 0 0 1 ${wide} 0Z`} />
            <path d={`M${left} 540V${top + 160}a${wide / 2} 22 0 0 1 ${wide} 0V540Z`} />
            <path
              d={`M${left + wide / 2} ${top + 36}v66M${left + 3} ${top + 68}h${wide - 6}`}
              stroke="#f7f2e6"
              strokeWidth="3"
            />
            <path d={`M${left + wide / 2} ${top + 150}V540`} stroke="#182a66" strokeWidth="3" />
          </g>
        );
      })}
      <path d={`M${x} ${top + 126}h${width}v6h-${width}Z`} fill="#e0a838" />
    </g>
  );
  const ship = (x: number, size: number) => (
    <g key={x} transform={`translate(${x} 440) scale(${size})`}>
      <path d="M-90 0H90Q80 46 40 50H-50Q-86 40-90 0Z" fill="#5a2e14" />
      <path d="M-90 0H90l-3 12H-87Z" fill="#e0a838" />
      <path d="M-40 0V-170M30 0V-200M80 0L120-40" stroke="#3a1c0c" strokeWidth="7" />
      <path
        d="M-38-160Q20-110-38-60ZM-42-160Q-100-110-42-60ZM33-190Q100-130 33-70ZM27-190Q-30-130 27-70Z"
        fill="#fff6e0"
      />
      <path d="M30-200l40 10-40 14Z" fill="#d4213a" />
    </g>
  );
  return (
    <SceneCanvas anchor="YMax">
      <Sky
        stops={[
          [0, '#2a6ac0'],
          [0.4, '#8ac8f0'],
          [0.62, '#ffe6b8'],
          [1, '#c9a26a'],
        ]}
      />
      <Glow x={450} y={250} rx={420} ry={260} colour="#fff6d8" strength={0.8} />
      <path d="M180 400Q260 320 340 360T480 330 600 360 740 400V440H180Z" fill="#4a8a7a" />
      <path d="M0 420H900V600H0Z" fill="#1f7f9a" />
      <g stroke="#d6f6ff" strokeWidth="4" strokeLinecap="round" opacity=".55">
        <path d="M220 460h60M320 480h80M440 456h70M540 486h90M600 462h50M260 510h90M420 516h110M600 520h60" />
      </g>
      {ship(360, 0.75)}
      {ship(570, 0.95)}
      {house(-30, 150, 200)}
      {house(120, 96, 270)}
      {house(690, 96, 260)}
      {house(786, 150, 190)}
      <path d="M0 540H900V640H0Z" fill="#8f8676" />
      <g fill="#b3a994">
        {Array.from({ length: 34 }, (_, index) => (
          <ellipse
            // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its place.
            key={index}
            cx={(index % 12) * 80 + (Math.floor(index / 12) % 2) * 40 + 10}
            cy={562 + Math.floor(index / 12) * 28}
            rx="33"
            ry="11"
          />
        ))}
      </g>
      <g fill="#fff">
        <path d="M250 150q16-16 30 0 16-16 30 0-16-6-30 6-14-12-30-6ZM640 110q14-14 26 0 14-14 26 0-14-6-26 5-12-11-26-5Z" />
      </g>
    </SceneCanvas>
  );
}
