import { Alert, Box, Button, Skeleton } from '@mui/material';
import { ArrowLeft } from 'lucide-react';
import { LinkBase, useGetOne, useParams } from 'react-admin';
import { Facts } from '../../components/facts.tsx';
import { Failure } from '../../components/failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { RegistrationChecks } from '../../components/registration-checks.tsx';
import { phoneText } from '../../components/request-words.tsx';
import { Room } from '../../components/room.tsx';
import type { Member } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { usePersonName } from '../../lib/person-name.ts';
import { useT } from '../../lib/words.ts';
import { AdjustAction } from './adjust-action.tsx';
import { Devices } from './devices.tsx';
import { useErasureFacts } from './erasure-facts.ts';
import { HoldAction } from './hold-action.tsx';
import { LiftAction } from './lift-action.tsx';
import { MemberRequests } from './member-requests.tsx';
import { MemberTag } from './member-tag.tsx';
import { Notes } from './notes.tsx';
import { OfflineAction } from './offline-action.tsx';
import { Payments } from './payments.tsx';
import { PhoneAction } from './phone-action.tsx';
import { Rounds } from './rounds.tsx';
import { Standing } from './standing.tsx';
import { Statement } from './statement.tsx';
import { StatusAction } from './status-action.tsx';

/** One member: facts, money, statement, and the ways to freeze and to be let in again. Every look is recorded, so it is asked for once. */
export function MemberPage() {
  const t = useT();
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<Member>(
    'members',
    { id },
    { refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  return (
    <Room name="members">
      <Button
        component={LinkBase}
        to="/members"
        variant="text"
        startIcon={<ArrowLeft size={16} />}
        sx={{ ml: -1, mb: 0.5 }}
      >
        {t('members_title')}
      </Button>
      {data ? (
        <Loaded member={data} />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={260} />
      )}
    </Room>
  );
}

function Loaded({ member }: { member: Member }) {
  const t = useT();
  const { money, day, moment } = useFormat();
  const nameOf = usePersonName();
  const erasure = useErasureFacts(member);
  // Nothing can be done about somebody whom nobody knows any more, and what was only theirs is gone.
  const isErased = member.erased_at !== null;
  return (
    <>
      <PageHead title={nameOf(member)} hint={member.account}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <MemberTag member={member} />
          {!isErased && (
            <>
              <AdjustAction member={member} />
              <PhoneAction member={member} />
              <OfflineAction member={member} />
              <StatusAction member={member} />
              <LiftAction member={member} />
              <HoldAction member={member} />
            </>
          )}
        </Box>
      </PageHead>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {isErased && <Alert severity="info">{t('erased_text')}</Alert>}
        <Facts
          across={4}
          facts={[
            [t('cash_now'), money(member.money)],
            [t('bonus_money'), money(member.bonus_money)],
            [t('held_money'), money(member.held_money)],
            ...(member.away_money === '0.00' ? [] : [[t('away_money'), money(member.away_money)] as const]),
            [t('rollover_remaining'), money(member.rollover_remaining)],
            [t('total_deposits'), money(member.total_deposits)],
            [t('total_withdrawals'), money(member.total_withdrawals)],
            [t('turnover'), money(member.turnover)],
            [t('member_since'), day(member.created_at)],
            ...erasure,
            [t('cpf'), member.cpf_masked || '\u2013'],
            [t('phone'), phoneText(member.phone) || member.phone_masked || '\u2013'],
            ...(member.password_set_anew_at
              ? ([[t('password_set_anew'), moment(member.password_set_anew_at)]] as const)
              : []),
          ]}
        />
        <MemberRequests memberId={member.id} />
        {!isErased && (
          <>
            <Notes memberId={member.id} />
            <RegistrationChecks memberId={member.id} account={member.account} />
          </>
        )}
        <Standing memberId={member.id} />
        <Payments memberId={member.id} />
        <Statement memberId={member.id} />
        <Rounds memberId={member.id} />
        {!isErased && <Devices memberId={member.id} />}
      </Box>
    </>
  );
}
