import { agency, type DataOf } from '@arara/contract';
import { Avatar, Button, Card, type Column, DataTable, EmptyState, Tag } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { FailedCard } from './failed-card.tsx';
import styles from './invite.module.css';

type Invitee = DataOf<typeof agency.inviteRecord>['items'][number];

/** The last five who registered under the member. */
export function NewestInvited() {
  const t = useT();
  const { data, error, refetch } = useCall(agency.inviteRecord, { range: 'all', page_size: 5 });
  const columns = useColumns();
  if (error && !data) return <FailedCard error={error} again={() => void refetch()} />;
  return (
    <Card className={styles.newest ?? ''}>
      <header className={styles.newestHead}>
        <h2>{t('agency.your_invited')}</h2>
        {data && data.total > 0 && <Link to="/agency-center/invitation-record">{t('common.see_all')}</Link>}
      </header>
      {data?.total === 0 ? (
        <EmptyState
          picture={<UsersRound className={styles.emptyMark} size={44} aria-hidden="true" />}
          title={t('agency.no_invited')}
          text={t('agency.no_invited_text')}
          actions={
            <Button link={<Link to="/agency-center/register-subordinates" />}>
              {t('agency.register_title')}
            </Button>
          }
        />
      ) : (
        <DataTable<Invitee>
          caption={t('agency.your_invited')}
          columns={columns}
          rows={data?.items ?? []}
          rowKey={({ uid }) => uid}
          skeletonRows={data ? 0 : 5}
        />
      )}
    </Card>
  );
}

function useColumns(): readonly Column<Invitee>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      key: 'account',
      head: t('agency.account'),
      cell: ({ uid, account }) => (
        <span className={styles.who}>
          <Avatar seed={uid} size={28} />
          <b>{account}</b>
        </span>
      ),
    },
    {
      key: 'joined',
      head: t('agency.joined'),
      cell: ({ registered_at }) => format.date(registered_at),
      isWideOnly: true,
    },
    {
      key: 'level',
      head: t('agency.level_name'),
      cell: ({ level }) => <Tag>{t('agency.level', { level })}</Tag>,
    },
    {
      key: 'deposited',
      head: t('agency.deposited'),
      cell: ({ deposited }) => format.money(deposited),
      isNumber: true,
      isWideOnly: true,
    },
    {
      key: 'turnover',
      head: t('agency.turnover'),
      cell: ({ turnover }) => format.money(turnover),
      isNumber: true,
    },
  ];
}
