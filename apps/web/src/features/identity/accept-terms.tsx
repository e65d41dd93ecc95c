import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/i18n.ts';
import styles from './form.module.css';
import { linkedParts } from './linked-parts.ts';

const places = { terms: '/terms', privacy: '/privacy' } as const;

/** The sentence a new member agrees to; the documents open beside the form, so that nothing typed is lost. */
export function AcceptTerms() {
  const t = useT();
  return (
    <span className={styles.terms}>
      {linkedParts(t('identity.accept_terms')).map((part) =>
        part.link ? (
          <Link key={part.link} to={places[part.link]} target="_blank">
            {part.text}
          </Link>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}
