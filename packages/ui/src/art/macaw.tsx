import { useId } from 'react';

interface Feather {
  turn: number;
  length: number;
  width: number;
}

/** A fan of feathers, first one lowest; turns in degrees, 0 is up. The longest stands at `peak` of the way. */
function fan(
  count: number,
  from: number,
  to: number,
  longest: number,
  width: number,
  peak: number,
): Feather[] {
  return Array.from({ length: count }, (_, index) => {
    const along = index / (count - 1);
    const bulge = 1 - 0.62 * (along - peak) ** 2;
    return { turn: Math.round(from + (to - from) * along), length: longest * bulge, width };
  });
}

const lancet = ({ length, width }: Feather) =>
  `M0 0C${-width * 0.7} ${-length * 0.34} ${-width} ${-length * 0.86} ${width * 0.15} ${-length}C${width} ${-length * 0.84} ${
    width * 0.72
  } ${-length * 0.34} 0 0Z`;

function Fan({ feathers, fill }: { feathers: readonly Feather[]; fill: string }) {
  return feathers.map((feather) => (
    <g key={feather.turn} transform={`rotate(${feather.turn})`}>
      <path d={lancet(feather)} fill={fill} />
      <path
        d={`M0 ${-feather.length * 0.3}V${-feather.length * 0.9}`}
        stroke="#fff"
        strokeOpacity=".2"
        strokeWidth=".9"
        strokeLinecap="round"
      />
    </g>
  ));
}

/** One wing: long cobalt feathers, golden ones over them, scarlet at the shoulder. */
function Wing({ id, from, to, size }: { id: string; from: number; to: number; size: number }) {
  return (
    <g>
      <Fan feathers={fan(9, from, to, 138 * size, 15 * size, 0.7)} fill={`url(#${id}macawBlue)`} />
      <Fan feathers={fan(8, from + 3, to - 4, 100 * size, 14 * size, 0.6)} fill={`url(#${id}macawGold)`} />
      <Fan feathers={fan(7, from + 6, to - 8, 68 * size, 15 * size, 0.5)} fill={`url(#${id}macawRed)`} />
      <Fan feathers={fan(5, from + 16, to - 16, 42 * size, 15 * size, 0.5)} fill={`url(#${id}macawRed)`} />
    </g>
  );
}

/** The drawing alone, for other drawings: about 260 units square around 0, facing right. */
export function MacawFigure() {
  const id = useId();
  return (
    <g>
      <defs>
        <linearGradient id={`${id}macawBlue`} x1="0" y1="1" x2="0" y2="0">
          <stop stopColor="#0f2f86" />
          <stop offset=".55" stopColor="#2563eb" />
          <stop offset="1" stopColor="#74b4ff" />
        </linearGradient>
        <linearGradient id={`${id}macawGold`} x1="0" y1="1" x2="0" y2="0">
          <stop stopColor="#d97a0a" />
          <stop offset=".6" stopColor="#ffc53d" />
          <stop offset="1" stopColor="#ffe9a0" />
        </linearGradient>
        <linearGradient id={`${id}macawRed`} x1="0" y1="1" x2="0" y2="0">
          <stop stopColor="#b50b30" />
          <stop offset=".6" stopColor="#f92f4d" />
          <stop offset="1" stopColor="#ff8a98" />
        </linearGradient>
        <linearGradient id={`${id}macawBody`} x1=".3" y1="0" x2=".72" y2="1">
          <stop stopColor="#ff6f82" />
          <stop offset=".4" stopColor="#f4294a" />
          <stop offset="1" stopColor="#8d0830" />
        </linearGradient>
        <linearGradient id={`${id}macawShoulder`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#ff8293" />
          <stop offset=".45" stopColor="#f62c4b" />
          <stop offset="1" stopColor="#d81540" />
        </linearGradient>
        <linearGradient id={`${id}macawBeak`} x1="0" y1="0" x2=".5" y2="1">
          <stop stopColor="#fff6e6" />
          <stop offset=".6" stopColor="#e2cbaa" />
          <stop offset="1" stopColor="#40322e" />
        </linearGradient>
      </defs>
      <g transform="translate(36 -30)" opacity=".94">
        <Wing id={id} from={-8} to={58} size={0.82} />
      </g>
      <g transform="translate(-36 44)">
        <path d="M10-10C-18 14-52 46-90 92-46 74-6 38 16 8Z" fill={`url(#${id}macawBlue)`} />
        <path d="M6-8C-22 22-50 56-72 104-36 74-4 36 18 6Z" fill={`url(#${id}macawGold)`} />
        <path d="M4-8C-14 26-34 62-48 112-18 78 8 38 20 2Z" fill={`url(#${id}macawRed)`} />
      </g>
      <path
        d="M84-48C80-76 50-89 26-74-2-56-24-22-40 18-50 40-52 52-46 60-24 66 12 54 44 22 68-2 88-22 84-48Z"
        fill={`url(#${id}macawBody)`}
      />
      <path
        d="M30-72C46-83 66-79 76-66 62-73 46-72 30-62 18-54 12-46 8-40 12-54 20-66 30-72Z"
        fill="#fff"
        opacity=".2"
      />
      <g transform="translate(4 -18)">
        <Wing id={id} from={-112} to={-22} size={1} />
        <path
          d="M-30-22C-22-32-4-32 12-20 30-6 34 12 20 18 4 20-8 12-16 0-24-8-34-14-30-22Z"
          fill={`url(#${id}macawShoulder)`}
        />
      </g>
      <path d="M56-75C70-74 82-64 84-50 78-38 62-35 53-44 46-53 47-69 56-75Z" fill="#fff3e4" />
      <g fill="none" stroke="#e8506a" strokeWidth="1.2" strokeLinecap="round" opacity=".7">
        <path d="M56-51Q64-45 73-46" />
        <path d="M55-56Q58-52 62-51" />
        <path d="M60-44Q66-41 72-42" />
      </g>
      <path
        d="M78-67C100-69 112-49 102-23 100-35 94-42 82-45 77-51 75-60 78-67Z"
        fill={`url(#${id}macawBeak)`}
      />
      <path d="M82-45C90-43 95-39 97-32 91-26 82-29 77-38Z" fill="#2a2230" />
      <path
        d="M83-63C92-62 99-55 102-46"
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity=".7"
      />
      <circle cx="66" cy="-60" r="4.8" fill="#ffe08a" />
      <circle cx="66.6" cy="-60" r="3.4" fill="#14101c" />
      <circle cx="68" cy="-61.4" r="1.2" fill="#fff" />
    </g>
  );
}

/** The flying macaw, the brand's own picture: sharp at any size. `size` in CSS px. */
export function Macaw({ size = 240, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg width={size} height={size} viewBox="-150 -165 300 330" className={className} aria-hidden="true">
      <MacawFigure />
    </svg>
  );
}
