import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { usePage } from '../../../page/page-context.ts';
import { useMenuInput } from '../../../shell/use-menu-input.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { AppLink } from '../../../ui/interaction/app-link.tsx';
import { shopContact } from '../../checkout/shop-contact.ts';
import { ContentLink } from '../../content/content-link.tsx';
import { useCart } from '../../cart/store/use-cart.ts';
import classes from './sign-in.module.css';

/** Nobody has this mobile: how to become a customer of the shop, and that the cart waits. */
export function BecomeCustomer() {
  const t = useTranslations('session.newcomer');
  const { config } = usePage();
  const [search] = useSearchParams();
  const mayRegister = config.get('REGISTER_ENABLED');
  const hasCart = useCart(({ lines }) => lines.length > 0);
  const contact = shopContact(useMenuInput());
  const phone = config.get('SHOP_PHONE');
  const line = config.get('SOCIAL_LINE_URL');
  return (
    <Note tone="info" title={t('title')} live>
      <div className={classes.newcomer}>
        <p>{mayRegister ? t('howRegister') : t('how')}</p>
        {hasCart && <p>{t('cartKept')}</p>}
        {mayRegister && (
          <Button
            component={AppLink}
            to={`/register${search.size > 0 ? `?${search}` : ''}`}
            size="lg"
            fullWidth
          >
            {t('register')}
          </Button>
        )}
        {phone !== '' && (
          <Button
            component="a"
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            size="lg"
            variant={mayRegister ? 'default' : 'filled'}
            fullWidth
          >
            {t('call', { phone })}
          </Button>
        )}
        {line !== '' && (
          <Button component={ContentLink} to={line} size="lg" variant="default" fullWidth>
            {t('line')}
          </Button>
        )}
        {phone === '' && line === '' && contact !== undefined && (
          <Button component={ContentLink} to={contact} size="lg" variant="default" fullWidth>
            {t('contact')}
          </Button>
        )}
      </div>
    </Note>
  );
}
