import { Alert, Box, Typography } from '@mui/material';
import { useCanAccess, useGetOne } from 'react-admin';
import { Facts } from '../../components/facts.tsx';
import { usePageTitle } from '../../components/page-head.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { RecordPanel } from '../../components/record-panel.tsx';
import type { AbuseCaseView } from '../../lib/api.ts';
import { useDecimals } from '../../lib/decimals.ts';
import { useFormat } from '../../lib/format.ts';
import { wordsOf } from '../../lib/language.ts';
import { useT } from '../../lib/words.ts';
import { CaseActions } from './case-actions.tsx';
import { CaseTag } from './case-tag.tsx';
import { factText } from './fact-text.ts';

interface CasePanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One case: what was seen, who takes part, what the member holds, and what can be decided. */
export function CasePanel({ id, onClose }: CasePanelProps) {
  const t = useT();
  // Opening it is recorded, so it is asked for again only after a decision.
  const asked = useGetOne<AbuseCaseView>(
    'case',
    { id },
    { refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  return (
    <RecordPanel
      asked={asked}
      onClose={onClose}
      head={<Typography sx={{ color: 'text.secondary' }}>{t('case')}</Typography>}
    >
      {(abuseCase) => <Evidence abuseCase={abuseCase} />}
    </RecordPanel>
  );
}

function Evidence({ abuseCase }: { abuseCase: AbuseCaseView }) {
  const t = useT();
  const { moment, money } = useFormat();
  const { shown: decimal } = useDecimals();
  const title = t(`signal_${abuseCase.signal}`);
  usePageTitle(title);
  const facts = Object.entries(abuseCase.evidence.facts);
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="h1">{title}</Typography>
          <Box role="status">
            <CaseTag {...abuseCase} />
          </Box>
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>{moment(abuseCase.created_at)}</Typography>
      </Box>
      {abuseCase.decided_at && (
        <Alert severity="info">
          {t('decided_by', { email: abuseCase.decided_by })}.{' '}
          {t('reason_given', { reason: abuseCase.reason })}
        </Alert>
      )}
      {abuseCase.correction && <Correction correction={abuseCase.correction} />}
      <section>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {t('case_seen')}
        </Typography>
        <Facts
          facts={facts.map(([name, value]) => [
            wordsOf(`fact_${name}`) ?? name,
            factText(name, value, { money, decimal }),
          ])}
        />
      </section>
      <LinkedAccounts evidence={abuseCase.evidence} />
      {abuseCase.member_id && <Standing abuseCase={abuseCase} />}
      <OtherCases others={abuseCase.others} />
      <CaseActions abuseCase={abuseCase} />
    </Box>
  );
}

/** The deduction that the case asked for: that it waits, or who made what of it. */
function Correction({ correction }: { correction: NonNullable<AbuseCaseView['correction']> }) {
  const t = useT();
  const { money, moment } = useFormat();
  const { canAccess } = useCanAccess({ resource: 'members', action: 'adjust' });
  const isWaiting = correction.state === 'waiting';
  return (
    <section>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {t('correction')}
        </Typography>
        {canAccess && <QuietLink to="/requests">{t('room_requests')}</QuietLink>}
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t(`correction_${correction.state}`, {
          money: money(correction.money),
          asker: correction.asked_by,
          email: isWaiting ? correction.asked_by : correction.decided_by,
          at: moment(correction.decided_at ?? correction.asked_at),
        })}
      </Typography>
    </section>
  );
}

function LinkedAccounts({ evidence }: Pick<AbuseCaseView, 'evidence'>) {
  const t = useT();
  const more = evidence.accounts_total - evidence.accounts.length;
  if (evidence.accounts_total === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('case_accounts')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
        {evidence.accounts.map(({ member_id: memberId, account }) => (
          <QuietLink key={memberId} to={`/members/${memberId}`}>
            {account}
          </QuietLink>
        ))}
        {more > 0 && <span>{t('case_more', { count: more })}</span>}
      </Box>
    </section>
  );
}

function Standing({ abuseCase }: { abuseCase: AbuseCaseView }) {
  const t = useT();
  const { money } = useFormat();
  return (
    <section>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {t('member')}
        </Typography>
        <QuietLink to={`/members/${abuseCase.member_id}`}>{t('open_member')}</QuietLink>
      </Box>
      <Facts
        facts={[
          [t('account'), abuseCase.account],
          [t('state'), abuseCase.member_status ? t(`status_${abuseCase.member_status}`) : '\u2013'],
          [t('cash_now'), money(abuseCase.money)],
          [t('bonus_money'), money(abuseCase.bonus_money)],
          ...(abuseCase.outcome === 'cancel' || abuseCase.outcome === 'deduct'
            ? [[t('taken_back'), money(abuseCase.taken_money)] as const]
            : []),
        ]}
      />
    </section>
  );
}

function OtherCases({ others }: Pick<AbuseCaseView, 'others'>) {
  const t = useT();
  const { moment } = useFormat();
  if (others.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('case_others')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {others.map((other) => (
          <Box
            component="li"
            key={other.id}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}
          >
            <QuietLink to={`/cases/${other.id}`}>
              {t(`signal_${other.signal}`)} · {moment(other.created_at)}
            </QuietLink>
            <CaseTag state={other.state} />
          </Box>
        ))}
      </Box>
    </section>
  );
}
