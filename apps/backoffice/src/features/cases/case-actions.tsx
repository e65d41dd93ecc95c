import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useUpdate } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import type { AbuseCaseView } from '../../lib/api.ts';
import { useDecimals } from '../../lib/decimals.ts';
import { useFormat } from '../../lib/format.ts';
import { hues } from '../../lib/hues.ts';
import { wordsOf } from '../../lib/language.ts';
import { useDecide } from '../../lib/use-decide.ts';
import { useT } from '../../lib/words.ts';

const outcomes = ['cancel', 'deduct', 'freeze', 'blacklist'] as const;
type Decision = (typeof outcomes)[number] | 'dismiss';

/** The four outcomes and the dismissal of an open case, for those who may decide. */
export function CaseActions({ abuseCase }: { abuseCase: AbuseCaseView }) {
  const { canAccess } = useCanAccess({ resource: 'cases', action: 'decide' });
  // As it was when the button was pressed: a page that is asked for anew takes no dialog away.
  const [asked, setAsked] = useState<{ decision: Decision; abuseCase: AbuseCaseView } | null>(null);
  return (
    <>
      {canAccess && abuseCase.state === 'open' && (
        <CaseButtons abuseCase={abuseCase} onAsk={(decision) => setAsked({ decision, abuseCase })} />
      )}
      {asked && <Ask {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface CaseButtonsProps {
  readonly abuseCase: AbuseCaseView;
  readonly onAsk: (decision: Decision) => void;
}

function CaseButtons({ abuseCase, onAsk }: CaseButtonsProps) {
  const t = useT();
  const isHard = (decision: Decision) => decision === 'freeze' || decision === 'blacklist';
  return (
    <Box
      sx={{
        position: 'sticky',
        mt: 'auto',
        bottom: { xs: 64, md: 0 },
        bgcolor: { xs: 'background.default', lg: 'background.paper' },
        py: 1.5,
        borderTop: `1px solid ${hues.hair}`,
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 1,
      }}
    >
      {abuseCase.member_id &&
        outcomes.map((outcome) => (
          <Button
            key={outcome}
            onClick={() => onAsk(outcome)}
            sx={{ minHeight: 44, color: isHard(outcome) ? 'error.main' : 'text.primary' }}
          >
            {t(`outcome_${outcome}`)}
          </Button>
        ))}
      <Button
        variant="contained"
        color="primary"
        onClick={() => onAsk('dismiss')}
        sx={{ minHeight: 44, gridColumn: '1 / -1' }}
      >
        {t('dismiss')}
      </Button>
    </Box>
  );
}

interface AskProps {
  readonly abuseCase: AbuseCaseView;
  readonly decision: Decision;
  readonly onClose: () => void;
}

/** What the case itself says is missing; of any other case the amount is for whoever decides to say. */
function missingMoney({ evidence }: AbuseCaseView, shown: (wire: string) => string): string {
  const wire = evidence.facts.missing ?? evidence.facts.returned;
  return wire === undefined ? '' : shown(wire);
}

function noticeOf(decision: Decision) {
  if (decision === 'dismiss') return 'dismissed_notice';
  return decision === 'deduct' ? 'deduct_asked_notice' : 'decided_notice';
}

function Ask({ abuseCase, decision, onClose }: AskProps) {
  const t = useT();
  const format = useFormat();
  const [update] = useUpdate();
  const decideAbout = useDecide((state) => wordsOf(`done_${state}`) ?? wordsOf(`case_is_${state}`));
  const { money: wireMoney, shown } = useDecimals();
  const [money, setMoney] = useState(() => missingMoney(abuseCase, shown));
  const values = { account: abuseCase.account, money: format.money(abuseCase.money) };
  const decide = (reason: string) =>
    decideAbout(
      () =>
        update(
          'case',
          {
            id: abuseCase.id,
            data: {
              decision,
              reason,
              ...(decision === 'deduct' && { money: wireMoney(money) }),
            },
            previousData: abuseCase,
          },
          { returnPromise: true },
        ),
      () => t(noticeOf(decision)),
    );
  return (
    <DecisionDialog
      title={t(`${decision}_title`, values)}
      action={t(decision === 'dismiss' ? 'dismiss' : `outcome_${decision}`)}
      tone={decision === 'dismiss' ? 'primary' : 'error'}
      reasonLabel={t('reason_for_audit')}
      draft={money}
      onDecide={decide}
      onClose={onClose}
    >
      {t(decision === 'deduct' ? 'deduct_asks_text' : `${decision}_text`, values)}
      {decision === 'deduct' && (
        <TextField
          label={t('amount')}
          value={money}
          onChange={(event) => setMoney(event.target.value)}
          required
          fullWidth
          sx={{ mt: 2 }}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 16 } }}
        />
      )}
    </DecisionDialog>
  );
}
