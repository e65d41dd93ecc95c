import { Box, Button, Paper, Typography } from '@mui/material';
import { useLogin } from 'react-admin';
import { usePageTitle } from '../components/page-head.tsx';
import { useT } from '../lib/words.ts';
import { Brand } from './layout/brand.tsx';
import { LanguageChoice } from './layout/language-choice.tsx';
import { LoginForm } from './login-form.tsx';

/** Where staff logs in. */
export function LoginPage() {
  const t = useT();
  const login = useLogin();
  usePageTitle(t('login_title'));
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 380, p: 3.5, borderRadius: '20px' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 3 }}>
          <Brand />
          <LanguageChoice />
        </Box>
        <Typography variant="h1">{t('login_title')}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5 }}>{t('login_hint')}</Typography>
        <LoginForm onEnter={login}>
          {(fields, isBusy) => (
            <>
              {fields}
              <Button
                type="submit"
                variant="contained"
                color="primary"
                fullWidth
                disabled={isBusy}
                sx={{ minHeight: 44, mt: 2 }}
              >
                {isBusy ? t('logging_in') : t('login')}
              </Button>
            </>
          )}
        </LoginForm>
      </Paper>
    </Box>
  );
}
