import { Alert, Box, Typography } from '@mui/material';
import { useCanAccess, useGetOne } from 'react-admin';
import { Facts } from '../../components/facts.tsx';
import { usePageTitle } from '../../components/page-head.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { RecordPanel } from '../../components/record-panel.tsx';
import { RegistrationChecks } from '../../components/registration-checks.tsx';
import { WithdrawalTag } from '../../components/withdrawal-tag.tsx';
import type { Withdrawal } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { usePersonName } from '../../lib/person-name.ts';
import { useNow } from '../../lib/steady-refresh.ts';
import { useT } from '../../lib/words.ts';
import { Declaration } from './declaration.tsx';
import { DueClock, hasClock } from './due-clock.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewSteps } from './review-steps.tsx';
import { RiskList, RiskTag } from './risk-tag.tsx';

interface WithdrawalPanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A payment takes seconds: it is followed for a minute, then left to the queue. */
const followEveryMs = 4000;
const followTimesMax = 15;

/** One withdrawal with what a reviewer needs. Opening it is recorded, so it is asked for again only while it is paid. */
export function WithdrawalPanel({ id, onClose }: WithdrawalPanelProps) {
  const t = useT();
  const asked = useGetOne<Withdrawal>(
    'withdrawals',
    { id },
    {
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: ({ state }) =>
        ['approved', 'paying'].includes(state.data?.state ?? '') && state.dataUpdateCount < followTimesMax
          ? followEveryMs
          : false,
    },
  );
  return (
    <RecordPanel
      asked={asked}
      onClose={onClose}
      head={
        <Typography sx={{ color: 'text.secondary' }}>
          {t('order_no', { number: asked.data?.order_number ?? '' })}
        </Typography>
      }
    >
      {(withdrawal) => <Review withdrawal={withdrawal} />}
    </RecordPanel>
  );
}

function Review({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const nameOf = usePersonName();
  const { money, moment } = useFormat();
  const now = useNow();
  const { canAccess: mayOpenLedger } = useCanAccess({ resource: 'ledger', action: 'list' });
  usePageTitle(t('order_no', { number: withdrawal.order_number }));
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="h1" sx={{ fontSize: 30, lineHeight: '40px', letterSpacing: '-0.035em' }}>
            {money(withdrawal.money)}
          </Typography>
          <Box role="status">
            <WithdrawalTag withdrawal={withdrawal} />
          </Box>
        </Box>
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>
          {t('fee_and_received', { fee: money(withdrawal.fee), received: money(withdrawal.money_received) })}
        </Typography>
        {hasClock(withdrawal) && <DueClock withdrawal={withdrawal} now={now} />}
      </Box>
      {withdrawal.hold && (
        <Alert severity="warning">
          {withdrawal.hold.disputed_deposit
            ? t('held_for_dispute', {
                at: moment(withdrawal.hold.at),
                number: withdrawal.hold.disputed_deposit,
              })
            : t('held_by', {
                at: moment(withdrawal.hold.at),
                email: withdrawal.hold.by,
                reason: withdrawal.hold.reason,
              })}
        </Alert>
      )}
      {withdrawal.needs_second_person && ['submitted', 'second_review'].includes(withdrawal.state) && (
        <Alert severity="warning">
          {withdrawal.state === 'submitted'
            ? t('needs_two')
            : t('needs_second', { email: withdrawal.first_reviewer })}
        </Alert>
      )}
      {withdrawal.member_status !== 'active' && (
        <Alert severity="error">{t(`member_is_${withdrawal.member_status}`)}</Alert>
      )}
      {withdrawal.reason && (
        <Alert severity="error">{t('reason_given', { reason: withdrawal.reason })}</Alert>
      )}
      <section>
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Heading>{t('risk')}</Heading>
          <RiskTag withdrawal={withdrawal} />
        </Box>
        <RiskList withdrawal={withdrawal} />
      </section>
      <section>
        <Heading>{t('pays_to')}</Heading>
        <Facts
          facts={[
            [t('name'), nameOf(withdrawal)],
            [t('cpf'), withdrawal.cpf_masked || '\u2013'],
            [t('key_kind'), t(`key_${withdrawal.payment_type as 'cpf'}`)],
            [t('destination'), withdrawal.destination || '\u2013'],
            ...(withdrawal.member_remark ? [[t('remark'), withdrawal.member_remark] as const] : []),
          ]}
        />
      </section>
      <section>
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Heading>{t('member_money')}</Heading>
          <QuietLink to={`/members/${withdrawal.member_id}`}>{t('open_member')}</QuietLink>
        </Box>
        <Facts
          facts={[
            [t('account'), withdrawal.account],
            [t('cash_now'), money(withdrawal.member_money)],
            [t('total_deposits'), money(withdrawal.total_deposits)],
            [t('total_withdrawals'), money(withdrawal.total_withdrawals)],
            [t('rollover_remaining'), money(withdrawal.rollover_remaining)],
          ]}
        />
      </section>
      <RegistrationChecks memberId={withdrawal.member_id} account={withdrawal.account} isBeside />
      <section>
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Heading>{t('steps')}</Heading>
          {mayOpenLedger && <QuietLink to={`/ledger/${withdrawal.id}`}>{t('open_in_ledger')}</QuietLink>}
        </Box>
        <ReviewSteps withdrawal={withdrawal} />
      </section>
      {withdrawal.declarations.map((declaration) => (
        <Declaration key={declaration.id} declaration={declaration} />
      ))}
      <ReviewActions withdrawal={withdrawal} />
    </Box>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Typography variant="h2" sx={{ mb: 1 }}>
      {children}
    </Typography>
  );
}
