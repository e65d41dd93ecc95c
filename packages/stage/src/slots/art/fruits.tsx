import { useId } from 'react';
import { Shade } from './shade.tsx';

/** A cashew: the fleshy fruit and its nut below. */
export function Cashew() {
  const fruit = useId();
  const nut = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Shade id={fruit} tones={['#ffd76a', '#ff6a2e', '#c41f2a']} />
      <Shade id={nut} tones={['#d9c08a', '#8a7a4a', '#4a4028']} />
      <path d="M47 12C45 6 50 2 56 2l3 8Z" fill="#5a3a1c" />
      <path
        d="M50 10C66 8 74 20 73 34 72 52 66 66 50 68 33 68 26 52 26 36 26 20 34 11 50 10Z"
        fill={`url(#${fruit})`}
      />
      <path
        d="M36 22c-5 8-5 20-2 28"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".55"
      />
      <path
        d="M42 64c8 4 18 2 22-2 8 6 8 18 0 27-9 9-24 9-31 1-4-5-2-11 4-11 6 1 9 1 10-3 1-5-4-7-5-12Z"
        fill={`url(#${nut})`}
      />
      <path
        d="M56 70c5 4 5 11 0 15"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".4"
      />
    </svg>
  );
}

/** Half a guava, its seeds in a ring. */
export function Guava() {
  const rind = useId();
  const flesh = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Shade id={rind} tones={['#d6f08a', '#7bb83c', '#3f7a1f']} />
      <Shade id={flesh} tones={['#ffc0c8', '#ff6f86', '#d93a5e']} />
      <circle cx="50" cy="52" r="44" fill={`url(#${rind})`} />
      <circle cx="50" cy="51" r="37" fill="#ffe3d6" />
      <circle cx="50" cy="51" r="34" fill={`url(#${flesh})`} />
      <circle cx="50" cy="51" r="17" fill="#ff94a4" />
      {Array.from({ length: 12 }, (_, index) => (
        <ellipse
          // biome-ignore lint/suspicious/noArrayIndexKey: a seed is its place.
          key={index}
          cx="50"
          cy={index % 2 === 0 ? 37 : 41}
          rx="2.200"
          ry="3.600"
          fill="#fff1c9"
          transform={`rotate(${index * 30} 50 51)`}
        />
      ))}
      <path
        d="M28 34a28 28 0 0 1 20-14"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".6"
      />
    </svg>
  );
}

/** Two roasted coffee beans. */
export function CoffeeBeans() {
  const id = useId();
  const bean = (
    <>
      <ellipse rx="30" ry="21" fill={`url(#${id})`} />
      <path
        d="M-27 3C-14-9-6 8 6 2S22-4 27-2"
        fill="none"
        stroke="#24100a"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M-20-9Q-8-18 6-16"
        fill="none"
        stroke="#ffe0b8"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".55"
      />
    </>
  );
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Shade id={id} tones={['#b9783c', '#6b3516', '#2f140a']} />
      <g transform="translate(38 36) rotate(-34)">{bean}</g>
      <g transform="translate(61 64) rotate(22)">{bean}</g>
    </svg>
  );
}

/** A ring of smoked sausage. */
export function Sausage() {
  const id = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Shade id={id} tones={['#ff9a6a', '#c4432a', '#6b1712']} />
      <path d="M14 34l-8-10 12 2ZM86 34l8-10-12 2Z" fill="#8a2a1c" />
      <path
        d="M22 30C24 60 36 74 50 74S76 60 78 30"
        fill="none"
        stroke="#5a120e"
        strokeWidth="31"
        strokeLinecap="round"
      />
      <path
        d="M22 29C24 58 36 71 50 71S76 58 78 29"
        fill="none"
        stroke={`url(#${id})`}
        strokeWidth="26"
        strokeLinecap="round"
      />
      <path
        d="M17 34C20 56 30 68 42 72"
        fill="none"
        stroke="#fff"
        strokeWidth="4.500"
        strokeLinecap="round"
        opacity=".5"
      />
      <path
        d="M32 55l9-7M44 62l7-9M58 61l3-11M68 52l-3-10"
        stroke="#6b1712"
        strokeWidth="3.500"
        strokeLinecap="round"
        opacity=".7"
      />
    </svg>
  );
}
