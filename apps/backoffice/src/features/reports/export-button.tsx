import { CallError, type RawInputOf, staffReports } from '@arara/contract';
import { Button } from '@mui/material';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useNotify } from 'react-admin';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';

/** Opens a file and lets the browser load it to disk; shown to those who may. */
export function ExportButton({ asked }: { asked: RawInputOf<typeof staffReports.reportExport> }) {
  const t = useT();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'reports', action: 'export' });
  if (!canAccess) return null;
  const load = async () => {
    setIsBusy(true);
    try {
      const { path } = await api(staffReports.reportExport, asked);
      window.location.assign(path);
    } catch (error) {
      notify(error instanceof CallError && error.fail ? error.message : t('network'), { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button startIcon={<Download size={16} />} onClick={() => void load()} disabled={isBusy}>
      {t('export_csv')}
    </Button>
  );
}
