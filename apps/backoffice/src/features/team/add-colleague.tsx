import { staffAccess } from '@arara/contract';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { FormDialog } from '../../components/form-dialog.tsx';
import { api, type Colleague } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';
import { RoleField } from './role-field.tsx';
import { type Told, ToldPassword } from './told-password.tsx';

/** Opens an account and shows its password, this once. */
export function AddColleague({ onClose }: { onClose: () => void }) {
  const t = useT();
  const refresh = useRefresh();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Colleague['role']>('support');
  const [told, setTold] = useState<Told | null>(null);

  const add = async () => {
    setTold(await api(staffAccess.staffTeamAdd, { email, role }));
    refresh();
  };

  if (told) return <ToldPassword told={told} onClose={onClose} />;
  return (
    <FormDialog
      title={t('team_add')}
      action={t('team_add')}
      isDone={false}
      draft={[email, role]}
      onSubmit={add}
      onClose={onClose}
    >
      <TextField
        label={t('email')}
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        autoFocus
        required
      />
      <RoleField role={role} onChange={setRole} />
    </FormDialog>
  );
}
