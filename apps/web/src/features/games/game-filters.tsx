import { Button, late, latePart } from '@arara/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useOpenedPart } from '../../components/use-opened-part.ts';
import { useT } from '../../lib/i18n.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import type { GameFiltersProps } from './filter-fields.tsx';
import styles from './games.module.css';

const filterSheet = latePart(async () => (await import('./filter-sheet.tsx')).FilterSheet);
const FilterFields = late(async () => (await import('./filter-fields.tsx')).FilterFields);

/** Platform, feature, volatility and order: in a row where there is room, in a sheet on phones. */
export function GameFilters(props: GameFiltersProps) {
  const t = useT();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const Sheet = useOpenedPart(filterSheet, isOpen, () => setOpen(false));
  const { platType, feature, volatility } = props.search;
  const active = [platType, feature, volatility].filter(Boolean).length;
  return (
    <>
      {isWide ? (
        <div className={styles.filterRow}>
          <FilterFields {...props} isLabelHidden />
        </div>
      ) : (
        <Button icon={<SlidersHorizontal size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
          {active === 0 ? t('platforms.filters') : `${t('platforms.filters')} · ${active}`}
        </Button>
      )}
      {Sheet && <Sheet {...props} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
