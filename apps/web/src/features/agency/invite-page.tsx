import { agency } from '@arara/contract';
import { Skeleton } from '@arara/ui';
import { useIsAway } from '../../components/pause/use-is-away.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { AgencyScreen } from './agency-screen.tsx';
import { FailedCard } from './failed-card.tsx';
import styles from './invite.module.css';
import { InviteFigures } from './invite-figures.tsx';
import { InviteHero } from './invite-hero.tsx';
import { InviteSteps } from './invite-steps.tsx';
import { NewestInvited } from './newest-invited.tsx';

/** `/agency-center/invite`: the member's code, link and QR code, how it goes, and what has come of it. */
export function InvitePage() {
  const t = useT();
  const isAway = useIsAway();
  const { data, error, refetch } = useCall(agency.summary, {});
  return (
    <AgencyScreen title={t('agency.invite')}>
      {error && !data ? (
        <FailedCard error={error} again={() => void refetch()} />
      ) : (
        <div className={styles.page}>
          {data ? <InviteHero summary={data} /> : <Skeleton className={styles.heroWaiting ?? ''} />}
          {!isAway && <InviteSteps />}
          <div className={styles.desk}>
            <NewestInvited />
            <InviteFigures summary={data} />
          </div>
        </div>
      )}
    </AgencyScreen>
  );
}
