import { Typography } from '@mui/material';
import type { StaffRequest } from '../lib/api.ts';
import { useFormat } from '../lib/format.ts';
import { isNewer } from '../lib/is-newer.ts';
import { useT } from '../lib/words.ts';
import { Tag } from './tag.tsx';

const tones = {
  waiting: 'warn',
  done: 'good',
  refused: 'neutral',
  overtaken: 'info',
  unknown: 'neutral',
} as const;

export function RequestTag({ state: said }: Pick<StaffRequest, 'state'>) {
  const t = useT();
  // The page may be older than the server, too.
  const state = said in tones ? said : 'unknown';
  return <Tag tone={tones[state]}>{t(`request_${state}`)}</Tag>;
}

/** What kind of request it is; one that only a newer release knows by its bare name. */
export function KindName({ kind }: Pick<StaffRequest, 'kind'>) {
  return useT()(`request_${kind}`, { _: kind });
}

/** What comes of a request when somebody agrees, by whom it was asked for and why, and what proves it. */
export function RequestWords({ request }: { request: StaffRequest }) {
  const t = useT();
  const { money, moment } = useFormat();
  const { account, asked_by: email, reason } = request;
  const pix = request.end_to_end_id ?? '';
  const { platform } = request;
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {isNewer(request)
          ? t('request_newer')
          : t(aboutOf(request), {
              account,
              pix,
              platform,
              phone: phoneText(request.phone),
              money: request.money === '' ? '' : money(request.money),
            })}
      </Typography>
      {request.evidence !== '' && (
        <Typography sx={{ overflowWrap: 'anywhere', mt: 1 }}>
          {t('request_evidence', { evidence: request.evidence })}
        </Typography>
      )}
      {request.psp_said && request.psp_said !== 'unknown' && (
        <Typography sx={{ mt: 1 }}>{t(`psp_said_${request.psp_said}`, { _: '' })}</Typography>
      )}
      {request.platform_said && request.platform_said !== 'unknown' && (
        <Typography sx={{ mt: 1 }}>{t(`platform_said_${request.platform_said}`, { _: '' })}</Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mt: 1 }}>
        {t('request_by', { email, at: moment(request.asked_at), reason })}
      </Typography>
    </>
  );
}

/** Eleven digits as they are written in Brazil. */
export const phoneText = (digits: string) => digits.replace(/^(\d{2})(\d{5})(\d{4})$/, '($1) $2-$3');

/** What happens when somebody agrees. */
function aboutOf({ kind, is_paid: isPaid, is_done: isDone, direction, ends_two_factor: ends }: StaffRequest) {
  if (kind === 'payout') return isPaid ? 'about_payout_paid' : 'about_payout_not_paid';
  if (kind === 'transfer')
    return `about_transfer_${direction ?? 'in'}_${isDone ? 'done' : 'failed'}` as const;
  if (kind === 'left_behind') return isPaid ? 'about_left_behind_paid' : 'about_left_behind_lost';
  if (kind === 'phone' && ends) return 'about_phone_two_factor';
  return `about_${kind}` as const;
}
