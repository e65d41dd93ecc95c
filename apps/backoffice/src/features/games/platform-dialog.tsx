import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { EditDialog } from '../../components/edit-dialog.tsx';
import { asMoment, EditField } from '../../components/edit-field.tsx';
import { fieldOf, momentOf } from '../../lib/moments.ts';
import { useEditOf } from '../../lib/use-edit.ts';
import { useWritten } from '../../lib/use-written.ts';
import { useT } from '../../lib/words.ts';
import type { StaffPlatform } from './games-data.ts';

interface PlatformDialogProps {
  readonly platform: StaffPlatform;
  readonly onClose: () => void;
}

/** Switches a platform and announces its absence, with a reason that is recorded. Times are those of São Paulo. */
export function PlatformDialog({ platform, onClose }: PlatformDialogProps) {
  const t = useT();
  const edit = useEditOf('platforms');
  const now = {
    is_on: platform.is_on,
    confirms_imports: platform.confirms_imports,
    is_away: platform.maintenance_until !== null,
    from: fieldOf(platform.maintenance_from),
    until: fieldOf(platform.maintenance_until),
  };
  const { values, version, changes, write } = useWritten(now, platform.version, edit.ending);
  const { is_on, confirms_imports, is_away, from, until } = values;
  const save = (reason: string) => {
    const data = {
      code: platform.code,
      version,
      is_on,
      confirms_imports,
      maintenance_from: is_away ? (momentOf(from) ?? '') : null,
      maintenance_until: is_away ? (momentOf(until) ?? '') : null,
      reason,
    };
    return edit.save(platform.code, data, t('game_changed', { title: platform.name }));
  };
  return (
    <EditDialog
      title={platform.name}
      edit={edit}
      draft={changes}
      reasonLabel={t('adjustment_reason')}
      onSave={save}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('platform_change_text')}</Typography>
      <Box sx={{ display: 'grid', mt: 1 }}>
        <FormControlLabel
          control={<Switch checked={is_on} onChange={(_, next) => write({ is_on: next })} />}
          label={t('platform_is_on')}
        />
        <FormControlLabel
          control={
            <Switch checked={confirms_imports} onChange={(_, next) => write({ confirms_imports: next })} />
          }
          label={t('platform_confirms')}
        />
        <FormControlLabel
          control={<Switch checked={is_away} onChange={(_, next) => write({ is_away: next })} />}
          label={t('platform_maintenance')}
        />
      </Box>
      {is_away && (
        <Box sx={{ display: 'grid', gap: 2, mt: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <EditField
            {...asMoment}
            name="maintenance_from"
            label={t('platform_from')}
            value={from}
            problems={edit.problems}
            onChange={(text) => write({ from: text })}
          />
          <EditField
            {...asMoment}
            name="maintenance_until"
            label={t('platform_until')}
            value={until}
            problems={edit.problems}
            onChange={(text) => write({ until: text })}
          />
        </Box>
      )}
    </EditDialog>
  );
}
