import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { localePath } from '../i18n/locale-path.ts';
import { usePage } from '../page/page-context.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'discover'> & {
  /** A path without its language, e.g. `/product/A1?unit=2`. */
  to: string;
};

/** A link within the shop, in the page's language; what it leads to is fetched when it is about to be used. */
export function AppLink({ to, prefetch = 'intent', ...rest }: Props) {
  const { locale } = usePage();
  return <Link {...rest} to={localePath(locale, to)} prefetch={prefetch} discover="none" />;
}
