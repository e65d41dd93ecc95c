import { staffAccess } from '@arara/contract';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { api, wordsOf } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';

/** The way to bind an authenticator app; gone once one is bound. */
export function TwoFactorButton() {
  const t = useT();
  const { identity, refetch } = useGetIdentity();
  const [isOpen, setIsOpen] = useState(false);
  if (!identity || identity.hasTwoFactor) return null;
  return (
    <>
      <Button fullWidth startIcon={<ShieldCheck size={16} />} onClick={() => setIsOpen(true)}>
        {t('two_factor')}
      </Button>
      {isOpen && (
        <SetUp
          onClose={() => {
            setIsOpen(false);
            void refetch?.();
          }}
        />
      )}
    </>
  );
}

function SetUp({ onClose }: { onClose: () => void }) {
  const t = useT();
  const titleId = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [key, setKey] = useState<{ secret: string; otpauth_uri: string } | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const go = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setProblem('');
    try {
      if (!key) setKey(await api(staffAccess.staffTwoFactorBegin, { password }));
      else {
        await api(staffAccess.staffTwoFactorConfirm, { code });
        setIsDone(true);
      }
    } catch (error) {
      setProblem(wordsOf(error) ?? t('network'));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form onSubmit={go} noValidate>
        <DialogTitle id={titleId}>{t('two_factor')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {isDone && <Alert severity="success">{t('two_factor_done')}</Alert>}
          {!key && (
            <>
              <Typography>{t('two_factor_hint')}</Typography>
              <TextField
                label={t('password')}
                type="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                autoFocus
                required
              />
            </>
          )}
          {key && !isDone && (
            <>
              <Typography>{t('two_factor_scan')}</Typography>
              <Typography
                component="a"
                href={key.otpauth_uri}
                aria-label={`${t('two_factor_key')}: ${key.secret}`}
                sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', color: 'inherit' }}
              >
                {key.secret}
              </Typography>
              <TextField
                label={t('code')}
                value={code}
                onChange={(event) => setCode(event.target.value)}
                autoComplete="one-time-code"
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
                autoFocus
                required
              />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{isDone ? t('close') : t('cancel')}</Button>
          {!isDone && (
            <Button type="submit" variant="contained" disabled={isBusy}>
              {isBusy ? t('working') : t('two_factor_begin')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
