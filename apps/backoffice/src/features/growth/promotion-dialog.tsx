import { Box, FormControlLabel, InputAdornment, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { EditDialog } from '../../components/edit-dialog.tsx';
import { asAmount, asMoment, EditField } from '../../components/edit-field.tsx';
import { useDecimals } from '../../lib/decimals.ts';
import { useEditedText } from '../../lib/edited-text.ts';
import { wordsOf } from '../../lib/language.ts';
import { fieldOf, momentOf } from '../../lib/moments.ts';
import type { Problems } from '../../lib/use-edit.ts';
import { type Say, useT } from '../../lib/words.ts';
import type { Promotion } from './growth-data.ts';
import { type Difference, useConfirmed } from './use-confirmed.tsx';
import { useEdit } from './use-edit.ts';

interface PromotionDialogProps {
  readonly promotion: Promotion;
  /** To look at: nothing can be changed. */
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
}

/** On or off, dates, budget and figures of a promotion. Only what was changed is sent. */
export function PromotionDialog({ promotion, isReadOnly, onClose }: PromotionDialogProps) {
  const t = useT();
  const editedText = useEditedText();
  const edit = useEdit();
  const { problems } = edit;
  const { shown, wire } = useDecimals();
  const [isOpen, setIsOpen] = useState(promotion.is_open);
  const [startsAt, setStartsAt] = useState(fieldOf(promotion.starts_at));
  const [endsAt, setEndsAt] = useState(fieldOf(promotion.ends_at));
  const [budget, setBudget] = useState(shown(promotion.budget ?? ''));
  const [values, setValues] = useState<Record<string, string>>({});
  const { dialog, confirmed } = useConfirmed();
  const differences = (): Difference[] => [
    { name: t('promo_is_open'), from: yesNo(promotion.is_open), to: yesNo(isOpen) },
    { name: t('promo_starts'), from: fieldOf(promotion.starts_at), to: startsAt },
    { name: t('promo_ends'), from: fieldOf(promotion.ends_at), to: endsAt },
    { name: `${t('promo_budget')} R$`, from: shown(promotion.budget ?? ''), to: budget.trim() },
    ...promotion.fields.map(({ path, unit, value }) => ({
      name: [groupName(t, groupOf(path)), nameOf(path), unitName(t, unit)].filter(Boolean).join(', '),
      from: shown(value),
      to: values[path]?.trim() ?? shown(value),
    })),
  ];
  const yesNo = (is: boolean) => t(is ? 'promo_on' : 'promo_off');
  const save = (reason: string) =>
    confirmed(differences(), () =>
      edit.save('promotion', {
        code: promotion.code,
        version: promotion.version,
        is_open: isOpen,
        starts_at: momentOf(startsAt),
        ends_at: momentOf(endsAt),
        budget: budget.trim() === '' ? null : wire(budget),
        fields: Object.fromEntries(Object.entries(values).map(([path, text]) => [path, wire(text)])),
        reason,
      }),
    );
  return (
    <>
      <EditDialog
        title={t(`promo_${promotion.code}`)}
        edit={edit}
        draft={differences().map(({ to }) => to)}
        isReadOnly={isReadOnly}
        width="md"
        reasonLabel={t('reason_for_audit')}
        edited={editedText(promotion)}
        onSave={save}
        onClose={onClose}
      >
        <FormControlLabel
          control={<Switch checked={isOpen} onChange={(_, next) => setIsOpen(next)} />}
          label={t('promo_is_open')}
        />
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
          <EditField
            name="starts_at"
            label={t('promo_starts')}
            value={startsAt}
            problems={problems}
            onChange={setStartsAt}
            {...asMoment}
          />
          <EditField
            name="ends_at"
            label={t('promo_ends')}
            value={endsAt}
            problems={problems}
            onChange={setEndsAt}
            {...asMoment}
          />
          <EditField
            name="budget"
            label={`${t('promo_budget')} R$`}
            value={budget}
            problems={problems}
            onChange={setBudget}
            helperText={t('promo_budget_hint')}
            {...asAmount}
          />
        </Box>
        <Figures
          promotion={promotion}
          values={values}
          problems={problems}
          onChange={(path, value) => setValues({ ...values, [path]: value })}
        />
      </EditDialog>
      {dialog}
    </>
  );
}

interface FiguresProps {
  readonly promotion: Promotion;
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Problems;
  readonly onChange: (path: string, value: string) => void;
}

/** The figures, those of one tier or one segment beside each other. */
function Figures({ promotion, values, problems, onChange }: FiguresProps) {
  const t = useT();
  const { shown } = useDecimals();
  const groups = [...new Set(promotion.fields.map(({ path }) => groupOf(path)))];
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{t('promo_figures')}</Typography>
      {groups.map((group) => (
        <Box key={group}>
          {group !== '' && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.25 }}>
              {groupName(t, group)}
            </Typography>
          )}
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
            }}
          >
            {promotion.fields
              .filter(({ path }) => groupOf(path) === group)
              .map(({ path, unit, value }) => (
                <EditField
                  key={path}
                  name={`fields.${path}`}
                  label={nameOf(path)}
                  value={values[path] ?? shown(value)}
                  problems={problems}
                  onChange={(text) => onChange(path, text)}
                  slotProps={{
                    htmlInput: { inputMode: 'decimal', 'aria-description': unitName(t, unit) },
                    input: {
                      endAdornment: <InputAdornment position="end">{unitName(t, unit)}</InputAdornment>,
                    },
                  }}
                />
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** `tiers.0.from` belongs to `tiers.0`; a figure that stands alone to nothing. */
const groupOf = (path: string) => path.split('.').slice(0, -1).join('.');

const nameOf = (path: string) => wordsOf(`field_${path.split('.').at(-1)}`) ?? path;

type Unit = Promotion['fields'][number]['unit'];

/** A bare number has no unit. */
const unitName = (t: Say, unit: Unit): string => (unit === 'count' ? '' : t(`unit_${unit}`));

function groupName(t: Say, group: string): string {
  if (group === '') return '';
  const [kind, index] = group.split('.');
  const number = Number(index) + 1;
  return t(kind === 'tiers' ? 'group_tiers' : 'group_segments', { number });
}
