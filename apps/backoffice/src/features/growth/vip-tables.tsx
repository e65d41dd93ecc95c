import { Box, Typography } from '@mui/material';
import { useDecimals } from '../../lib/decimals.ts';
import { wordsOf } from '../../lib/language.ts';
import { useT } from '../../lib/words.ts';
import { FigureSheet } from './figure-sheet.tsx';
import type { VipSheet } from './growth-data.ts';
import { Sheet } from './sheet.tsx';

/** The ladder of levels and the rebate rates, each saved as a whole. */
export function VipTables() {
  return (
    <Sheet<VipSheet> part="vip">
      {(sheet) => (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Levels levels={sheet.levels} />
          <Rebates sheet={sheet} />
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
  const pathOf = (index: number, name: string) => `items.${index}.${name}`;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('vip_levels')}
      </Typography>
      <FigureSheet
        label={t('vip_levels')}
        head={[t('vip_level'), ...figures.map((name) => t(`vip_${name}`))]}
        rows={levels.items.map((level, index) => ({
          key: String(level.level),
          name: `VIP ${level.level}`,
          cells: figures.map((name) => ({
            path: pathOf(index, name),
            wire: level[name],
            label: `VIP ${level.level}, ${t(`vip_${name}`)}`,
          })),
        }))}
        edit="vip_levels"
        sheet={levels}
        itemsOf={(figure) =>
          levels.items.map((level, index) => ({
            ...level,
            ...Object.fromEntries(figures.map((name) => [name, figure(pathOf(index, name), level[name])])),
          }))
        }
      />
    </section>
  );
}

function Rebates({ sheet: { rebates, edges } }: { sheet: VipSheet }) {
  const t = useT();
  const { shown } = useDecimals();
  const categories = Object.keys(edges) as (keyof typeof edges)[];
  const nameOf = (category: string) => wordsOf(`category_${category}`) ?? category;
  const pathOf = (index: number, category: string) => `items.${index}.rates.${category}`;
  return (
    <section>
      <Typography variant="h2">{t('vip_rebates')}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('vip_rebates_hint')}</Typography>
      <FigureSheet
        label={t('vip_rebates')}
        head={[
          t('vip_level'),
          ...categories.map((category) => `${nameOf(category)} (${shown(edges[category] ?? '\u2013')})`),
        ]}
        rows={rebates.items.map((row, index) => ({
          key: String(row.level),
          name: `VIP ${row.level}`,
          cells: categories.map((category) => ({
            path: pathOf(index, category),
            wire: row.rates[category] ?? '',
            label: `VIP ${row.level}, ${nameOf(category)}`,
          })),
        }))}
        edit="vip_rebates"
        sheet={rebates}
        itemsOf={(figure) =>
          rebates.items.map((row, index) => ({
            ...row,
            rates: Object.fromEntries(
              categories.map((category) => [
                category,
                figure(pathOf(index, category), row.rates[category] ?? ''),
              ]),
            ),
          }))
        }
      />
    </section>
  );
}
