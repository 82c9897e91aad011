import type { CSSProperties, ReactNode } from 'react';
import { AppLink } from '../../ui/interaction/app-link.tsx';

type Props = { to: string; className?: string; style?: CSSProperties; children: ReactNode };

/** A link that the shop wrote: within the shop in the page's language, to another site in a window of its own. */
export function ContentLink({ to, children, ...rest }: Props) {
  if (to.startsWith('/'))
    return (
      <AppLink to={to} {...rest}>
        {children}
      </AppLink>
    );
  const elsewhere = to.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={to} {...elsewhere} {...rest}>
      {children}
    </a>
  );
}
