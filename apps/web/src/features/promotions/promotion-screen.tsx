import { CallError } from '@arara/contract';
import { Button, Card, EmptyState, Skeleton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { OfferArt } from './offer-art.tsx';
import type { PagedOffer } from './offers.ts';
import styles from './promotion-screen.module.css';
import { Terms } from './terms.tsx';
import { useDetails } from './use-details.ts';

interface PromotionScreenProps<Data> {
  code: PagedOffer;
  check: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** Beside the title: a deadline. */
  tag?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The page of one promotion: where it belongs, what it is, its own content in all its states, and its terms. */
export function PromotionScreen<Data>({ code, check, tag, children }: PromotionScreenProps<Data>) {
  const t = useT();
  const details = useDetails(code);
  const title = t(`promotions.${code}_title`);
  useTitle(title);
  // Under what is still to come they would jump with it.
  const hasTerms = check.data !== undefined || (Boolean(check.error) && !isOff(check.error));
  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <Link to="/promotion/activity" className={styles.back}>
            <ChevronLeft size={16} aria-hidden="true" />
            {t('promotions.title')}
          </Link>
          <h1>{title}</h1>
          <p className={styles.summary}>{details?.summary ?? <Skeleton width="60%" height={12} />}</p>
        </div>
        {tag}
      </header>
      <div className={styles.page}>
        {check.data === undefined ? <Waiting code={code} check={check} /> : children(check.data)}
        {hasTerms && <Terms terms={details?.terms} />}
      </div>
    </>
  );
}

/** Not there yet, not to be had, or off. */
function Waiting({ code, check }: Pick<PromotionScreenProps<unknown>, 'code' | 'check'>) {
  const t = useT();
  const failureWords = useFailureWords();
  if (isOff(check.error)) {
    return (
      <Card>
        <EmptyState
          picture={<OfferArt code={code} size={72} />}
          title={failureWords(check.error)}
          text={t('promotions.off_text')}
          actions={<Button link={<Link to="/promotion/activity" />}>{t('promotions.all')}</Button>}
        />
      </Card>
    );
  }
  if (check.error) {
    return (
      <Card>
        <LoadFailed asked={check} />
      </Card>
    );
  }
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton height={320} radius="var(--r3)" />
      <Skeleton height={320} radius="var(--r3)" />
    </div>
  );
}

function isOff(error: unknown): boolean {
  return error instanceof CallError && error.fail?.error === 'promotion_off';
}
