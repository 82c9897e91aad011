import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isOpen, type AttemptState } from '#domain/payments/attempt.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { IconCash } from '../../ui/theme/icons.ts';
import { OrderPaymentPage } from './order-payment.tsx';
import { paymentStatusQuery } from './payment.queries.ts';
import classes from './payment.module.css';

/**
 * Where providers send buyers back to. To the order's customer it is the order's payment; anybody else, such as on another device,
 * sees how far this try is.
 */
export function PaymentStatusPage({ reference }: { reference: string | undefined }) {
  const page = usePage();
  const { data, isError } = useQuery({
    ...paymentStatusQuery(page, reference ?? ''),
    enabled: reference !== undefined,
    retry: false,
  });
  if (reference === undefined || (isError && !data)) return <Unknown />;
  if (!data) return <LoadingState />;
  if (data.Order)
    return (
      <OrderPaymentPage
        orderKey={{ orderid: data.Order.OrderID, saleunit: data.Order.SaleUnit }}
        status="return"
      />
    );
  return <Elsewhere state={data.State} baht={data.Amount} />;
}

function Unknown() {
  const t = useTranslations('payment');
  return (
    <Stack narrow>
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState icon={<IconCash size={32} />} title={t('unknown')}>
        <p>{t('unknownText')}</p>
        <Button component={AppLink} to="/history" size="lg">
          {t('toOrders')}
        </Button>
      </EmptyState>
    </Stack>
  );
}

type Tone = 'info' | 'good' | 'warning' | 'error';
const WORDS: Partial<Record<AttemptState, { tone: Tone; word: 'paid' | 'failed' | 'gaveUp' | 'expired' }>> = {
  succeeded: { tone: 'good', word: 'paid' },
  authorised: { tone: 'good', word: 'paid' },
  failed: { tone: 'error', word: 'failed' },
  canceled: { tone: 'info', word: 'gaveUp' },
  expired: { tone: 'warning', word: 'expired' },
};

function Elsewhere({ state, baht }: { state: AttemptState; baht: number }) {
  const t = useTranslations('payment');
  const { tone, word } = WORDS[state] ?? { tone: 'info' as const, word: 'waiting' as const };
  return (
    <Stack narrow>
      <PageTitle>{t('title')}</PageTitle>
      <p className={classes.due}>
        <span>{t('amount')}</span>
        <strong>{formatBaht(baht)}</strong>
      </p>
      <Note tone={tone} title={state === 'refunded' ? t('refunded') : t(word)} live>
        <p>{isOpen(state) ? t('waitingText') : t('elsewhere')}</p>
      </Note>
      <div className={classes.ways}>
        <Button component={AppLink} to="/history" size="lg" variant="default">
          {t('toOrders')}
        </Button>
      </div>
    </Stack>
  );
}
