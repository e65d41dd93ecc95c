import { staffAccess } from '@arara/contract';
import { Alert, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { FormDialog } from '../../components/form-dialog.tsx';
import { api, type Colleague } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';
import { RoleField } from './role-field.tsx';

/** Opens an account and shows its password, this once. */
export function AddColleague({ onClose }: { onClose: () => void }) {
  const t = useT();
  const refresh = useRefresh();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Colleague['role']>('support');
  const [password, setPassword] = useState('');

  const add = async () => {
    const added = await api(staffAccess.staffTeamAdd, { email, role });
    setPassword(added.password);
    refresh();
  };

  return (
    <FormDialog
      title={t('team_add')}
      action={t('team_add')}
      isDone={password !== ''}
      onSubmit={add}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
