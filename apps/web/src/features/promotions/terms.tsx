import { Card, Skeleton } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import styles from './promotion-screen.module.css';

/** The terms of a promotion, as the server says them. */
export function Terms({ terms }: { terms: readonly string[] | undefined }) {
  const t = useT();
  return (
    <Card>
      <h2>{t('promotions.terms')}</h2>
      <ul className={styles.terms} aria-busy={!terms}>
        {(terms ?? Array.from({ length: 6 }, () => '')).map((term, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the terms are their places.
          <li key={index}>{term || <Skeleton width={`${90 - index * 8}%`} height={12} />}</li>
        ))}
      </ul>
    </Card>
  );
}
