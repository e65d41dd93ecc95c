import type { ReactNode } from 'react';
import { dressLink, type LinkElement } from '../link.ts';
import styles from './footer.module.css';

export interface FooterProps {
  /** Logo, a sentence and two tags. */
  brand: ReactNode;
  /** `key` tells the links apart; `link` carries where each goes. */
  columns: readonly {
    title: string;
    links: readonly { key: string; label: ReactNode; link: LinkElement }[];
  }[];
  /** "18+" in its ring and the law's words beside. */
  ageMark: ReactNode;
  legal: ReactNode;
  aside?: ReactNode;
}

/** The foot of every page: places to go, help, and what the law wants said. */
export function Footer({ brand, columns, ageMark, legal, aside }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        <div className={styles.brand}>{brand}</div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className={styles.title}>{column.title}</h2>
            <ul>
              {column.links.map((entry) => (
                <li key={entry.key}>
                  {dressLink(entry.link, { className: styles.link, children: entry.label })}
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.law}>
        <span className={styles.age}>{ageMark}</span>
        <div className={styles.legal}>{legal}</div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </footer>
  );
}
