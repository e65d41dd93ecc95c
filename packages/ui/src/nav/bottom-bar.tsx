import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { dressLink, type LinkElement } from '../link.ts';
import styles from './bottom-bar.module.css';

/** The bar under the thumb, five places; phones and tablets only. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {children}
    </nav>
  );
}

export interface BottomBarItemProps {
  icon: ReactNode;
  label: ReactNode;
  link: LinkElement;
  isActive?: boolean;
  /** The raised circle in the middle: Deposit. `quiet` is its tonal dress, where the page has a green action. */
  isRaised?: boolean | 'quiet';
}

/** One place of the bar. */
export function BottomBarItem({ icon, label, link, isActive, isRaised }: BottomBarItemProps) {
  return dressLink(link, {
    className: classNames(
      styles.item,
      isActive && styles.active,
      Boolean(isRaised) && styles.raised,
      isRaised === 'quiet' && styles.quiet,
    ),
    ...(isActive ? { 'aria-current': 'page' as const } : {}),
    children: (
      <>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.label}>{label}</span>
      </>
    ),
  });
}
