import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useUnsaved } from '../lib/unsaved.ts';
import { useT } from '../lib/words.ts';

interface SaveBarProps {
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly message: string;
  /** Who edited it last. */
  readonly edited: string;
  /** No reason is asked for without its label. */
  readonly reasonLabel?: string;
  readonly onSave: (reason: string) => void;
  readonly onDiscard: () => void;
}

/** What stands under something that was changed: why, save, discard. */
export function SaveBar({
  isChanged,
  isBusy,
  message,
  edited,
  reasonLabel,
  onSave,
  onDiscard,
}: SaveBarProps) {
  const t = useT();
  useUnsaved(isChanged);
  const [reason, setReason] = useState('');
  const isReady = reasonLabel === undefined || reason.trim() !== '';
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      {message && <Alert severity="error">{message}</Alert>}
      {isChanged ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {reasonLabel && (
            <TextField
              size="small"
              label={reasonLabel}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              required
              sx={{ flex: '1 1 240px', maxWidth: 480 }}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          )}
          <Button
            variant="contained"
            color="primary"
            disabled={isBusy || !isReady}
            onClick={() => onSave(reason.trim())}
          >
            {isBusy ? t('working') : t('save')}
          </Button>
          <Button onClick={onDiscard} disabled={isBusy}>
            {t('discard')}
          </Button>
        </Box>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {edited}
        </Typography>
      )}
    </Box>
  );
}
