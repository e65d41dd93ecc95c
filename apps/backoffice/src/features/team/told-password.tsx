import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../lib/words.ts';

export interface Told {
  readonly email: string;
  readonly password: string;
}

/** A password, this once: only its own button closes it, since nothing brings it back. */
export function ToldPassword({ told, onClose }: { told: Told; onClose: () => void }) {
  const t = useT();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard?.writeText(told.password).then(
      () => setIsCopied(true),
      // It can be chosen and copied by hand.
      () => {},
    );
  return (
    <Dialog open aria-labelledby="told-password" fullWidth maxWidth="xs">
      <DialogTitle id="told-password">{t('told_title', { email: told.email })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{t('told_text')}</Alert>
        <Typography
          component="code"
          sx={{ userSelect: 'all', fontFamily: 'monospace', overflowWrap: 'anywhere' }}
        >
          {told.password}
        </Typography>
        <Button startIcon={isCopied ? <Check size={16} /> : <Copy size={16} />} onClick={copy}>
          {t(isCopied ? 'told_copied' : 'told_copy')}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" onClick={onClose}>
          {t('told_noted')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
