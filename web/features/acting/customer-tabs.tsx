import { useTranslations } from '../../i18n/use-translations.tsx';
import { AddressTabs } from '../../merchant-ui/address-tabs.tsx';
import { LIST, NEAR, TODAY } from './read-picker.ts';

/** Whom to order for, by name or the nearest first, and the list in which the desk looks after everybody. */
export function CustomerTabs() {
  const t = useTranslations('acting');
  return (
    <AddressTabs
      name="order"
      label={t('order')}
      first="name"
      tabs={[
        { value: 'name', label: t('everybody') },
        { value: NEAR, label: t('nearMe') },
        { value: TODAY, label: t('visitedToday') },
        { value: LIST, label: t('manage') },
      ]}
    />
  );
}
