import { useTranslations } from '../../i18n/use-translations.tsx';
import { Facts } from '../../merchant-ui/facts.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { OrderDetail } from './merchant-orders.queries.ts';

/** What a goods issue is for. */
export function IssueFacts({ order: { Purpose, Remark } }: { order: OrderDetail['Order'] }) {
  const t = useTranslations('merchantOrders.issue');
  return (
    <Panel title={t('what')}>
      <Facts
        facts={[
          { label: t('purpose'), value: t(`purposes.${Purpose ?? 'other'}`) },
          ...(Remark === '' ? [] : [{ label: t('remark'), value: <UserText>{Remark}</UserText> }]),
        ]}
      />
    </Panel>
  );
}
