import { Box, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { asMoment } from '../../components/edit-field.tsx';
import { fieldOf, momentOf } from '../../lib/moments.ts';
import { useT } from '../../lib/words.ts';
import type { StaffPlatform } from './games-data.ts';

interface PlatformDialogProps {
  readonly platform: StaffPlatform;
  readonly onClose: () => void;
}

/** Switches a platform and announces its absence, with a reason that is recorded. Times are those of São Paulo. */
export function PlatformDialog({ platform, onClose }: PlatformDialogProps) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  // The page is read again all the time: what is saved is what was written upon when it was opened.
  const [version] = useState(platform.version);
  const [isOn, setIsOn] = useState(platform.is_on);
  const [isAsked, setIsAsked] = useState(platform.confirms_imports);
  const [isAway, setIsAway] = useState(platform.maintenance_until !== null);
  const [from, setFrom] = useState(fieldOf(platform.maintenance_from));
  const [until, setUntil] = useState(fieldOf(platform.maintenance_until));
  const change = async (reason: string) => {
    try {
      await dataProvider.update('platforms', {
        id: platform.code,
        data: {
          code: platform.code,
          version,
          is_on: isOn,
          confirms_imports: isAsked,
          maintenance_from: isAway ? (momentOf(from) ?? '') : null,
          maintenance_until: isAway ? (momentOf(until) ?? '') : null,
          reason,
        },
        previousData: { id: platform.code },
      });
      notify(t('game_changed', { title: platform.name }), { type: 'success' });
    } finally {
      refresh();
    }
  };
  return (
    <DecisionDialog
      title={platform.name}
      action={t('save')}
      tone="primary"
      reasonLabel={t('adjustment_reason')}
      draft={[isOn, isAsked, isAway, from, until]}
      onDecide={change}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('platform_change_text')}</Typography>
      <Box sx={{ display: 'grid', mt: 1 }}>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, next) => setIsOn(next)} />}
          label={t('platform_is_on')}
        />
        <FormControlLabel
          control={<Switch checked={isAsked} onChange={(_, next) => setIsAsked(next)} />}
          label={t('platform_confirms')}
        />
        <FormControlLabel
          control={<Switch checked={isAway} onChange={(_, next) => setIsAway(next)} />}
          label={t('platform_maintenance')}
        />
      </Box>
      {isAway && (
        <Box sx={{ display: 'grid', gap: 2, mt: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextField
            {...asMoment}
            label={t('platform_from')}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            {...asMoment}
            label={t('platform_until')}
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        </Box>
      )}
    </DecisionDialog>
  );
}
