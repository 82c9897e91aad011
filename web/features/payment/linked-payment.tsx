import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { IconCash } from '../../ui/theme/icons.ts';
import { linkedPaymentQuery } from './payment.queries.ts';
import { PaymentView } from './payment-view.tsx';
import { usePaymentActions } from './use-payment-actions.ts';

/** Who was sent a link pays without an account: they see the sum and the shop, nothing of the order. */
export function LinkedPayment({ secret }: { secret: string }) {
  const t = useTranslations('payment');
  const page = usePage();
  const client = useQueryClient();
  const query = linkedPaymentQuery(page, secret);
  const { data, isError, refetch } = useQuery({ ...query, retry: false });
  const actions = usePaymentActions({
    start: (body) => page.api.payLinked({ params: { key: secret }, body }),
    look: async () => page.api.linkedPayment({ params: { key: secret } }),
    show: (payment) => client.setQueryData(query.queryKey, payment),
    reload: () => void refetch(),
  });
  if (isError && !data)
    return (
      <Stack narrow>
        <PageTitle>{t('link')}</PageTitle>
        <EmptyState icon={<IconCash size={32} />} title={t('linkOver')}>
          <p>{t('linkOverText')}</p>
        </EmptyState>
      </Stack>
    );
  if (!data) return <LoadingState />;
  return (
    <Stack narrow>
      <PageTitle>{t('link')}</PageTitle>
      <PaymentView payment={data} actions={actions} />
    </Stack>
  );
}
