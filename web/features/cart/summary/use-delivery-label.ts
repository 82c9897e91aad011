import { useTranslations } from '../../../i18n/use-translations.tsx';
import { usePage } from '../../../page/page-context.ts';
import { useDeliveryChoice } from './use-delivery-choice.ts';

/** The label of the delivery fee: with the chosen way where there are several. */
export function useDeliveryLabel(): string {
  const t = useTranslations('cartPage');
  const { locale } = usePage();
  const { methods, method } = useDeliveryChoice();
  return methods.length > 1 ? t('deliveryBy', { method: method.name[locale] }) : t('delivery');
}
