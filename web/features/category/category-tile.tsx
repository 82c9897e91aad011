import { AppLink } from '../../ui/app-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Category } from './category-tree.ts';
import classes from './category-tiles.module.css';

/** A category as a round picture with its name under it. */
export function CategoryTile({ category: { name, image }, path }: { category: Category; path: string }) {
  return (
    <AppLink to={path} className={classes.tile}>
      <span className={classes.picture}>
        <Picture src={image} alt="" width={160} height={160} />
      </span>
      <span className={classes.name}>{name}</span>
    </AppLink>
  );
}
