import { staffAccess } from '@arara/contract';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useNotify, useRefresh } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { api, type Colleague } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';
import { RoleField } from './role-field.tsx';
import { type Told, ToldPassword } from './told-password.tsx';

type Asked =
  | { readonly act: 'role'; readonly role: Colleague['role'] }
  | { readonly act: 'close' | 'open' | 'forget' | 'reset' };

/** What an administrator decides about another's account, each with a reason; the own one is left alone. */
export function ColleagueActions({ colleague }: { colleague: Colleague }) {
  const t = useT();
  const { identity } = useGetIdentity();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  if (!identity || identity.id === colleague.id) return null;
  return (
    // The select's name stands on its upper edge and needs room above.
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: { md: 'flex-end' }, pt: 1 }}>
      <RoleField role={colleague.role} onChange={(role) => setAsked({ act: 'role', role })} />
      {colleague.has_two_factor && (
        <Button onClick={() => setAsked({ act: 'forget' })}>{t('two_factor_forget')}</Button>
      )}
      <Button onClick={() => setAsked({ act: 'reset' })}>{t('team_reset')}</Button>
      <Button
        onClick={() => setAsked({ act: colleague.is_active ? 'close' : 'open' })}
        sx={{ color: colleague.is_active ? 'error.main' : 'text.primary' }}
      >
        {colleague.is_active ? t('team_close') : t('team_open')}
      </Button>
      {asked && <Ask colleague={colleague} asked={asked} onTold={setTold} onClose={() => setAsked(null)} />}
      {told && <ToldPassword told={told} onClose={() => setTold(null)} />}
    </Box>
  );
}

interface AskProps {
  readonly colleague: Colleague;
  readonly asked: Asked;
  readonly onTold: (told: Told) => void;
  readonly onClose: () => void;
}

function Ask({ colleague, asked, onTold, onClose }: AskProps) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const { id, email } = colleague;
  const decide = async (reason: string) => {
    if (asked.act === 'reset') onTold(await api(staffAccess.staffTeamReset, { id, reason }));
    else {
      const change = {
        role: asked.act === 'role' ? { role: asked.role } : {},
        close: { is_active: false },
        open: { is_active: true },
        forget: { forget_two_factor: true },
      }[asked.act];
      await api(staffAccess.staffTeamChange, { id, reason, ...change });
      notify(t('team_changed', { email }), { type: 'success' });
    }
    refresh();
  };
  const words = {
    role: [
      t('team_role_title', {
        email,
        from: t(`role_${colleague.role}`),
        to: t(`role_${asked.act === 'role' ? asked.role : colleague.role}`),
      }),
      t('team_role_text'),
      t('team_role_change'),
    ],
    close: [t('team_close_title', { email }), t('team_close_text'), t('team_close')],
    open: [t('team_open_title', { email }), t('team_open_text'), t('team_open')],
    forget: [t('two_factor_forget_title', { email }), t('two_factor_forget_text'), t('two_factor_forget')],
    reset: [t('team_reset_title', { email }), t('team_reset_text'), t('team_reset')],
  } as const;
  const [title, text, action] = words[asked.act];
  return (
    <DecisionDialog
      title={title}
      action={action}
      tone={asked.act === 'open' ? 'primary' : 'error'}
      reasonLabel={t('reason_for_audit')}
      onDecide={decide}
      onClose={onClose}
    >
      {text}
    </DecisionDialog>
  );
}
