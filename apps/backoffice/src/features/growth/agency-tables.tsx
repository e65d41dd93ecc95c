import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { SaveBar } from '../../components/save-bar.tsx';
import { useDecimals } from '../../lib/decimals.ts';
import { useEditedText } from '../../lib/edited-text.ts';
import { wordsOf } from '../../lib/language.ts';
import { leavingUnsaved } from '../../lib/unsaved.ts';
import { useWritten } from '../../lib/use-written.ts';
import { useT } from '../../lib/words.ts';
import { FigureTable } from './figure-table.tsx';
import type { AgencySheet } from './growth-data.ts';
import { Sheet } from './sheet.tsx';
import { useConfirmed } from './use-confirmed.tsx';
import { useEdit } from './use-edit.ts';

type Table = AgencySheet['recharge'];
type Tier = Table['tiers'][number];

/** What commission is paid by: on deposits, on turnover by category, and the rule of a day. */
export function AgencyTables() {
  return <Sheet<AgencySheet> part="agency">{(sheet) => <Tables sheet={sheet} />}</Sheet>;
}

function Tables({ sheet }: { sheet: AgencySheet }) {
  const t = useT();
  const [category, setCategory] = useState(sheet.betting[0]?.category ?? 'slots');
  const isTyped = useRef(false);
  const shown = sheet.betting.find((one) => one.category === category);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <section>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {t('agency_recharge')}
        </Typography>
        <Tiers label={t('agency_recharge')} table={sheet.recharge} edit={{ mechanism: 'recharge' }} />
      </section>
      <section>
        <Typography variant="h2">{t('agency_betting')}</Typography>
        <Box sx={{ mb: 1 }}>
          <ChoiceChips
            label={t('category')}
            value={category}
            choices={sheet.betting.map((one) => ({
              value: one.category,
              text: wordsOf(`category_${one.category}`) ?? one.category,
            }))}
            onChange={(next) => leavingUnsaved(() => setCategory(next), isTyped.current)}
          />
        </Box>
        {shown && (
          <Tiers
            key={category}
            label={t('agency_betting')}
            table={shown}
            edit={{ mechanism: 'betting', category }}
            onTyped={(is) => {
              isTyped.current = is;
            }}
          />
        )}
      </section>
      <Rule rule={sheet.rule} />
    </Box>
  );
}

const levels = ['level_1', 'level_2', 'level_3'] as const;
const emptyTier: Tier = { from: '', level_1: '0', level_2: '0', level_3: '0' };

interface TiersProps {
  readonly label: string;
  readonly table: Table;
  readonly edit: { readonly mechanism: 'recharge' | 'betting'; readonly category?: string };
  /** Told whether it differs from what is saved. */
  readonly onTyped?: (isTyped: boolean) => void;
}

function Tiers({ label, table, edit, onTyped }: TiersProps) {
  const t = useT();
  const editedText = useEditedText();
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'growth', action: 'money' });
  const { save, isBusy, problems, ending, clear } = useEdit();
  const { shown, wire, retyped } = useDecimals();
  const written = (write: (text: string) => string, all: readonly Tier[]) =>
    all.map((tier) => ({
      from: write(tier.from),
      level_1: write(tier.level_1),
      level_2: write(tier.level_2),
      level_3: write(tier.level_3),
    }));
  const { dialog, confirmed } = useConfirmed();
  const { values, saved, version, write, discard } = useWritten(
    { tiers: written(shown, table.tiers) },
    table.version,
    ending,
  );
  const { tiers } = values;
  const differences = () => {
    const before = saved.tiers;
    const places = Math.max(before.length, tiers.length);
    return Array.from({ length: places }, (_, index) =>
      (['from', ...levels] as const).map((name) => ({
        name: `${index + 1}, ${t(`agency_${name}`)}`,
        from: before[index]?.[name] ?? '',
        to: retyped(before[index]?.[name] ?? '', tiers[index]?.[name] ?? ''),
        // A tier that is taken away has none.
        sent: tiers.slice(index, index + 1).map((tier) => wire(tier[name])),
      })),
    ).flat();
  };
  const isChanged = differences().some(({ from, to }) => from !== to);
  useEffect(() => onTyped?.(isChanged), [isChanged, onTyped]);
  const change = (path: string, value: string) => {
    const [, index, name] = path.split('.');
    write({
      tiers: tiers.map((tier, at) => (at === Number(index) && name ? { ...tier, [name]: value } : tier)),
    });
  };
  return (
    <>
      <FigureTable
        label={label}
        head={['#', t('agency_from'), ...levels.map((name) => t(`agency_${name}`))]}
        rows={tiers.map((tier, index) => ({
          // Tiers have no name but their place.
          key: String(index),
          name: String(index + 1),
          cells: (['from', ...levels] as const).map((name) => ({
            path: `tiers.${index}.${name}`,
            value: tier[name],
            label: `${index + 1}, ${t(`agency_${name}`)}`,
          })),
          ...(mayEdit &&
            tiers.length > 1 && {
              end: (
                <IconButton
                  aria-label={t('agency_remove', { number: index + 1 })}
                  onClick={() => write({ tiers: tiers.filter((_, at) => at !== index) })}
                >
                  <Trash2 size={16} />
                </IconButton>
              ),
            }),
        }))}
        {...(mayEdit && tiers.length > 1 && { endHead: t('actions') })}
        problems={problems.fields}
        onChange={change}
        isReadOnly={!mayEdit}
      />
      {mayEdit && (
        <Button
          variant="text"
          startIcon={<Plus size={16} />}
          onClick={() => write({ tiers: [...tiers, emptyTier] })}
          sx={{ mt: 0.5 }}
        >
          {t('agency_add')}
        </Button>
      )}
      <SaveBar
        isChanged={isChanged}
        isBusy={isBusy}
        message={problems.message}
        edited={editedText(table)}
        reasonLabel={t('reason_for_audit')}
        onSave={(reason) =>
          void confirmed(differences(), () =>
            save('agency_tiers', { ...edit, version, tiers: written(wire, tiers), reason }),
          )
        }
        onDiscard={() => {
          discard();
          clear();
        }}
      />
      {dialog}
    </>
  );
}

function Rule({ rule }: { rule: AgencySheet['rule'] }) {
  const t = useT();
  const editedText = useEditedText();
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'growth', action: 'money' });
  const { save, isBusy, problems, ending, clear } = useEdit();
  const { shown, wire, retyped } = useDecimals();
  const now = {
    min_active: shown(String(rule.min_active)),
    min_payout: shown(rule.min_payout),
    cap: shown(rule.cap),
  };
  const { values, saved, version, write, discard } = useWritten(now, rule.version, ending);
  const names = ['min_active', 'min_payout', 'cap'] as const;
  const { dialog, confirmed } = useConfirmed();
  const differences = () =>
    names.map((name) => ({
      name: t(`agency_${name}`),
      from: saved[name],
      to: retyped(saved[name], values[name]),
      sent: [wire(values[name])],
    }));
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('agency_rule')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {names.map((name) => (
          <TextField
            key={name}
            size="small"
            label={t(`agency_${name}`)}
            value={values[name]}
            onChange={(event) => write({ [name]: event.target.value })}
            error={problems.fields[name] !== undefined}
            helperText={problems.fields[name]}
            slotProps={{ htmlInput: { inputMode: 'decimal', readOnly: !mayEdit } }}
            sx={{ flex: '1 1 160px', maxWidth: 240 }}
          />
        ))}
      </Box>
      <SaveBar
        isChanged={differences().some(({ from, to }) => from !== to)}
        isBusy={isBusy}
        message={problems.message}
        edited={editedText(rule)}
        reasonLabel={t('reason_for_audit')}
        onSave={(reason) =>
          void confirmed(differences(), () =>
            save('agency_rule', {
              version,
              ...Object.fromEntries(names.map((name) => [name, wire(values[name])])),
              reason,
            }),
          )
        }
        onDiscard={() => {
          discard();
          clear();
        }}
      />
      {dialog}
    </section>
  );
}
