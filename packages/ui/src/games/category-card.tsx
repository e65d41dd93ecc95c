import type { CSSProperties, ReactNode } from 'react';
import { dressLink, type LinkElement } from '../link.ts';
import styles from './category-card.module.css';

/** The hue of each category, used for the glow of its card and nowhere else. */
export const categoryHues = {
  slots: '#ff5c7a',
  live: '#ff3d57',
  table: '#8b5cf6',
  arcade: '#3fd6ff',
  crash: '#ff8a3d',
  fish: '#2aa7ff',
  bingo: '#c17bff',
  card: '#ff6aa8',
  lottery: '#3fe39a',
  sports: '#ffc53d',
} as const;

export type CategoryHue = keyof typeof categoryHues;

export interface CategoryCardProps {
  hue: CategoryHue;
  label: string;
  /** How many are behind it; stays whole where the label is shortened. */
  count?: string;
  /** A 48 px object. */
  picture: ReactNode;
  link: LinkElement;
  isActive?: boolean;
}

/** A door to a category: its object over a glow of its hue. */
export function CategoryCard({ hue, label, count, picture, link, isActive }: CategoryCardProps) {
  // Custom properties are not in CSSProperties.
  const glow = { '--hue': categoryHues[hue] } as CSSProperties;
  return (
    <div className={styles.frame} style={glow}>
      {dressLink(link, {
        className: styles.card,
        ...(isActive ? { 'aria-current': 'page' as const } : {}),
        children: (
          <>
            {picture}
            <span className={styles.words}>
              <b className={styles.label}>{label}</b>
              {count && <small className={styles.count}> {count}</small>}
            </span>
          </>
        ),
      })}
    </div>
  );
}

/** The strip the cards stand in: scrolls on phones, shares the width on desktop. */
export function CategoryStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.strip} aria-label={label}>
      {children}
    </nav>
  );
}
