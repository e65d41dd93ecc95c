import { Box, FormControlLabel, InputAdornment, Switch, Typography } from '@mui/material';
import { EditDialog } from '../../components/edit-dialog.tsx';
import { asAmount, asMoment, EditField } from '../../components/edit-field.tsx';
import { useDecimals } from '../../lib/decimals.ts';
import { useEditedText } from '../../lib/edited-text.ts';
import { wordsOf } from '../../lib/language.ts';
import { fieldOf, momentOf } from '../../lib/moments.ts';
import type { Problems } from '../../lib/use-edit.ts';
import { useWritten } from '../../lib/use-written.ts';
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

type Fields = Readonly<{ isOpen: boolean; startsAt: string; endsAt: string; budget: string }> &
  Readonly<Record<`fields.${string}`, string>>;

/** On or off, dates, budget and figures of a promotion. Only what was changed is sent. */
export function PromotionDialog({ promotion, isReadOnly, onClose }: PromotionDialogProps) {
  const t = useT();
  const editedText = useEditedText();
  const edit = useEdit();
  const { problems } = edit;
  const { shown, wire, retyped } = useDecimals();
  const now: Fields = {
    isOpen: promotion.is_open,
    startsAt: fieldOf(promotion.starts_at),
    endsAt: fieldOf(promotion.ends_at),
    budget: shown(promotion.budget ?? ''),
    ...Object.fromEntries(promotion.fields.map(({ path, value }) => [`fields.${path}`, shown(value)])),
  };
  const { values, saved, version, changes, write } = useWritten(now, promotion.version, edit.ending);
  const { isOpen, startsAt, endsAt, budget } = values;
  const { dialog, confirmed } = useConfirmed();
  const differences = (): Difference[] => [
    { name: t('promo_is_open'), from: yesNo(saved.isOpen), to: yesNo(isOpen) },
    { name: t('promo_starts'), from: saved.startsAt, to: startsAt },
    { name: t('promo_ends'), from: saved.endsAt, to: endsAt },
    {
      name: `${t('promo_budget')} R$`,
      from: saved.budget,
      to: retyped(saved.budget, budget),
      sent: budget.trim() === '' ? [] : [wire(budget)],
    },
    ...promotion.fields.map(({ path, unit }) => ({
      name: [groupName(t, groupOf(path)), nameOf(path), unitName(t, unit)].filter(Boolean).join(', '),
      from: saved[`fields.${path}`] ?? '',
      to: retyped(saved[`fields.${path}`] ?? '', values[`fields.${path}`] ?? ''),
      sent: [wire(values[`fields.${path}`] ?? '')],
    })),
  ];
  const yesNo = (is: boolean) => t(is ? 'promo_on' : 'promo_off');
  const save = (reason: string) =>
    confirmed(differences(), () =>
      edit.save('promotion', {
        code: promotion.code,
        version,
        is_open: isOpen,
        starts_at: momentOf(startsAt),
        ends_at: momentOf(endsAt),
        budget: budget.trim() === '' ? null : wire(budget),
        fields: Object.fromEntries(
          promotion.fields.flatMap(({ path }) => {
            const text = changes[`fields.${path}`];
            return text === undefined ? [] : [[path, wire(text)]];
          }),
        ),
        reason,
      }),
    );
  return (
    <>
      <EditDialog
        title={t(`promo_${promotion.code}`)}
        edit={edit}
        draft={changes}
        isReadOnly={isReadOnly}
        width="md"
        reasonLabel={t('reason_for_audit')}
        edited={editedText(promotion)}
        onSave={save}
        onClose={onClose}
      >
        <FormControlLabel
          control={<Switch checked={isOpen} onChange={(_, next) => write({ isOpen: next })} />}
          label={t('promo_is_open')}
        />
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
          <EditField
            name="starts_at"
            label={t('promo_starts')}
            value={startsAt}
            problems={problems}
            onChange={(text) => write({ startsAt: text })}
            {...asMoment}
          />
          <EditField
            name="ends_at"
            label={t('promo_ends')}
            value={endsAt}
            problems={problems}
            onChange={(text) => write({ endsAt: text })}
            {...asMoment}
          />
          <EditField
            name="budget"
            label={`${t('promo_budget')} R$`}
            value={budget}
            problems={problems}
            onChange={(text) => write({ budget: text })}
            helperText={t('promo_budget_hint')}
            {...asAmount}
          />
        </Box>
        <Figures
          promotion={promotion}
          values={values}
          problems={problems}
          onChange={(path, value) => write({ [`fields.${path}`]: value })}
        />
      </EditDialog>
      {dialog}
    </>
  );
}

interface FiguresProps {
  readonly promotion: Promotion;
  readonly values: Fields;
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
                  value={values[`fields.${path}`] ?? shown(value)}
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
