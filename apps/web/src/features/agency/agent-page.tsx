import { agency, type DataOf } from '@arara/contract';
import { Avatar, Card, EmptyState, KeyValues, Skeleton, Tag } from '@arara/ui';
import { UserRoundX } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './agency.module.css';
import { AgencyScreen } from './agency-screen.tsx';
import { CopyButton } from './copy-button.tsx';
import { FailedCard } from './failed-card.tsx';

type Summary = DataOf<typeof agency.summary>;

/** `/agency-center/agent`: who invited the member, the member's own ids, and the subordinates of each level. */
export function AgentPage() {
  const t = useT();
  const { data, error, refetch } = useCall(agency.summary, {});
  return (
    <AgencyScreen title={t('agency.my_agent')} text={t('agency.agent_text')}>
      {error && !data ? (
        <FailedCard error={error} again={() => void refetch()} />
      ) : (
        <div className={styles.pair}>
          <div className={styles.stack}>
            <Card>{data ? <Agent summary={data} /> : <Skeleton height={136} radius="var(--r2)" />}</Card>
            <Card>
              <h2 className={styles.head}>{t('agency.subordinates')}</h2>
              {data ? <Levels summary={data} /> : <Skeleton height={134} radius="var(--r2)" />}
            </Card>
          </div>
          <Card>
            <h2 className={styles.head}>{t('agency.my_ids')}</h2>
            {data ? <Ids summary={data} /> : <Skeleton height={288} radius="var(--r2)" />}
          </Card>
        </div>
      )}
    </AgencyScreen>
  );
}

function Agent({ summary: { inviter } }: { summary: Summary }) {
  const t = useT();
  const format = useFormat();
  if (!inviter) {
    return (
      <EmptyState
        picture={<UserRoundX className={styles.emptyMark} size={44} aria-hidden="true" />}
        title={t('agency.no_agent')}
        text={t('agency.no_agent_text')}
      />
    );
  }
  return (
    <div className={styles.agent}>
      <Avatar seed={inviter.id} size={72} />
      <div>
        <h2>{inviter.account}</h2>
        <p className={styles.muted}>{t('agency.member_since', { date: format.date(inviter.joined_at) })}</p>
      </div>
    </div>
  );
}

function Levels({ summary: { levels } }: { summary: Summary }) {
  const t = useT();
  const format = useFormat();
  return (
    <KeyValues
      rows={levels.map(({ level, members }) => ({
        key: String(level),
        name: <Tag>{t('agency.level', { level })}</Tag>,
        value: format.number(members),
      }))}
    />
  );
}

function Ids({ summary }: { summary: Summary }) {
  const t = useT();
  const ids = [
    ['my', t('agency.my_id'), summary.my_id],
    ['code', t('agency.invitation_code'), summary.invitation_code],
    ['inviter', t('agency.inviter_id'), summary.inviter_id],
    ['head', t('agency.head_id'), summary.agent_id],
  ] as const;
  return (
    <dl className={styles.ids}>
      {ids.map(([key, name, value]) => (
        <div key={key} className={styles.id}>
          <dt>{name}</dt>
          <dd className={styles.idLine}>
            <span>{value ?? '–'}</span>
            {value && <CopyButton name={name} value={value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
