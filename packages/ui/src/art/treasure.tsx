import { useId } from 'react';

/** A gold coin struck with the macaw's feather; sharp at any size. `size` in CSS px. */
export function Coin({ size = 64, className }: { size?: number; className?: string | undefined }) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}coinRim`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#fff3c4" />
          <stop offset=".4" stopColor="#f5b83a" />
          <stop offset=".75" stopColor="#b06d0d" />
          <stop offset="1" stopColor="#f7d27a" />
        </linearGradient>
        <radialGradient id={`${id}coinFace`} cx=".36" cy=".28" r=".9">
          <stop stopColor="#ffe9a6" />
          <stop offset=".5" stopColor="#ffc23a" />
          <stop offset="1" stopColor="#c97f10" />
        </radialGradient>
      </defs>
      <circle cx="50" cy="53" r="46" fill="#7d4a06" />
      <circle cx="50" cy="49" r="46" fill={`url(#${id}coinRim)`} />
      <circle cx="50" cy="49" r="37.5" fill="#a8690f" />
      <circle cx="50" cy="50" r="36.5" fill={`url(#${id}coinFace)`} />
      <g
        fill="none"
        stroke="#a8690f"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="translate(50 51) rotate(38)"
      >
        <path d="M0-25C13-14 13 6 0 19-13 6-13-14 0-25Z" fill="#ffd968" />
        <path d="M0-14V27M0 0l7-6M0 8l7-6M0 0l-7-6M0 8l-7-6" strokeWidth="2.4" />
      </g>
      <path
        d="M20 36A32 32 0 0 1 47 17"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".75"
      />
    </svg>
  );
}

/** A cut gem; sharp at any size. `size` in CSS px. */
export function Gem({ size = 64, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" className={className} aria-hidden="true">
      <path d="M28 18h44l22 24-44 46L6 42Z" fill="#2b7bff" />
      <path d="M28 18 18 42H6Z" fill="#7cc4ff" />
      <path d="M28 18h22L36 42H18Z" fill="#b9e6ff" />
      <path d="M50 18 36 42h28Z" fill="#e6f8ff" />
      <path d="M50 18h22l10 24H64Z" fill="#8fd0ff" />
      <path d="M72 18 94 42H82Z" fill="#4a9bff" />
      <path d="M6 42h12l32 46Z" fill="#3d8dff" />
      <path d="M18 42h18l14 46Z" fill="#2a74f0" />
      <path d="M36 42h28L50 88Z" fill="#5fb2ff" />
      <path d="M64 42h18L50 88Z" fill="#1f5fd6" />
      <path d="M82 42h12L50 88Z" fill="#1546ad" />
      <path d="M30 21h19l-3 5H28Z" fill="#fff" opacity=".8" />
    </svg>
  );
}
