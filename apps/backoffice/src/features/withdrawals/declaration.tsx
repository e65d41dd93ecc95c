import { Box, Typography } from '@mui/material';
import { RequestTag } from '../../components/request-words.tsx';
import type { StaffRequest } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';

/** How the payout ended by the word of two people, by which paper, and who they are. */
export function Declaration({ declaration }: { declaration: StaffRequest }) {
  const t = useT();
  const { moment } = useFormat();
  const { state, is_paid, evidence, asked_by, asked_at, reason, decided_by, decided_at } = declaration;
  return (
    <Box component="section" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography variant="h2">{t('request_payout')}</Typography>
        <RequestTag state={state} />
      </Box>
      <Typography sx={{ fontWeight: 600 }}>{t(is_paid ? 'declared_paid' : 'declared_not_paid')}</Typography>
      <Typography>{t('request_evidence', { evidence })}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('request_by', { email: asked_by, at: moment(asked_at), reason })}
      </Typography>
      {decided_at && decided_by && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('request_decided', { email: decided_by, at: moment(decided_at) })}
        </Typography>
      )}
    </Box>
  );
}
