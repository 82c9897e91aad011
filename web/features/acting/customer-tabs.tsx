import { useTranslations } from '../../i18n/use-translations.tsx';
import { AddressTabs } from '../../merchant-ui/address-tabs.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { BY_NAME, firstOrder, LIST, NEAR, TODAY } from './read-picker.ts';

/** Whom to order for, by name or the nearest first, and the list in which the desk looks after everybody. */
export function CustomerTabs() {
  const t = useTranslations('acting');
  const first = firstOrder(useStaff());
  const manage = { value: LIST, label: t('manage') };
  const others = [
    { value: BY_NAME, label: t('everybody') },
    { value: NEAR, label: t('nearMe') },
    { value: TODAY, label: t('visitedToday') },
  ];
  return (
    <AddressTabs
      name="order"
      label={t('order')}
      first={first}
      tabs={first === LIST ? [manage, ...others] : [...others, manage]}
    />
  );
}
