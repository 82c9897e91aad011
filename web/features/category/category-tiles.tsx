import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { listPath } from '../product/list/list-search.ts';
import type { Category } from './category-tree.ts';
import classes from './category-tiles.module.css';

/** The top categories in one row, which scrolls sideways on the phone. */
export function CategoryTiles({ categories, label }: { categories: readonly Category[]; label: string }) {
  return (
    <ul className={classes.row} aria-label={label}>
      {categories.map((category) => (
        <li key={category.code}>
          <CategoryTile category={category} path={listPath({ categories: [category.code] })} />
        </li>
      ))}
    </ul>
  );
}

/** A category as a round picture with its name under it. */
function CategoryTile({ category: { name, image }, path }: { category: Category; path: string }) {
  return (
    <AppLink to={path} className={classes.tile}>
      <span className={classes.picture}>
        <Picture src={image} alt="" width={160} height={160} />
      </span>
      <span className={classes.name}>{name}</span>
    </AppLink>
  );
}
