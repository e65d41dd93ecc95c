import { TitleArt } from '../pieces/lettering.tsx';
import type { TitleLook } from '../pieces/stage-frame.tsx';
import styles from './live-scene.module.css';

/** The title of the table while nothing lies on it. */
export function LiveTitle({ look }: { look: TitleLook }) {
  return (
    <TitleArt
      className={styles.title}
      lettering={look.lettering}
      title={look.name}
      face={look.face}
      depth={look.depth}
      edge={look.edge}
    />
  );
}
