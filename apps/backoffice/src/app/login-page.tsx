import { CallError } from '@arara/contract';
import { Alert, Box, Button, Paper, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useLogin } from 'react-admin';
import { usePageTitle } from '../components/page-head.tsx';
import { useAttempt } from '../lib/use-attempt.ts';
import { useT } from '../lib/words.ts';
import { Brand } from './layout/brand.tsx';
import { LanguageChoice } from './layout/language-choice.tsx';

/** Where staff logs in. */
export function LoginPage() {
  const t = useT();
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const { attempt, isBusy, problem } = useAttempt();
  usePageTitle(t('login_title'));

  const enter = async () => {
    try {
      await login({ email, password, ...(code === null ? {} : { code }) });
    } catch (error) {
      if (error instanceof CallError && error.fail?.error === 'two_factor_required') return setCode('');
      if (code === null) setPassword('');
      else setCode('');
      throw error;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(enter);
  };

  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 380, p: 3.5, borderRadius: '20px' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 3 }}>
          <Brand />
          <LanguageChoice />
        </Box>
        <Typography variant="h1">{t('login_title')}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5 }}>{t('login_hint')}</Typography>
        <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <TextField
            label={t('email')}
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            autoFocus
            required
          />
          <TextField
            label={t('password')}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
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
          <Button type="submit" variant="contained" color="primary" disabled={isBusy} sx={{ minHeight: 44 }}>
            {isBusy ? t('logging_in') : t('login')}
          </Button>
        </Box>
      </Paper>
    </Box>
  );
}
