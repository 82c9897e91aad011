import { Button } from '@mantine/core';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconHistory, IconShip } from '../../ui/theme/icons.ts';

/** Nothing was ordered yet. */
export function NoOrders() {
  const t = useTranslations('orders');
  return (
    <EmptyState icon={<IconHistory size={32} />} title={t('empty')}>
      <p>{t('emptyHint')}</p>
      <Button component={AppLink} to="/product" size="lg">
        {t('browse')}
      </Button>
    </EmptyState>
  );
}

/** No order answers the filters. */
export function NoMatch() {
  const t = useTranslations('orders.filter');
  return (
    <EmptyState icon={<IconHistory size={32} />} title={t('none')}>
      <p>{t('noneHint')}</p>
      <Button component={AppLink} to="/history" size="lg" variant="default">
        {t('clear')}
      </Button>
    </EmptyState>
  );
}

/** Nothing is on its way. */
export function NoDeliveries() {
  const t = useTranslations('orders.onTheWay');
  return (
    <EmptyState icon={<IconShip size={32} />} title={t('none')}>
      <Button component={AppLink} to="/history" size="lg">
        {t('allOrders')}
      </Button>
    </EmptyState>
  );
}
