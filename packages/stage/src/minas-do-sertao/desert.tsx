import cactus from '@lobehub/fluent-emoji-3d/assets/1f335.webp';
import { memo } from 'react';
import styles from './mines-stage.module.css';

/** The backlands at noon: sun, table mountains and red earth. */
export const Desert = memo(function Desert() {
  return (
    <>
      <svg
        className={styles.desert}
        viewBox="0 0 900 560"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <circle cx="680" cy="120" r="92" fill="#fff3c4" opacity=".3" />
        <circle cx="680" cy="120" r="62" fill="#fff3c4" opacity=".95" />
        <path
          d="M0 330 110 250 220 258 262 326 400 300 470 196 640 190 700 300 900 276V560H0Z"
          fill="#8a2c16"
          opacity=".6"
        />
        <path d="M0 400Q220 340 450 388T900 372V560H0Z" fill="#c2542a" />
        <path d="M0 462Q260 408 520 452T900 438V560H0Z" fill="#7a2a14" />
      </svg>
      <img className={styles.cactus} src={cactus} alt="" />
    </>
  );
});
