import { agency, type DataOf } from '@arara/contract';
import { Avatar, Button, Chips, Tag } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import line from '../../components/lists/line-words.module.css';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { usePages } from '../../lib/use-pages.ts';
import { AgencyRecords } from './agency-records.tsx';
import { AgencyScreen } from './agency-screen.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './records.module.css';
import { useSpan } from './use-span.ts';

type Invitee = DataOf<typeof agency.inviteRecord>['items'][number];

const levels = ['all', '1', '2', '3'] as const;

/** `/agency-center/invitation-record`: who registered under the member, by days and level. */
export function InvitationRecordPage() {
  const t = useT();
  const format = useFormat();
  const span = useSpan('all');
  const [level, setLevel] = useState<(typeof levels)[number]>('all');
  const list = usePages(agency.inviteRecord, {
    range: span.span,
    ...(level !== 'all' && { level: Number(level) }),
  });
  const { first } = list;
  return (
    <AgencyScreen title={t('agency.records')} text={t('agency.records_text')}>
      <AgencyRecords<Invitee>
        label={t('agency.records')}
        span={span}
        filter={
          <Chips
            label={t('agency.level_name')}
            layout="even"
            options={levels.map((value) => ({
              value,
              label: value === 'all' ? t('shell.all') : t('agency.level', { level: value }),
            }))}
            value={level}
            onValueChange={setLevel}
          />
        }
        totals={[
          { key: 'invited', name: t('agency.invited'), value: first && format.number(first.total) },
          {
            key: 'deposited',
            name: t('agency.deposited'),
            value: first && format.money(first.total_deposited),
          },
          { key: 'turnover', name: t('agency.turnover'), value: first && format.money(first.total_turnover) },
        ]}
        list={list}
        rows={list.pages.flatMap(({ items }) => items)}
        rowKey={({ uid }) => uid}
        renderRow={(invitee) => <InviteeLine invitee={invitee} />}
        empty={{
          Icon: UsersRound,
          title: t('common.no_record_found'),
          text: t('agency.no_invited_text'),
          action: (
            <Button tone="ivory" link={<Link to="/agency-center/invite" />}>
              {t('agency.invite')}
            </Button>
          ),
        }}
      />
    </AgencyScreen>
  );
}

function InviteeLine({ invitee }: { invitee: Invitee }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className={styles.line}>
      <span className={styles.face}>
        <Avatar seed={invitee.uid} size={40} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {invitee.account}
          <Tag>{t('agency.level', { level: invitee.level })}</Tag>
        </span>
        <span className={line.small} title={invitee.uid}>
          {t('agency.uid', { uid: shortUid(invitee.uid) })}
        </span>
        <span className={line.small}>{format.dateTime(invitee.registered_at)}</span>
      </span>
      <span className={styles.values}>
        <span className={line.small}>{t('agency.turnover')}</span>
        <span className={styles.value}>{format.money(invitee.turnover)}</span>
        <span className={line.small}>
          {t('agency.deposited')} {format.money(invitee.deposited)}
        </span>
      </span>
      <CopyButton name={t('agency.uid', { uid: shortUid(invitee.uid) })} value={invitee.uid} />
    </div>
  );
}

/** Beginning and end of an id: it tells members apart, and the copy is whole. */
const shortUid = (uid: string) => `${uid.slice(0, 4)}…${uid.slice(-6)}`;
