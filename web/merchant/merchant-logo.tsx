import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage } from '../page/page-context.ts';
import { shopName } from '../shell/shop-name.ts';
import { AppLink } from '../ui/interaction/app-link.tsx';
import classes from './merchant-logo.module.css';

/** The company's logo, or its name where it has none; leads to the merchant home. */
export function MerchantLogo() {
  const t = useTranslations('merchant');
  const page = usePage();
  const logo = page.config.get('LOGO_URL');
  const name = shopName(page);
  return (
    <AppLink to="/merchant" className={classes.logo} aria-label={`${name} · ${t('area')}`}>
      {logo === '' ? <span className={classes.name}>{name}</span> : <img src={logo} alt="" height={32} />}
      <span className={classes.area}>{t('area')}</span>
    </AppLink>
  );
}
