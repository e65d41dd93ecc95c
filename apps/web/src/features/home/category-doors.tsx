import { CategoryCard, CategoryStrip } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { type Category, orderedCategories } from '../../components/categories.ts';
import { CategoryPicture } from '../../components/category-picture.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';

/** Ten doors, those with games first, each with how many it holds. */
export function CategoryDoors({ counts }: { counts: Partial<Record<Category, number>> | undefined }) {
  const t = useT();
  const format = useFormat();
  return (
    <CategoryStrip label={t('shell.categories')}>
      {orderedCategories(counts ?? {}).map((category) => (
        <CategoryCard
          key={category}
          hue={category}
          label={t(`shell.category_${category}`)}
          {...(counts ? { count: format.number(counts[category] ?? 0) } : {})}
          picture={<CategoryPicture category={category} />}
          link={<Link to="/game" search={{ category }} />}
        />
      ))}
    </CategoryStrip>
  );
}
