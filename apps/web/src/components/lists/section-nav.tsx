import { dressLink, type LinkElement, useOwnInSight } from '@arara/ui';
import styles from './lists.module.css';

interface SectionNavProps {
  /** What the pages have in common, spoken. */
  label: string;
  places: readonly { key: string; label: string; link: LinkElement }[];
}

/** The pages of one section beside each other; the router marks the one that is open. */
export function SectionNav({ label, places }: SectionNavProps) {
  const nav = useOwnInSight<HTMLElement>('[aria-current="page"]');
  return (
    <nav ref={nav} className={styles.nav} aria-label={label}>
      {places.map((place) => (
        <span key={place.key}>
          {dressLink(place.link, { className: styles.place, children: place.label })}
        </span>
      ))}
    </nav>
  );
}
