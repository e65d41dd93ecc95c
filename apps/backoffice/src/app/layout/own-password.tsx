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
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useGetIdentity, useLogout, useNotify } from 'react-admin';
import { api } from '../../lib/api.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { useT } from '../../lib/words.ts';
import { askAgainWhoIAm } from '../auth-provider.ts';

/** The way to change the own password. */
export function OwnPasswordButton() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button fullWidth startIcon={<KeyRound size={16} />} onClick={() => setIsOpen(true)}>
        {t('own_password')}
      </Button>
      {isOpen && (
        <OwnPassword
          text={t('own_password_change_text')}
          leave={t('cancel')}
          onLeave={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** In the place of every room, until whoever entered with a password that was shown has chosen an own one. */
export function OwnPasswordFirst() {
  const t = useT();
  const logout = useLogout();
  return <OwnPassword text={t('own_password_text')} leave={t('logout')} onLeave={() => void logout()} />;
}

interface OwnPasswordProps {
  readonly text: string;
  readonly leave: string;
  readonly onLeave: () => void;
}

function OwnPassword({ text, leave, onLeave }: OwnPasswordProps) {
  const t = useT();
  const notify = useNotify();
  const { identity, refetch } = useGetIdentity();
  const { attempt, isBusy, problem } = useAttempt();
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const [code, setCode] = useState('');
  const asksForCode = identity?.hasTwoFactor === true && !identity.mustChangePassword;
  const change = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = await attempt(() =>
      api(staffAccess.staffPasswordChange, {
        password: old,
        new_password: next,
        ...(asksForCode && { code }),
      }),
    );
    if (!isDone) {
      // An app may have been bound elsewhere meanwhile.
      askAgainWhoIAm();
      await refetch?.();
      return;
    }
    notify(t('own_password_done'), { type: 'success' });
    askAgainWhoIAm();
    if (identity?.mustChangePassword) await refetch?.();
    else onLeave();
  };
  return (
    <Dialog open aria-labelledby="own-password" fullWidth maxWidth="xs">
      <form onSubmit={(event) => void change(event)} noValidate>
        <DialogTitle id="own-password">{t('own_password_title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <Typography>{text}</Typography>
          {problem && <Alert severity="error">{problem}</Alert>}
          <TextField
            label={t('own_password_old')}
            type="password"
            autoComplete="current-password"
            value={old}
            onChange={(event) => setOld(event.target.value)}
            autoFocus
            required
          />
          <TextField
            label={t('own_password_new')}
            type="password"
            autoComplete="new-password"
            value={next}
            onChange={(event) => setNext(event.target.value)}
            required
          />
          {asksForCode && (
            <TextField
              label={t('code')}
              helperText={t('code_hint')}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              autoComplete="one-time-code"
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
              required
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>{leave}</Button>
          <Button type="submit" variant="contained" color="primary" disabled={isBusy}>
            {isBusy ? t('working') : t('own_password_set')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
