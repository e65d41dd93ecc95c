import { Typography } from '@mui/material';
import type { StaffRequest } from '../lib/api.ts';
import { useFormat } from '../lib/format.ts';
import { useT } from '../lib/words.ts';
import { Tag } from './tag.tsx';

const tones = { waiting: 'warn', done: 'good', refused: 'neutral', overtaken: 'info' } as const;

export function RequestTag({ state }: Pick<StaffRequest, 'state'>) {
  const t = useT();
  return <Tag tone={tones[state]}>{t(`request_${state}`)}</Tag>;
}

/** What comes of a request when somebody agrees, by whom it was asked for and why, and what proves it. */
export function RequestWords({ request }: { request: StaffRequest }) {
  const t = useT();
  const { money, moment } = useFormat();
  const { account, asked_by: email, reason } = request;
  const declared = request.is_paid ? 'about_payout_paid' : 'about_payout_not_paid';
  const about = request.kind === 'payout' ? declared : (`about_${request.kind}` as const);
  const pix = request.end_to_end_id ?? '';
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t(about, { account, pix, money: request.money === '' ? '' : money(request.money) })}
      </Typography>
      {request.evidence !== '' && (
        <Typography sx={{ overflowWrap: 'anywhere', mt: 1 }}>
          {t('request_evidence', { evidence: request.evidence })}
        </Typography>
      )}
      {request.psp_said && <Typography sx={{ mt: 1 }}>{t(`psp_said_${request.psp_said}`)}</Typography>}
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mt: 1 }}>
        {t('request_by', { email, at: moment(request.asked_at), reason })}
      </Typography>
    </>
  );
}
