import { useTranslations } from 'use-intl';
import { AppLink } from '../../ui/app-link.tsx';
import type { CategoryPlace } from '../category/category-tree.ts';
import { listPath, type ListSearch } from './list-search.ts';
import classes from './category-chips.module.css';

type Props = { search: ListSearch; place: CategoryPlace };

/** The categories to choose next, beside "all" of what stands above them. */
export function CategoryChips({ search, place: { trail, choices } }: Props) {
  const t = useTranslations('catalogue');
  const here = trail.at(-1)?.code;
  const level = choices[0]?.level ?? 1;
  const above = trail.filter((category) => category.level < level).map(({ code }) => code);
  if (choices.length === 0) return null;
  const chip = (code: string | undefined, name: string) => {
    const chosen = code === undefined ? here === above.at(-1) : code === here;
    return (
      <li key={code ?? ''}>
        <AppLink
          ref={chosen ? intoView : undefined}
          className={classes.chip}
          aria-current={chosen ? 'true' : undefined}
          to={listPath({ ...search, categories: code === undefined ? above : [...above, code] })}
        >
          {name}
        </AppLink>
      </li>
    );
  };
  return (
    <nav aria-label={t('categories')}>
      <ul className={classes.chips}>
        {chip(undefined, t('allHere'))}
        {choices.map(({ code, name }) => chip(code, name))}
        {above.length === 0 && (
          <li>
            <AppLink className={classes.chip} to="/product/category">
              {t('toCategories')}
            </AppLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Only sideways within its row: the page itself stays where the visitor was. */
function intoView(chip: HTMLAnchorElement | null): void {
  const row = chip?.closest('ul');
  if (chip && row) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}
