import { listPath } from '../product/list-search.ts';
import { CategoryTile } from './category-tile.tsx';
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
