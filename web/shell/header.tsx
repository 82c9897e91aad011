import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { SearchBox } from '../features/search/search-box.tsx';
import { useVisitor } from '../features/session/use-visitor.ts';
import { pathWithoutLocale } from '../i18n/locale-path.ts';
import { usePage } from '../page/page-context.ts';
import { AppLink } from '../ui/app-link.tsx';
import { IconBack, IconCenter, IconProducts } from '../ui/icons.ts';
import { CartLink } from './cart-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ShopLogo } from './shop-logo.tsx';
import { TopBar } from './top-bar.tsx';
import classes from './header.module.css';

/**
 * One header for both widths. On the phone home shows the logo, other pages a way back, and the search box is
 * always there; the desktop has the logo, the search box, the center and the cart in one row.
 */
export function Header() {
  const home = pathWithoutLocale(useLocation().pathname) === '/';
  return (
    <>
      <TopBar />
      <header className={classes.header} data-home={home || undefined}>
        <div className={classes.row}>
          {!home && <BackButton />}
          <ShopLogo />
          <Categories />
          <SearchBox className={classes.search} />
          <Center />
          <CartLink className={classes.cart} text />
          <LanguageSwitch className={classes.language} />
        </div>
      </header>
    </>
  );
}

/** Back within the shop; home where the visitor came straight here. */
function BackButton() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  return (
    <AppLink
      to="/"
      className={classes.back}
      aria-label={t('back')}
      onClick={(event) => {
        // The router counts its own entries in `idx`; the first one of a visit has nothing of the shop before it.
        const { idx } = (window.history.state ?? {}) as { idx?: number };
        if (!idx) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <IconBack size={26} />
    </AppLink>
  );
}

/** The desktop's way to all categories; the phone has it on the list of products. */
function Categories() {
  const t = useTranslations('shell');
  const { config } = usePage();
  if (!config.get('PRODUCT_MENU_ENABLED')) return null;
  return (
    <AppLink to="/product/category" className={classes.categories}>
      <IconProducts size={22} stroke={1.75} aria-hidden />
      {t('categories')}
    </AppLink>
  );
}

function Center() {
  const t = useTranslations('shell');
  const { ActiveDCName } = useVisitor();
  if (ActiveDCName === '') return null;
  return (
    <span className={classes.center}>
      <IconCenter size={18} stroke={1.75} />
      {t('center', { name: ActiveDCName })}
    </span>
  );
}
