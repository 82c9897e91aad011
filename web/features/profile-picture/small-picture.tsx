import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { BootstrapData } from '#contract/page.ts';
import { usePage } from '../../page/page-context.ts';
import { rememberedImage } from './profile-image.ts';
import { profilePictureQuery } from './profile-picture.queries.ts';
import classes from './small-picture.module.css';

const NONE = '';
/** There is a picture, and its address works no more. */
const OVER = 'over';

const never = () => () => undefined;

function lookIn(cookies: string, place: Pick<BootstrapData, 'keyPrefix' | 'tenant'>): string {
  const image = rememberedImage(cookies, place, new Date());
  if (!image) return NONE;
  return image.isOver ? OVER : image.url;
}

/**
 * The customer's picture beside the name, as the browser remembers it. The shop is asked only for a new address of a
 * picture that is there: who has none costs nothing.
 */
export function SmallPicture() {
  const page = usePage();
  const { bootstrap } = page;
  const remembered = useSyncExternalStore(
    never,
    () => lookIn(document.cookie, bootstrap),
    () => NONE,
  );
  const { data } = useQuery({ ...profilePictureQuery(page), enabled: remembered === OVER });
  const known = remembered === NONE || remembered === OVER ? undefined : remembered;
  const url = data === undefined ? known : (data ?? undefined);
  if (url === undefined) return null;
  return <img className={classes.picture} src={url} alt="" width={24} height={24} />;
}
