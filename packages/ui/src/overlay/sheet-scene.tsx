import type { ReactNode } from 'react';
import { Macaw } from '../art/macaw.tsx';
import { Skyline, type SkylineTone } from '../art/skyline.tsx';
import { classNames } from '../class-names.ts';
import styles from './sheet-scene.module.css';

export interface SheetSceneProps {
  tone?: SkylineTone;
  title?: ReactNode;
  /** Under the title on desktop, e.g. three short promises; phones have no room for them. */
  children?: ReactNode;
  brand?: ReactNode;
}

/** The picture of a sheet's `art`: the night, the macaw and a few words; a pane on desktop, a band on phones. */
export function SheetScene({ tone = 'dusk', title, children, brand }: SheetSceneProps) {
  return (
    <div className={styles.scene}>
      <Skyline tone={tone} frame="tall" className={classNames(styles.sky, styles.tall)} />
      <Skyline tone={tone} className={classNames(styles.sky, styles.broad)} />
      <Macaw className={styles.bird} />
      <div className={styles.words}>
        {brand && <div className={styles.brand}>{brand}</div>}
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </div>
  );
}
