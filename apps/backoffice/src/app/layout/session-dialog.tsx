import { staff } from '@arara/contract';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { api, keepStaffToken } from '../../lib/api.ts';
import { useSessionOver } from '../../lib/session-over.ts';
import { useT } from '../../lib/words.ts';
import { LoginForm } from '../login-form.tsx';

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
  return (
    <Dialog open aria-labelledby="session-over" fullWidth maxWidth="xs" sx={{ zIndex: 'tooltip' }}>
      <LoginForm
        email={email}
        onEnter={async (login) => {
          const session = await api(staff.staffLogin, login);
          keepStaffToken(session.token);
          onDone();
        }}
      >
        {(fields, isBusy) => (
          <>
            <DialogTitle id="session-over">{t('session_over')}</DialogTitle>
            <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
              <Typography>{t('session_over_text')}</Typography>
              {fields}
            </DialogContent>
            <DialogActions>
              <Button onClick={onLeave}>{t('session_leave')}</Button>
              <Button type="submit" variant="contained" color="primary" disabled={isBusy}>
                {isBusy ? t('logging_in') : t('session_continue')}
              </Button>
            </DialogActions>
          </>
        )}
      </LoginForm>
    </Dialog>
  );
}
