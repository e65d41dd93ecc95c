import { games as calls } from '@arara/contract';
import { Select } from '@arara/ui';
import { featureWords } from '../../components/feature-words.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { type CatalogueSearch, sorts, withPart } from './catalogue-search.ts';

export interface GameFiltersProps {
  search: CatalogueSearch;
  onSearchChange: (search: CatalogueSearch) => void;
}

/** Platform, feature, volatility and order. */
export function FilterFields(props: GameFiltersProps & { isLabelHidden?: boolean }) {
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
