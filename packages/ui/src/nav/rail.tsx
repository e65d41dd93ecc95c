import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { dressLink, type LinkElement } from '../link.ts';
import styles from './rail.module.css';

export interface RailProps {
  /** What the rail is, spoken. */
  label: string;
  brand: ReactNode;
  /** The button that narrows and widens it. */
  toggle?: ReactNode;
  isNarrow?: boolean;
  children: ReactNode;
  /** Stands at the foot: support, language. */
  foot?: ReactNode;
}

/** The rail at the left on desktop; 232 px, or 72 px with icons alone. */
export function Rail({ label, brand, toggle, isNarrow, children, foot }: RailProps) {
  return (
    <nav className={classNames(styles.rail, isNarrow && styles.narrow)} aria-label={label}>
      <div className={styles.brand}>
        {brand}
        {toggle}
      </div>
      <div className={styles.items}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </nav>
  );
}

export interface RailItemProps {
  icon: ReactNode;
  label: string;
  count?: ReactNode;
  isActive?: boolean;
  link: LinkElement;
}

/** One place to go; icon, name and how many. */
export function RailItem({ icon, label, count, isActive, link }: RailItemProps) {
  return dressLink(link, {
    className: classNames(styles.item, isActive && styles.active),
    ...(isActive ? { 'aria-current': 'page' as const } : {}),
    children: (
      <>
        {icon}
        <span className={styles.label}>{label}</span>
        {count !== undefined && <small className={styles.count}>{count}</small>}
      </>
    ),
  });
}

/** A hairline between groups. */
export function RailLine() {
  return <hr className={styles.line} />;
}
