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
import { type FormEvent, useId, useState } from 'react';
import { useRefresh } from 'react-admin';
import { api, type Colleague, wordsOf } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';
import { RoleField } from './role-field.tsx';

/** Opens an account and shows its password, this once. */
export function AddColleague({ onClose }: { onClose: () => void }) {
  const t = useT();
  const refresh = useRefresh();
  const titleId = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Colleague['role']>('support');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setProblem('');
    try {
      const added = await api(staffAccess.staffTeamAdd, { email, role });
      setPassword(added.password);
      refresh();
    } catch (error) {
      setProblem(wordsOf(error) ?? t('network'));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form onSubmit={add} noValidate>
        <DialogTitle id={titleId}>{t('team_add')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {password ? (
            <Alert severity="success">
              {t('team_added')}
              <Typography component="code" sx={{ display: 'block', mt: 1, userSelect: 'all' }}>
                {password}
              </Typography>
            </Alert>
          ) : (
            <>
              <TextField
                label={t('email')}
                type="email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                autoFocus
                required
              />
              <RoleField role={role} onChange={setRole} />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{password ? t('close') : t('cancel')}</Button>
          {!password && (
            <Button type="submit" variant="contained" disabled={isBusy}>
              {isBusy ? t('working') : t('team_add')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
