import { useLocation } from 'react-router';
import { CenterSwitch } from '../features/center/center-switch.tsx';
import { Bell } from '../features/notifications/bell.tsx';
import { SearchBox } from '../features/search/search-box.tsx';
import { useVisitor } from '../features/session/visitor/use-visitor.ts';
import { pathWithoutLocale } from '../i18n/locale-path.ts';
import { BackButton } from './back-button.tsx';
import { CartLink } from './cart-link.tsx';
import { CategoryDrawerButton } from './category-drawer-button.tsx';
import { FoldedSearch } from './folded-search.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { pageName } from './page-name.ts';
import { ShopLogo } from './shop-logo.tsx';
import { TopBar } from './top-bar.tsx';
import classes from './header.module.css';

/**
 * One header for both widths. On the phone home shows the logo; other pages a way back with the page's name, or with
 * the search box where buyers look for products. The desktop has all of it in one row.
 */
export function Header() {
  const path = pathWithoutLocale(useLocation().pathname);
  const name = pageName(path);
  const { guest, acting } = useVisitor();
  return (
    <>
      <TopBar />
      <header className={classes.header} data-home={path === '/' || undefined}>
        <div className={classes.row}>
          {path !== '/' && <BackButton />}
          <ShopLogo />
          <CategoryDrawerButton />
          {name === undefined ? (
            <SearchBox className={classes.search} />
          ) : (
            <FoldedSearch key={path} name={name} className={classes.search} />
          )}
          <CenterSwitch className={classes.center} />
          {!guest && !acting && <Bell to="/notifications" className={classes.bell} />}
          <CartLink className={classes.cart} text />
          <LanguageSwitch className={classes.language} />
        </div>
      </header>
    </>
  );
}
