import { useTranslations } from '../../../i18n/use-translations.tsx';
import type { CategoryPlace } from '../../category/category-tree.ts';
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { CategoryChips } from './category-chips.tsx';
import { ListFilters } from './list-filters.tsx';
import { listPath, type ListSearch } from './list-search.ts';
import { SortChoice } from './sort-choice.tsx';
import classes from './list-head.module.css';

type Props = { search: ListSearch; place: CategoryPlace; title: string };

/** What is shown, its place in the tree, and the ways to something narrower. */
export function ListHead({ search, place, title }: Props) {
  const t = useTranslations('catalogue');
  const { text } = search;
  const steps = place.trail.map(({ name }, at) => ({
    name,
    path: listPath({ ...search, categories: place.trail.slice(0, at + 1).map(({ code }) => code) }),
  }));
  const all = { name: t('all'), path: listPath({ ...search, categories: [] }) };
  return (
    <>
      {steps.length > 0 && <Breadcrumb steps={[all, ...steps]} />}
      <div className={classes.head}>
        <PageTitle>{title}</PageTitle>
        {/* What is searched for comes best answer first. */}
        {text === undefined && <SortChoice search={search} />}
      </div>
      <CategoryChips search={search} place={place} />
      <ListFilters search={search} />
    </>
  );
}
