import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { dressLink, type LinkElement } from '../link.ts';
import styles from './promo-card.module.css';

export interface PromoCardProps {
  tone?: 'violet' | 'leaf' | 'sea' | 'scarlet' | 'gold';
  tag?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** Objects at the right; stay inside 45 % of the width. */
  art?: ReactNode;
  link: LinkElement;
}

/** A promotion as a door: colour, words at the left, an object at the right. */
export function PromoCard({ tone = 'violet', tag, title, text, art, link }: PromoCardProps) {
  return dressLink(link, {
    className: classNames(styles.card, styles[tone]),
    children: (
      <>
        {art && (
          <span className={styles.art} aria-hidden="true">
            {art}
          </span>
        )}
        <span className={styles.words}>
          {tag && <span className={styles.tag}>{tag}</span>}
          <b className={styles.title}>{title}</b>
          {text && <span className={styles.text}>{text}</span>}
        </span>
      </>
    ),
  });
}
