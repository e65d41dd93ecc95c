import { Button } from '@arara/ui';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { useKeepsShowing } from '../../lib/use-keeps-showing.ts';
import type { GameFiltersProps } from './filter-fields.tsx';
import styles from './games.module.css';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));
const FilterFields = lazy(async () => ({ default: (await import('./filter-fields.tsx')).FilterFields }));

/** Platform, feature, volatility and order: in a row where there is room, in a sheet on phones. */
export function GameFilters(props: GameFiltersProps) {
  const t = useT();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const showsSheet = useKeepsShowing(isOpen);
  const { platType, feature, volatility } = props.search;
  const active = [platType, feature, volatility].filter(Boolean).length;
  return (
    <>
      {isWide ? (
        <div className={styles.filterRow}>
          <Suspense fallback={null}>
            <FilterFields {...props} isLabelHidden />
          </Suspense>
        </div>
      ) : (
        <Button icon={<SlidersHorizontal size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
          {active === 0 ? t('platforms.filters') : `${t('platforms.filters')} · ${active}`}
        </Button>
      )}
      <Suspense fallback={null}>
        {showsSheet && <FilterSheet {...props} isOpen={isOpen} onOpenChange={setOpen} />}
      </Suspense>
    </>
  );
}
