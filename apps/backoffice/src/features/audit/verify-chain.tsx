import { type DataOf, staff } from '@arara/contract';
import { Alert, Box, Button } from '@mui/material';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { useT } from '../../lib/words.ts';

type Check = DataOf<typeof staff.staffAuditVerify>;

/** Computes the hashes of the whole log again, some rows at a time, and says what came of it. */
export function VerifyChain() {
  const t = useT();
  const { number } = useFormat();
  const { attempt, isBusy, problem } = useAttempt();
  const [check, setCheck] = useState<Check | null>(null);
  const verify = async () => {
    setCheck(null);
    let found = await api(staff.staffAuditVerify, {});
    setCheck(found);
    while (!found.is_end) {
      found = await api(staff.staffAuditVerify, { after: found.last, head: found.head });
      setCheck(found);
    }
  };
  const count = Number(check?.last ?? 0);
  const rows = number(count);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', mb: 2 }} role="status">
      <Button startIcon={<ShieldCheck size={16} />} disabled={isBusy} onClick={() => void attempt(verify)}>
        {isBusy ? t('chain_checking', { count, rows }) : t('verify_chain')}
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
      {check?.is_end && (
        <Alert severity={check.broken_at === null ? 'success' : 'error'} sx={{ overflowWrap: 'anywhere' }}>
          {check.broken_at === null
            ? t('chain_good', { count, rows, hash: check.head })
            : t('chain_broken', { row: check.broken_at })}
        </Alert>
      )}
    </Box>
  );
}
