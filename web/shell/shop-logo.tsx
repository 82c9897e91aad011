import { AppLink } from '../ui/interaction/app-link.tsx';
import { usePage } from '../page/page-context.ts';
import { shopName } from './shop-name.ts';
import classes from './header.module.css';

/** The tenant's logo, or the tenant's name where there is none; leads home. */
export function ShopLogo() {
  const page = usePage();
  const logo = page.config.get('LOGO_URL');
  const name = shopName(page);
  return (
    <AppLink to="/" className={classes.logo}>
      {logo === '' ? name : <img src={logo} alt={name} height={40} fetchPriority="high" />}
    </AppLink>
  );
}
