import { CallError } from '@arara/contract';
import { Alert, Box, TextField } from '@mui/material';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useAttempt } from '../lib/use-attempt.ts';
import { useT } from '../lib/words.ts';

interface Login {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
}

interface LoginFormProps {
  /** Who logs in again; without it the form asks who it is. */
  readonly email?: string;
  readonly onEnter: (login: Login) => Promise<unknown>;
  /** What stands around the fields. */
  readonly children: (fields: ReactNode, isBusy: boolean) => ReactNode;
}

/** Asks for the password and, once the server asks for it, for the code of the app. */
export function LoginForm({ email: known, onEnter, children }: LoginFormProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const { attempt, isBusy, problem } = useAttempt();
  const email = known ?? typed;
  const enter = async () => {
    try {
      await onEnter({ email, password, ...(code !== null && { code }) });
    } catch (error) {
      if (error instanceof CallError && error.fail?.error === 'two_factor_required') return setCode('');
      if (code === null) setPassword('');
      else setCode('');
      throw error;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Over a page that has a form of its own, that one is another.
    event.stopPropagation();
    void attempt(enter);
  };
  return (
    <form onSubmit={submit}>
      {children(
        <Box sx={{ display: 'grid', gap: 2 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <TextField
            label={t('email')}
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setTyped(event.target.value)}
            disabled={known !== undefined}
            autoFocus={known === undefined}
            required
          />
          <TextField
            label={t('password')}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoFocus={known !== undefined}
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
        </Box>,
        isBusy,
      )}
    </form>
  );
}
