import { Link } from '@tanstack/react-router';
import styles from './accept-terms.module.css';
import { linkedParts } from './linked-parts.ts';

const places = { terms: '/terms', privacy: '/privacy' } as const;

/** A sentence of agreement with its two links; the documents open beside the form, so that nothing typed is lost. */
export function AcceptTerms({ sentence }: { sentence: string }) {
  return (
    <span className={styles.terms}>
      {linkedParts(sentence).map((part) =>
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
