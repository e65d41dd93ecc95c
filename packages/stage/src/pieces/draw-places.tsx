import styles from './draw-places.module.css';

/** Places of a list that balls will still come to; readers hear only of those that have come. None when `count` is not above zero. */
export function DrawPlaces({ count }: { count: number }) {
  return Array.from({ length: Math.max(0, count) }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one empty place is as good as another.
    <li key={`place-${place}`} className={styles.place} aria-hidden="true" />
  ));
}
