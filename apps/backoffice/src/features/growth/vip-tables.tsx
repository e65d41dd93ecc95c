import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { wordsOf } from '../../lib/language.ts';
import { useT } from '../../lib/words.ts';
import { useDecimals } from './decimals.ts';
import { FigureTable } from './figure-table.tsx';
import type { VipSheet } from './growth-data.ts';
import { SaveBar } from './save-bar.tsx';
import { Sheet, useEditedText } from './sheet.tsx';
import { useEdit } from './use-edit.ts';

/** The ladder of levels and the rebate rates, each saved as a whole. */
export function VipTables() {
  return (
    <Sheet<VipSheet> part="vip">
      {(sheet) => (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Levels key={`levels ${sheet.levels.version}`} levels={sheet.levels} />
          <Rebates key={`rebates ${sheet.rebates.version}`} sheet={sheet} />
        </Box>
      )}
    </Sheet>
  );
}

const figures = [
  'deposit',
  'turnover',
  'keep_deposit',
  'keep_turnover',
  'level_up',
  'month',
  'withdrawal_day',
] as const;

function Levels({ levels }: { levels: VipSheet['levels'] }) {
  const t = useT();
  const editedText = useEditedText();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'growth', action: 'edit' });
  const { save, isBusy, problems, clear } = useEdit();
  const [changed, setChanged] = useState<Record<string, string>>({});
  const { shown, wire } = useDecimals();
  const typed = (index: number, name: (typeof figures)[number]) => changed[`items.${index}.${name}`];
  const items = levels.items.map((level, index) => ({
    ...level,
    ...Object.fromEntries(figures.map((name) => [name, wire(typed(index, name) ?? level[name])])),
  }));
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('vip_levels')}
      </Typography>
      <FigureTable
        label={t('vip_levels')}
        head={[t('vip_level'), ...figures.map((name) => t(`vip_${name}`))]}
        rows={levels.items.map((level, index) => ({
          key: String(level.level),
          name: `VIP ${level.level}`,
          cells: figures.map((name) => ({
            path: `items.${index}.${name}`,
            value: typed(index, name) ?? shown(level[name]),
            label: `VIP ${level.level}, ${t(`vip_${name}`)}`,
          })),
        }))}
        problems={problems.fields}
        onChange={(path, value) => setChanged({ ...changed, [path]: value })}
        isReadOnly={!mayEdit}
      />
      <SaveBar
        isChanged={Object.keys(changed).length > 0}
        isBusy={isBusy}
        message={problems.message}
        edited={editedText(levels)}
        reasonLabel={t('reason_for_audit')}
        onSave={(reason) => void save('vip_levels', { version: levels.version, items, reason })}
        onDiscard={() => {
          setChanged({});
          clear();
        }}
      />
    </section>
  );
}

function Rebates({ sheet }: { sheet: VipSheet }) {
  const t = useT();
  const editedText = useEditedText();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'growth', action: 'edit' });
  const { save, isBusy, problems, clear } = useEdit();
  const [changed, setChanged] = useState<Record<string, string>>({});
  const { rebates, edges } = sheet;
  const categories = Object.keys(edges) as (keyof typeof edges)[];
  const nameOf = (category: string) => wordsOf(`category_${category}`) ?? category;
  const { shown, wire } = useDecimals();
  const typed = (index: number, category: string) => changed[`items.${index}.rates.${category}`];
  const items = rebates.items.map((row, index) => ({
    ...row,
    rates: Object.fromEntries(
      categories.map((category) => [category, wire(typed(index, category) ?? row.rates[category] ?? '')]),
    ),
  }));
  return (
    <section>
      <Typography variant="h2">{t('vip_rebates')}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('vip_rebates_hint')}</Typography>
      <FigureTable
        label={t('vip_rebates')}
        head={[
          t('vip_level'),
          ...categories.map((category) => `${nameOf(category)} (${shown(edges[category] ?? '\u2013')})`),
        ]}
        rows={rebates.items.map((row, index) => ({
          key: String(row.level),
          name: `VIP ${row.level}`,
          cells: categories.map((category) => ({
            path: `items.${index}.rates.${category}`,
            value: typed(index, category) ?? shown(row.rates[category] ?? ''),
            label: `VIP ${row.level}, ${nameOf(category)}`,
          })),
        }))}
        problems={problems.fields}
        onChange={(path, value) => setChanged({ ...changed, [path]: value })}
        isReadOnly={!mayEdit}
      />
      <SaveBar
        isChanged={Object.keys(changed).length > 0}
        isBusy={isBusy}
        message={problems.message}
        edited={editedText(rebates)}
        reasonLabel={t('reason_for_audit')}
        onSave={(reason) => void save('vip_rebates', { version: rebates.version, items, reason })}
        onDiscard={() => {
          setChanged({});
          clear();
        }}
      />
    </section>
  );
}
