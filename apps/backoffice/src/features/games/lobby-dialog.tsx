import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';
import type { StaffPlatform } from './games-data.ts';
import { LobbyChanges } from './lobby-changes.tsx';

interface LobbyDialogProps {
  readonly platform: StaffPlatform;
  readonly lobby: NonNullable<StaffPlatform['import']>;
  readonly onClose: () => void;
}

const kinds = ['added', 'changed', 'gone'] as const;
type Decision = 'apply' | 'dismiss';

/** What a lobby would change, with a few of each kind, and what becomes of it. What was left aside can still be taken over. */
export function LobbyDialog({ platform, lobby, onClose }: LobbyDialogProps) {
  const t = useT();
  const { number, moment } = useFormat();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const [decision, setDecision] = useState<Decision>('apply');
  const decide = async () => {
    try {
      await dataProvider.update('platform_imports', {
        id: platform.code,
        data: { code: platform.code, digest: lobby.digest, decision },
        previousData: { id: platform.code },
      });
      notify(t(decision === 'apply' ? 'lobby_applied' : 'lobby_dismissed'), { type: 'success' });
    } finally {
      refresh();
    }
  };
  return (
    <DecisionDialog
      title={t('lobby_title', { platform: platform.name })}
      action={t(`lobby_${decision}`)}
      tone={decision === 'apply' ? 'success' : 'primary'}
      onDecide={decide}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t('lobby_read', { at: moment(lobby.read_at) })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
        {kinds
          .filter((kind) => lobby[kind] > 0)
          .map((kind) => (
            <Box key={kind}>
              <Typography component="h3" sx={{ fontWeight: 600 }}>
                {t(`lobby_${kind}`)}: {number(lobby[kind])}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>
                {lobby.titles[kind].join(', ')}
                {lobby[kind] > lobby.titles[kind].length && ' …'}
              </Typography>
            </Box>
          ))}
      </Box>
      <LobbyChanges lobby={lobby} />
      {lobby.state === 'waiting' && (
        <ChoiceChips<Decision>
          label={t('lobby_decision')}
          value={decision}
          choices={[
            { value: 'apply', text: t('lobby_apply') },
            { value: 'dismiss', text: t('lobby_dismiss') },
          ]}
          onChange={setDecision}
        />
      )}
    </DecisionDialog>
  );
}
