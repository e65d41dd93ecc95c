import { memo } from 'react';
import styles from './crash-stage.module.css';

/** Night turning to dawn over the hills of the bay. */
export const Sky = memo(function Sky() {
  return (
    <svg className={styles.sky} viewBox="0 0 900 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {Array.from({ length: 56 }, (_, star) => star).map((star) => (
        <circle
          key={star}
          cx={(star * 173) % 900}
          cy={(star * 61) % 300}
          r={0.6 + (star % 4) * 0.35}
          fill="#fff"
          opacity={0.25 + (star % 5) * 0.14}
        />
      ))}
      <path
        d="M0 430Q70 380 120 392 190 352 250 396 320 420 380 410L430 330Q470 270 530 300 570 330 586 420 650 372 720 352 800 330 900 392V560H0Z"
        fill="#3a1760"
        opacity=".7"
      />
      <path d="M0 476Q180 430 380 466T900 448V560H0Z" fill="#22093f" />
      {Array.from({ length: 48 }, (_, lamp) => lamp).map((lamp) => (
        <circle
          key={lamp}
          cx={(lamp * 139) % 900}
          cy={488 + ((lamp * 23) % 46)}
          r={1 + (lamp % 3) * 0.5}
          fill="#ffd28a"
          opacity={0.3 + (lamp % 4) * 0.15}
        />
      ))}
    </svg>
  );
});
