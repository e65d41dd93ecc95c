import { Skyline } from './skyline.tsx';

/** The stored page background: the night skyline, fading into the page at its foot, with a grain that keeps the dark from banding. Width and height in px. */
export function RioNight({ width, height }: { width: number; height: number }) {
  return (
    <svg width={width} height={height} viewBox="0 0 1920 720" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="fall" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#060b14" stopOpacity=".3" />
          <stop offset=".55" stopColor="#060b14" stopOpacity=".3" />
          <stop offset="1" stopColor="#060b14" />
        </linearGradient>
        <filter id="grain">
          <feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="3" />
          <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  .6 0 0 0 0" />
        </filter>
      </defs>
      <svg
        width="1920"
        height="720"
        viewBox="0 0 1200 400"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Skyline tone="night" />
      </svg>
      <rect width="1920" height="720" fill="url(#fall)" />
      <rect width="1920" height="720" filter="url(#grain)" opacity=".05" />
    </svg>
  );
}
