import { CallError, staff } from '@arara/contract';
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
import { type FormEvent, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { api, keepStaffToken } from '../../lib/api.ts';
import { useSessionOver } from '../../lib/session-over.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { useT } from '../../lib/words.ts';

/** Asks for the password over the page when the session ends in the middle of work: nothing that was typed is lost. */
export function SessionDialog() {
  const { identity } = useGetIdentity();
  // Nobody is known yet: there is no work to save, and the page of the login asks.
  return identity?.fullName ? <Asking email={identity.fullName} /> : null;
}

function Asking({ email }: { email: string }) {
  const over = useSessionOver();
  return over && <LogInAgain email={email} onDone={over.goOn} onLeave={over.leave} />;
}

interface LogInAgainProps {
  readonly email: string;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}

function LogInAgain({ email, onDone, onLeave }: LogInAgainProps) {
  const t = useT();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const { attempt, isBusy, problem } = useAttempt();
  const enter = async () => {
    try {
      const session = await api(staff.staffLogin, { email, password, ...(code !== null && { code }) });
      keepStaffToken(session.token);
      onDone();
    } catch (error) {
      if (error instanceof CallError && error.fail?.error === 'two_factor_required') return setCode('');
      if (code === null) setPassword('');
      else setCode('');
      throw error;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form under this dialog is another one.
    event.stopPropagation();
    void attempt(enter);
  };
  return (
    <Dialog open aria-labelledby="session-over" fullWidth maxWidth="xs" sx={{ zIndex: 'tooltip' }}>
      <form onSubmit={submit}>
        <DialogTitle id="session-over">{t('session_over')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <Typography>{t('session_over_text')}</Typography>
          {problem && <Alert severity="error">{problem}</Alert>}
          <TextField label={t('email')} value={email} autoComplete="username" disabled />
          <TextField
            label={t('password')}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoFocus
            required
          />
          {code !== null && (
            <TextField
              label={t('code')}
              helperText={t('code_hint')}
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => setCode(event.target.value)}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
              autoFocus
              required
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>{t('session_leave')}</Button>
          <Button type="submit" variant="contained" color="primary" disabled={isBusy}>
            {isBusy ? t('logging_in') : t('session_continue')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
