import { Card, Skeleton, VisuallyHidden } from '@arara/ui';
import { useT } from '../lib/i18n.ts';
import styles from './page-skeleton.module.css';

/** The shape of a page while its code is on the way. */
export function PageSkeleton() {
  const t = useT();
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton width={220} height={32} radius="var(--r1)" />
      <Card>
        <div className={styles.lines}>
          {[72, 92, 64, 84].map((share) => (
            <Skeleton key={share} width={`${share}%`} height={16} radius={8} />
          ))}
        </div>
      </Card>
    </div>
  );
}
