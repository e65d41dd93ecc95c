import styles from './sic-bo-stage.module.css';

/** Strings of lamps over the square, as on a night of samba. */
export function Lights() {
  const lamps = ['#ffd23e', '#ff6fb8', '#6fe0ff', '#8dffb8'];
  return (
    <svg
      className={styles.lights}
      viewBox="0 0 900 560"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {[0, 1, 2].map((string) => (
        <g key={string} opacity={0.55 - string * 0.13}>
          <path
            d={`M-20 ${30 + string * 50}Q 225 ${130 + string * 60} 450 ${36 + string * 50}T 920 ${40 + string * 50}`}
            fill="none"
            stroke="#000"
            strokeOpacity=".4"
            strokeWidth="2"
          />
          {Array.from({ length: 17 }, (_, lamp) => lamp).map((lamp) => (
            <circle
              key={lamp}
              cx={lamp * 56}
              cy={46 + string * 54 + Math.abs(Math.sin((lamp * Math.PI) / 8)) * 36}
              r="5"
              fill={lamps[(lamp + string) % lamps.length]}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
