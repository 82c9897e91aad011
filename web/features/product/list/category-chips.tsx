import { useTranslations } from '../../../i18n/use-translations.tsx';
import { Chip, Chips } from '../../../ui/form/chips.tsx';
import type { CategoryPlace } from '../../category/category-tree.ts';
import { listPath, type ListSearch } from './list-search.ts';
import classes from './category-chips.module.css';

type Props = { search: ListSearch; place: CategoryPlace };

/** The categories to choose next, beside "all" of their parent. */
export function CategoryChips({ search, place: { trail, choices } }: Props) {
  const t = useTranslations('catalogue');
  const here = trail.at(-1)?.code;
  const level = choices[0]?.level ?? 1;
  const above = trail.filter((category) => category.level < level).map(({ code }) => code);
  if (choices.length === 0) return null;
  return (
    <Chips label={t('categories')} className={classes.chips}>
      <Chip to={listPath({ ...search, categories: above })} chosen={here === above.at(-1)}>
        {t('allHere')}
      </Chip>
      {choices.map(({ code, name }) => (
        <Chip key={code} to={listPath({ ...search, categories: [...above, code] })} chosen={code === here}>
          {name}
        </Chip>
      ))}
      {above.length === 0 && <Chip to="/product/category">{t('toCategories')}</Chip>}
    </Chips>
  );
}
