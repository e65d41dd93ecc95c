import { useId } from 'react';
import { sequence, tenth } from './random.ts';

export type SkylineTone = 'dusk' | 'night' | 'sea' | 'ember';

interface Palette {
  /** Top to horizon. */
  sky: readonly [string, string, string, string];
  glow: string;
  glowOpacity: number;
  /** Mountains, far to near, and the shore. */
  far: string;
  mid: string;
  near: string;
  shore: string;
  light: string;
}

const palettes: Record<SkylineTone, Palette> = {
  dusk: {
    sky: ['#0d1747', '#3b2390', '#b23a86', '#ff8a5c'],
    glow: '#ffe2a8',
    glowOpacity: 0.75,
    far: '#5b2a80',
    mid: '#35196a',
    near: '#23124f',
    shore: '#140a36',
    light: '#ffd28a',
  },
  night: {
    sky: ['#0a1633', '#0f1d42', '#1a2856', '#3a3055'],
    glow: '#ff8f5e',
    glowOpacity: 0.42,
    far: '#16244c',
    mid: '#0f1b3c',
    near: '#0a142c',
    shore: '#070d1a',
    light: '#ffc98a',
  },
  sea: {
    sky: ['#06152f', '#0a2f5c', '#0d5a8a', '#35a3a6'],
    glow: '#b6fff0',
    glowOpacity: 0.5,
    far: '#0c4470',
    mid: '#083258',
    near: '#052441',
    shore: '#03162c',
    light: '#d8fff4',
  },
  ember: {
    sky: ['#1c0620', '#58103a', '#b3283f', '#ff9a4a'],
    glow: '#ffe39a',
    glowOpacity: 0.7,
    far: '#6a1740',
    mid: '#470e34',
    near: '#2c0a28',
    shore: '#180519',
    light: '#ffd28a',
  },
};

const corcovado =
  'M120 304C200 286 250 232 292 180 314 152 330 140 344 140 360 140 372 158 392 190 424 236 492 272 600 304Z';
const christ = 'M343 141v-13h-9.500v-2.600l9-1.200a2.3 2.3 0 1 1 3 0l9 1.200v2.600H345v13Z';
const urca = 'M626 304C648 272 676 246 716 243 756 241 786 268 806 304Z';
const sugarloaf =
  'M766 304C796 292 808 252 818 204 830 146 852 102 890 100 932 99 950 150 960 204 969 252 984 288 1016 304Z';
const sugarloafLight =
  'M890 100C932 99 950 150 960 204 969 252 984 288 1016 304H962C940 262 934 140 890 100Z';
const twoBrothers =
  'M986 304C1040 276 1070 214 1106 192 1124 182 1136 206 1152 232 1164 222 1180 212 1200 216V304Z';
const nearHills =
  'M0 316C80 286 170 294 262 300 380 308 470 292 560 299 640 305 700 300 760 302 840 307 960 299 1040 297 1110 295 1160 286 1200 280V312H0Z';
const shoreLine = 'M0 352C160 330 330 342 500 350 700 360 900 338 1200 346V401H0Z';

/** Dots as one path: drawn with round caps, a line of no length is a dot. */
const dots = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `M${tenth(x)} ${tenth(y)}h0`).join('');

const next = sequence(23);
/** Three sizes of stars, thinning towards the horizon; the tall frame has sky up to y -260. */
const stars = [1, 1.5, 2.2].map((width) => ({
  width,
  path: dots(Array.from({ length: 70 }, () => [next() * 1200, 190 - next() ** 0.7 * 450] as const)),
}));
/** Lamps along the beach in clusters, and their broken light on the water. */
const lampPlaces = Array.from({ length: 150 }, () => {
  const cluster = Math.floor(next() * 11) * 112;
  return [cluster + (next() + next()) * 78, 303 + next() * 4] as const;
});
const lamps = [1.3, 2.1].map((width, size) => ({
  width,
  path: dots(lampPlaces.filter((_, index) => (index % 3 === 0) === (size === 1))),
}));
const glimmer = lampPlaces
  .filter((_, index) => index % 2 === 0)
  .map(([x]) => `M${tenth(x - 3 - next() * 4)} ${tenth(313 + next() * 24)}h${tenth(5 + next() * 8)}`)
  .join('');

/** What part of the view is framed: `wide` keeps the right, `tall` stands around the Sugarloaf under a high sky. */
const frames = {
  wide: { viewBox: '0 0 1200 400', fit: 'xMaxYMax slice', top: 0 },
  tall: { viewBox: '690 -260 440 660', fit: 'xMidYMax slice', top: -260 },
} as const;

export interface SkylineProps {
  tone?: SkylineTone;
  frame?: keyof typeof frames;
  className?: string | undefined;
}

/** Rio seen over the bay: Corcovado, Urca with its cable, Sugarloaf, the Two Brothers. Fills its box. */
export function Skyline({ tone = 'dusk', frame = 'wide', className }: SkylineProps) {
  const id = useId();
  const paint = palettes[tone];
  const { viewBox, fit, top } = frames[frame];
  return (
    <svg viewBox={viewBox} preserveAspectRatio={fit} className={className} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} gradientUnits="userSpaceOnUse" x1="500" y1={top} x2="620" y2="330">
          <stop stopColor={paint.sky[0]} />
          <stop offset=".42" stopColor={paint.sky[1]} />
          <stop offset=".74" stopColor={paint.sky[2]} />
          <stop offset="1" stopColor={paint.sky[3]} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop stopColor={paint.glow} stopOpacity={paint.glowOpacity} />
          <stop offset=".35" stopColor={paint.glow} stopOpacity={paint.glowOpacity * 0.45} />
          <stop offset="1" stopColor={paint.glow} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}bay`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={paint.sky[2]} stopOpacity=".85" />
          <stop offset="1" stopColor={paint.shore} />
        </linearGradient>
      </defs>
      <rect x="-600" y="-400" width="2400" height="801" fill={`url(#${id}sky)`} />
      <g stroke="#fff" strokeLinecap="round" opacity=".6">
        {stars.map((size) => (
          <path key={size.width} d={size.path} strokeWidth={size.width} />
        ))}
      </g>
      <ellipse cx="930" cy="262" rx="440" ry="240" fill={`url(#${id}glow)`} />
      <g fill={paint.far}>
        <path d={corcovado} />
        <path d={christ} />
        <path d={twoBrothers} opacity=".9" />
      </g>
      <path d={urca} fill={paint.mid} />
      <path d={sugarloaf} fill={paint.mid} />
      <path d={sugarloafLight} fill={paint.far} opacity=".55" />
      <path d="M722 243Q806 196 886 101" fill="none" stroke={paint.light} strokeWidth=".8" opacity=".5" />
      <rect x="798" y="190" width="9" height="6" rx="2.5" fill={paint.light} opacity=".85" />
      <rect x="-600" y="306" width="2400" height="95" fill={`url(#${id}bay)`} />
      <path d={nearHills} fill={paint.near} />
      <path d={glimmer} stroke={paint.light} strokeWidth="1.1" strokeLinecap="round" opacity=".22" />
      <g stroke={paint.light} strokeLinecap="round" opacity=".8">
        {lamps.map((size) => (
          <path key={size.width} d={size.path} strokeWidth={size.width} />
        ))}
      </g>
      <path d={shoreLine} fill={paint.shore} />
    </svg>
  );
}
