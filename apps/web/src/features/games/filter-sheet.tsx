import { Button, Sheet } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import { FilterFields, type GameFiltersProps } from './filter-fields.tsx';
import styles from './games.module.css';

interface FilterSheetProps extends GameFiltersProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The filters on phones. */
export function FilterSheet({ isOpen, onOpenChange, ...fields }: FilterSheetProps) {
  const t = useT();
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('platforms.filters')}
      closeLabel={t('common.close')}
      footer={
        <Button isWide tone="ivory" size="lg" onClick={() => onOpenChange(false)}>
          {t('platforms.see_games')}
        </Button>
      }
    >
      <div className={styles.filterSheet}>
        <FilterFields {...fields} />
      </div>
    </Sheet>
  );
}
