import { staff } from '@arara/contract';
import { MenuItem, TextField } from '@mui/material';
import type { Colleague } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';

interface RoleFieldProps {
  readonly role: Colleague['role'];
  readonly onChange: (role: Colleague['role']) => void;
}

/** One of the roles. */
export function RoleField({ role, onChange }: RoleFieldProps) {
  const t = useT();
  return (
    <TextField
      select
      size="small"
      label={t('team_role')}
      value={role}
      onChange={({ target }) => {
        const chosen = staff.staffRoles.find((name) => name === target.value);
        if (chosen) onChange(chosen);
      }}
      sx={{ minWidth: 150, textAlign: 'left' }}
    >
      {staff.staffRoles.map((name) => (
        <MenuItem key={name} value={name}>
          {t(`role_${name}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
