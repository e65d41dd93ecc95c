import { useId } from 'react';
import { Shade } from './shade.tsx';

/** A straw hat with a coloured band. */
export function StrawHat({ band = '#d8343f' }: { band?: string }) {
  const straw = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Shade id={straw} tones={['#fff3b8', '#f0c24e', '#b57c1e']} />
      <ellipse cx="50" cy="72" rx="47" ry="17" fill="#8a5a14" />
      <ellipse cx="50" cy="68" rx="47" ry="17" fill={`url(#${straw})`} />
      <path d="M24 66C24 34 32 20 50 20S76 34 76 66C66 74 34 74 24 66Z" fill={`url(#${straw})`} />
      <path d="M24 58C34 66 66 66 76 58L76.500 67C66 75 34 75 23.500 67Z" fill={band} />
      <path
        d="M34 30c-4 8-5 16-5 24M8 66q10 8 26 10"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".6"
      />
      <path
        d="M40 22c-4 12-5 24-5 40M60 22c4 12 5 24 5 40M50 20v44"
        fill="none"
        stroke="#8a5a14"
        strokeWidth="1.300"
        opacity=".5"
      />
    </svg>
  );
}

/** The red cap of the one-legged prankster. */
export function RedCap() {
  const cloth = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Shade id={cloth} tones={['#ff7a6a', '#e0202e', '#7a0a18']} />
      <path
        d="M16 74C14 44 30 12 62 10 84 9 94 26 92 44 82 32 74 34 74 46 76 58 80 66 84 74Z"
        fill={`url(#${cloth})`}
      />
      <path d="M90 40a9 9 0 1 1-4 14 9 9 0 0 1 4-14Z" fill="#ffb0a0" />
      <rect x="9" y="70" width="80" height="19" rx="9.500" fill="#6b0814" />
      <rect x="9" y="67" width="80" height="18" rx="9" fill="#c4182a" />
      <path d="M18 74h62" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".35" />
      <path
        d="M28 60C28 42 38 26 54 20"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".4"
      />
    </svg>
  );
}
