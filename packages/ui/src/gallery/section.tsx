import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One titled part of the gallery. */
export function Section({
  title,
  isWide,
  children,
}: {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={isWide ? styles.wide : styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
