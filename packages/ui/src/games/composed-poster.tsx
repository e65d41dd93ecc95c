import { useId, useState } from 'react';
import { emoji } from '../art/emoji.ts';
import { posterLines, seedOf } from './poster-letters.ts';

interface Palette {
  readonly sky: readonly [string, string, string];
  readonly glow: string;
  /** Under the title, and around its letters. */
  readonly deep: string;
}

const palettes: readonly [Palette, ...Palette[]] = [
  { sky: ['#0d1747', '#3b2390', '#b23a86'], glow: '#ffe2a8', deep: '#140a36' },
  { sky: ['#0b6b46', '#03352b', '#8f6f14'], glow: '#ffe9a0', deep: '#04211a' },
  { sky: ['#1fa5f0', '#0f5fc0', '#0a2f86'], glow: '#c9f3ff', deep: '#04123f' },
  { sky: ['#b5122f', '#7d0a23', '#4a0515'], glow: '#ffc39a', deep: '#1d0208' },
  { sky: ['#f2a13c', '#d8541c', '#7a1f3d'], glow: '#fff0b8', deep: '#3a0d22' },
  { sky: ['#6a2fd0', '#3b1a78', '#1c0f4c'], glow: '#e3c8ff', deep: '#12062c' },
];

const rayCount = 14;
const rays = Array.from({ length: rayCount }, (_, index) => {
  const at = (turn: number) => {
    const angle = ((index + turn) / rayCount) * 2 * Math.PI;
    return `${Math.round(150 + Math.cos(angle) * 420)} ${Math.round(160 + Math.sin(angle) * 420)}`;
  };
  return `M150 160L${at(0)} ${at(0.5)}Z`;
}).join('');

interface ComposedPosterProps {
  title: string;
  /** The object on it; a coin unless told. */
  hero?: string | undefined;
  width: number;
  height: number;
  /** Said of it; without words it is decoration. */
  alt: string;
  className?: string | undefined;
}

/** The base of the last line of letters. */
const footY = 372;

/** Narrower than this, in CSS px, letters could not be read. */
const letteredMin = 80;

/**
 * The poster of a game that has none, or whose picture has not come: ground, rays, glow, an object and the title. Drawn in the
 * page, so that it needs nothing to be fetched; an object that does not come is left out.
 */
export function ComposedPoster(props: ComposedPosterProps) {
  const { title, hero = emoji['1fa99'], width, height, alt, className } = props;
  const id = useId();
  const [hasHero, setHero] = useState(true);
  const seed = seedOf(title);
  const { sky, glow, deep } = palettes[seed % palettes.length] ?? palettes[0];
  const isLettered = width >= letteredMin;
  const lines = isLettered ? posterLines(title) : [];
  const heroSize = isLettered ? 172 : 216;
  const heroY = isLettered ? 156 : 200;
  // From the foot up: what stands below a line is the lines after it.
  const letters = lines.map((line, index) => ({
    ...line,
    y: footY - lines.slice(index + 1).reduce((sum, { size }) => sum + size * 1.04, 0),
  }));
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox="0 0 300 400"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
      aria-hidden={alt === ''}
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2=".25" y2="1">
          <stop stopColor={sky[0]} />
          <stop offset=".5" stopColor={sky[1]} />
          <stop offset="1" stopColor={sky[2]} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop stopColor={glow} stopOpacity=".75" />
          <stop offset=".45" stopColor={glow} stopOpacity=".25" />
          <stop offset="1" stopColor={glow} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}scrim`} x1="0" y1="0" x2="0" y2="1">
          <stop offset=".5" stopColor={deep} stopOpacity="0" />
          <stop offset=".95" stopColor={deep} stopOpacity=".95" />
        </linearGradient>
        <linearGradient id={`${id}ink`} x1="0" y1="0" x2="0" y2="1">
          <stop offset=".1" stopColor="#fff" />
          <stop offset=".5" stopColor="#ffe28a" />
          <stop offset=".95" stopColor="#f3a52c" />
        </linearGradient>
      </defs>
      <rect width="300" height="400" fill={`url(#${id}sky)`} />
      <path d={rays} fill="#fff" opacity=".08" transform={`rotate(${seed % 26} 150 160)`} />
      <ellipse cx="150" cy={heroY} rx="190" ry="166" fill={`url(#${id}glow)`} />
      {hasHero && (
        <image
          href={hero}
          x={150 - heroSize / 2}
          y={heroY - heroSize / 2}
          width={heroSize}
          height={heroSize}
          onError={() => setHero(false)}
          transform={`rotate(${(seed % 17) - 8} 150 ${heroY})`}
        />
      )}
      {isLettered && <rect width="300" height="400" fill={`url(#${id}scrim)`} />}
      {letters.map(({ text, size, width: drawn, y }) => (
        <text
          key={y}
          x="150"
          y={y}
          fontFamily="var(--display)"
          fontWeight="800"
          fontSize={size}
          textLength={drawn}
          lengthAdjust="spacingAndGlyphs"
          textAnchor="middle"
          fill={`url(#${id}ink)`}
          stroke={deep}
          strokeWidth={size * 0.15}
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
