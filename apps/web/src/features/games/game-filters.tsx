import { games as calls } from '@arara/contract';
import { Button, Select, Sheet } from '@arara/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { type Phrase, useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { type CatalogueSearch, sorts, withPart } from './catalogue-search.ts';
import styles from './games.module.css';

const featureWords: Readonly<Record<string, Phrase>> = {
  wilds: 'platforms.feature_wilds',
  scatters: 'platforms.feature_scatters',
  free_spins: 'platforms.feature_free_spins',
  cash_out: 'platforms.feature_cash_out',
  adjustable_risk: 'platforms.feature_adjustable_risk',
  many_bets: 'platforms.feature_many_bets',
};

interface GameFiltersProps {
  search: CatalogueSearch;
  onSearchChange: (search: CatalogueSearch) => void;
}

/** Platform, feature, volatility and order: in a row where there is room, in a sheet on phones. */
export function GameFilters({ search, onSearchChange }: GameFiltersProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const active = [search.platType, search.feature, search.volatility].filter(Boolean).length;
  return (
    <>
      <div className={styles.filterRow}>
        <FilterFields search={search} onSearchChange={onSearchChange} isLabelHidden />
      </div>
      <Button
        className={styles.filterDoor ?? ''}
        icon={<SlidersHorizontal size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {active === 0 ? t('platforms.filters') : `${t('platforms.filters')} · ${active}`}
      </Button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('platforms.filters')}
        closeLabel={t('common.close')}
        footer={
          <Button isWide tone="ivory" size="lg" onClick={() => setOpen(false)}>
            {t('platforms.see_games')}
          </Button>
        }
      >
        <div className={styles.filterSheet}>
          <FilterFields search={search} onSearchChange={onSearchChange} />
        </div>
      </Sheet>
    </>
  );
}

function FilterFields(props: GameFiltersProps & { isLabelHidden?: boolean }) {
  const { search, onSearchChange, isLabelHidden = false } = props;
  const t = useT();
  const platforms = useCall(calls.gamePlatforms, {}, { staleTime: 300_000 }).data?.items ?? [];
  const filters = useCall(calls.gameFilters, {}, { staleTime: 300_000 }).data;
  const change = (name: keyof CatalogueSearch) => (event: { currentTarget: { value: string } }) =>
    onSearchChange(withPart(search, name, event.currentTarget.value));
  const features = (filters?.features ?? []).flatMap(({ feature }) => {
    const word = featureWords[feature];
    return word ? [{ value: feature, label: t(word) }] : [];
  });
  return (
    <>
      <Select
        label={t('platforms.filter_platform')}
        isLabelHidden={isLabelHidden}
        value={search.platType ?? ''}
        onChange={change('platType')}
        options={[
          { value: '', label: t('platforms.filter_platform_all') },
          ...platforms.map(({ platType, name }) => ({
            value: platType,
            label: platType === 'arara' ? t('platforms.filter_house') : name,
          })),
        ]}
      />
      <Select
        label={t('platforms.filter_feature')}
        isLabelHidden={isLabelHidden}
        value={search.feature ?? ''}
        onChange={change('feature')}
        options={[{ value: '', label: t('platforms.filter_feature_all') }, ...features]}
      />
      <Select
        label={t('platforms.filter_volatility')}
        isLabelHidden={isLabelHidden}
        value={search.volatility ?? ''}
        onChange={change('volatility')}
        options={[
          { value: '', label: t('platforms.filter_volatility_all') },
          ...calls.volatilities.map((value) => ({ value, label: t(`platforms.volatility_${value}`) })),
        ]}
      />
      <Select
        label={t('platforms.sort')}
        isLabelHidden={isLabelHidden}
        value={search.sort ?? 'popular'}
        onChange={change('sort')}
        options={sorts.map((value) => ({ value, label: t(`platforms.sort_${value}`) }))}
      />
    </>
  );
}
