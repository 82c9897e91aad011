import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconNext, IconProducts } from '../../ui/theme/icons.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { listPath } from '../product/list/list-search.ts';
import { childrenOf, type Category } from './category-tree.ts';
import classes from './category-tree-view.module.css';

/** All categories: a part for each of the top, with a card for each below it and the last level inside. */
export function CategoryTree({ categories }: { categories: readonly Category[] }) {
  const t = useTranslations('catalogue');
  if (categories.length === 0)
    return <EmptyState icon={<IconProducts size={32} />} title={t('noCategories')} />;
  return childrenOf(categories, null).map((top) => (
    <section key={top.code} className={classes.part}>
      <h2>
        <AppLink className={classes.top} to={listPath({ categories: [top.code] })}>
          <span className={classes.topPicture}>
            <Picture src={top.image} alt="" width={160} height={160} />
          </span>
          {top.name}
          <IconNext size={20} className={classes.next} aria-hidden />
        </AppLink>
      </h2>
      <ul className={classes.cards}>
        {childrenOf(categories, top.code).map((middle) => (
          <li key={middle.code} className={classes.card}>
            <h3>
              <AppLink className={classes.middle} to={listPath({ categories: [top.code, middle.code] })}>
                <span className={classes.middlePicture}>
                  <Picture src={middle.image} alt="" width={160} height={160} />
                </span>
                {middle.name}
              </AppLink>
            </h3>
            <ul className={classes.leaves}>
              {childrenOf(categories, middle.code).map((leaf) => (
                <li key={leaf.code}>
                  <AppLink to={listPath({ categories: [top.code, middle.code, leaf.code] })}>
                    {leaf.name}
                  </AppLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  ));
}
