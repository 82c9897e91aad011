import { useLocation } from 'react-router';
import { pathWithoutLocale } from '../../i18n/locale-path.ts';
import { usePage } from '../../page/page-context.ts';
import { isNamedInHeader } from '../../shell/page-name.ts';
import { shopName } from '../../shell/shop-name.ts';
import classes from './page-title.module.css';

/** The page's name: in the browser's tab with the shop's behind it, and as the page's heading. */
export function PageTitle({ children, hidden = false }: { children: string; hidden?: boolean }) {
  const path = pathWithoutLocale(useLocation().pathname);
  return (
    <>
      <TabTitle>{children}</TabTitle>
      <h1
        className={hidden ? 'hidden-visually' : classes.title}
        data-in-header={isNamedInHeader(path) || undefined}
      >
        {children}
      </h1>
    </>
  );
}

/** Only the browser's tab, for a page whose heading is something more. */
export function TabTitle({ children }: { children: string }) {
  const page = usePage();
  return <title>{`${children} · ${shopName(page)}`}</title>;
}
