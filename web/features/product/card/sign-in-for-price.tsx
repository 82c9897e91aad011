import { useTranslations } from '../../../i18n/use-translations.tsx';
import { AppLink } from '../../../ui/interaction/app-link.tsx';
import { useAddress } from '../../../page/use-address.ts';
import { loginPath } from '../../session/sign-in/next-path.ts';
import { useVisitor } from '../../session/visitor/use-visitor.ts';
import classes from './sign-in-for-price.module.css';

/** Takes the price's place: guests may see prices after signing in, others ask the shop. */
export function SignInForPrice() {
  const t = useTranslations('product');
  const { guest } = useVisitor();
  const address = useAddress();
  if (!guest) return <p className={classes.none}>{t('noPrice')}</p>;
  return (
    <AppLink className={classes.link} to={loginPath(address)}>
      {t('loginForPrice')}
    </AppLink>
  );
}
