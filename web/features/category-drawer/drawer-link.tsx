import type { ReactNode } from 'react';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import classes from './category-drawer.module.css';

type Props = { to: string; name: string; label?: string; image?: string | null; children?: ReactNode };

/** Leads to a list, in place of the drawer's own entry of the history: back then leads to the page before. */
export function DrawerLink({ to, name, label, image, children }: Props) {
  return (
    <AppLink to={to} replace className={classes.link} aria-label={label}>
      {image !== undefined && <DrawerPicture src={image} />}
      {children ?? <span>{name}</span>}
    </AppLink>
  );
}

/** Pictures are optional (W-13). */
export function DrawerPicture({ src }: { src: string | null }) {
  const { config } = usePage();
  if (!config.get('CATEGORY_PICTURE_ENABLED')) return null;
  return (
    <span className={classes.picture}>
      <Picture src={src} alt="" width={160} height={160} />
    </span>
  );
}
