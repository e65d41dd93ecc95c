import styles from './dragon-stage.module.css';

/** Scales on the dragon's half, spots on the jaguar's, and the light between them. */
export function Split() {
  return (
    <svg
      className={styles.split}
      viewBox="0 0 900 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {Array.from({ length: 77 }, (_, index) => index).map((index) => (
        <path
          key={`scale-${index}`}
          d="M0 0a22 22 0 0 0 44 0"
          transform={`translate(${(index % 11) * 40 + (Math.floor(index / 11) % 2) * 20 - 30} ${Math.floor(index / 11) * 84 + 20})`}
          fill="none"
          stroke="#ffb08a"
          strokeOpacity=".14"
          strokeWidth="3"
        />
      ))}
      {Array.from({ length: 26 }, (_, index) => index).map((index) => (
        <path
          key={`spot-${index}`}
          d="M0-14c10-4 18 4 16 12M10 14c-10 6-22 0-22-12M-14-8c0-6 5-10 10-10"
          transform={`translate(${500 + ((index * 91) % 390)} ${30 + ((index * 67) % 520)}) rotate(${index * 43})`}
          fill="none"
          stroke="#2a1200"
          strokeOpacity=".35"
          strokeWidth="7"
          strokeLinecap="round"
        />
      ))}
      <path
        d="M470-20 410 290l60 20-52 280"
        fill="none"
        stroke="#ffe9b0"
        strokeOpacity=".5"
        strokeWidth="3"
      />
    </svg>
  );
}
