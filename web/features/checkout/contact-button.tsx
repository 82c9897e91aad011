import { Button, type ButtonProps } from '@mantine/core';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useMenuInput } from '../../shell/use-menu-input.ts';
import { ContentLink } from '../content/content-link.tsx';
import { shopContact } from './shop-contact.ts';

/** The way to the people of the shop; nothing where it names none. */
export function ContactButton(props: ButtonProps) {
  const t = useTranslations('checkout.fix');
  const to = shopContact(useMenuInput());
  return (
    to !== undefined && (
      <Button component={ContentLink} to={to} {...props}>
        {t('contact')}
      </Button>
    )
  );
}
