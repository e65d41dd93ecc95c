import { Card, Skeleton } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SectionNav } from '../../components/lists/section-nav.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './information.module.css';
import { type Information, loadInformation } from './load-information.ts';

interface InformationScreenProps {
  title: string;
  children: (information: Information) => ReactNode;
}

/** The three pages of the information centre: which one, and what it says once all three calls have answered. */
export function InformationScreen({ title, children }: InformationScreenProps) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['information-centre'],
    queryFn: ({ signal }) => loadInformation(api, signal),
    staleTime: 60_000,
  });
  useTitle(title);
  return (
    <div className={styles.page}>
      <ScreenHead title={t('information.centre')} text={t('information.centre_text')} action={<Places />} />
      {data ? (
        children(data)
      ) : error ? (
        <Card>
          <LoadFailed asked={{ error, refetch }} />
        </Card>
      ) : (
        <div className={styles.list} aria-busy="true">
          <Skeleton height={176} radius="var(--r3)" />
          <Skeleton height={148} radius="var(--r3)" />
          <Skeleton height={148} radius="var(--r3)" />
        </div>
      )}
    </div>
  );
}

function Places() {
  const t = useT();
  return (
    <SectionNav
      label={t('information.centre')}
      places={[
        { key: 'support', label: t('information.support'), link: <Link to="/information-center/support" /> },
        {
          key: 'notification',
          label: t('information.notifications'),
          link: <Link to="/information-center/notification" />,
        },
        {
          key: 'announcement',
          label: t('information.announcements'),
          link: <Link to="/information-center/announcement" />,
        },
      ]}
    />
  );
}
