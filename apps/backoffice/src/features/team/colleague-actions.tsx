import { staffAccess } from '@arara/contract';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useNotify, useRefresh } from 'react-admin';
import { api, type Colleague, wordsOf } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';
import { RoleField } from './role-field.tsx';

interface Change {
  readonly role?: Colleague['role'];
  readonly is_active?: boolean;
  readonly forget_two_factor?: boolean;
}

/** What an administrator does to another's account; the own one is left alone. */
export function ColleagueActions({ colleague }: { colleague: Colleague }) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const { identity } = useGetIdentity();
  const [isBusy, setIsBusy] = useState(false);
  if (!identity || identity.id === colleague.id) return null;
  const change = async (what: Change) => {
    setIsBusy(true);
    try {
      await api(staffAccess.staffTeamChange, { id: colleague.id, ...what });
      notify(t('team_changed', { email: colleague.email }), { type: 'success' });
    } catch (error) {
      notify(wordsOf(error) ?? t('network'), { type: 'error' });
    } finally {
      setIsBusy(false);
      refresh();
    }
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: { md: 'flex-end' } }}>
      <RoleField role={colleague.role} isDisabled={isBusy} onChange={(role) => void change({ role })} />
      {colleague.has_two_factor && (
        <Button disabled={isBusy} onClick={() => void change({ forget_two_factor: true })}>
          {t('two_factor_forget')}
        </Button>
      )}
      <Button
        disabled={isBusy}
        onClick={() => void change({ is_active: !colleague.is_active })}
        sx={{ color: colleague.is_active ? 'error.main' : 'text.primary' }}
      >
        {colleague.is_active ? t('team_close') : t('team_open')}
      </Button>
    </Box>
  );
}
