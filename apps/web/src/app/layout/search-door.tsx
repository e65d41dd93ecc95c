import { Link, useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { useCatalogue } from '../../components/use-catalogue.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './search-door.module.css';

/** Looks like the search field and leads to it; `/` on the keyboard does the same from anywhere. */
export function SearchDoor() {
  const t = useT();
  const navigate = useNavigate();
  const { data } = useCatalogue();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      void navigate({ to: '/searchGames' });
    };
    globalThis.addEventListener('keydown', open);
    return () => globalThis.removeEventListener('keydown', open);
  }, [navigate]);
  return (
    <Link to="/searchGames" className={styles.door} activeProps={{ className: styles.here }}>
      <Search size={18} aria-hidden="true" />
      <span className={styles.words}>
        {data && data.total > 0 ? t('shell.search_among', { count: data.total }) : t('shell.search')}
      </span>
      <span className={styles.key} aria-hidden="true">
        /
      </span>
    </Link>
  );
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
