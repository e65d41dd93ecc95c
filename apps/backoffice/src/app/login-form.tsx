import { CallError } from '@arara/contract';
import { Alert, Box, TextField } from '@mui/material';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useAttempt } from '../lib/use-attempt.ts';
import { useT } from '../lib/words.ts';
import { type CaptchaAnswer, CaptchaField } from './captcha-field.tsx';

interface Login {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
  readonly captcha_key?: string;
  readonly captcha_code?: string;
}

interface LoginFormProps {
  /** Who logs in again; without it the form asks who it is. */
  readonly email?: string;
  readonly onEnter: (login: Login) => Promise<unknown>;
  /** What stands around the fields. */
  readonly children: (fields: ReactNode, isBusy: boolean) => ReactNode;
}

/** Asks for the password and, once the server asks for them, for a verification code and the code of the app. */
export function LoginForm({ email: known, onEnter, children }: LoginFormProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [captcha, setCaptcha] = useState<CaptchaAnswer | null>(null);
  const [refusals, setRefusals] = useState(0);
  const { attempt, isBusy, problem } = useAttempt();
  const email = known ?? typed;
  const enter = async () => {
    try {
      await onEnter({ email, password, ...(code !== null && { code }), ...captcha });
    } catch (error) {
      setRefusals((count) => count + 1);
      const fail = error instanceof CallError ? error.fail : null;
      if (asksForCaptcha(fail)) setCaptcha((known) => known ?? { captcha_key: '', captcha_code: '' });
      if (fail?.error === 'two_factor_required') return setCode('');
      // The password was not looked at.
      if (fail?.error === 'captcha_required' || fail?.error === 'captcha_wrong') throw error;
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
          {captcha && <CaptchaField value={captcha} onChange={setCaptcha} refusals={refusals} />}
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

/** A verification code has to be shown now, or at the next try. */
const asksForCaptcha = (fail: CallError['fail'] | null): boolean =>
  fail?.error === 'captcha_required' ||
  fail?.error === 'captcha_wrong' ||
  (fail?.error === 'wrong_credentials' && readsAsked(fail.data));

const readsAsked = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'captcha_required' in data && data.captcha_required === true;
