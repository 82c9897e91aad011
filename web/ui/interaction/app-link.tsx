import { useSyncExternalStore, type ComponentProps } from 'react';
import { Link } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { connection } from '../../page/connection.ts';
import { usePage } from '../../page/page-context.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'discover'> & {
  /** A path without its language, e.g. `/product/A1?unit=2`. */
  to: string;
};

const isCut = () => connection.state() === 'cut';

/**
 * A link within the shop, in the page's language; its target is prefetched when it is about to be used. Not while
 * offline: the router reloads the page where code cannot be prefetched, and what was typed would be lost.
 */
export function AppLink({ to, prefetch = 'intent', ...rest }: Props) {
  const { locale } = usePage();
  const cut = useSyncExternalStore(connection.subscribe, isCut, () => false);
  return <Link {...rest} to={localePath(locale, to)} prefetch={cut ? 'none' : prefetch} discover="none" />;
}
