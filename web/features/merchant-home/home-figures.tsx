import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { yyyymmdd } from '#domain/time/dates.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Figures } from '../../merchant-ui/figures.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { merchantHomeQuery } from './merchant-home.queries.ts';

/** Counting ends at 1000: more is more than anybody reads. */
const MAX_COUNTED = 999;
const counted = (count: number): string => (count > MAX_COUNTED ? `${MAX_COUNTED}+` : String(count));

/** Today at the center: what came, what waits, and what is unpaid. */
export function HomeFigures() {
  const t = useTranslations('merchantHome');
  const [day] = useState(() => yyyymmdd(new Date()).replace(/^(\d{4})(\d{2})/, '$1-$2-'));
  const { data, isError, refetch } = useQuery(merchantHomeQuery(usePage()));
  if (!data && isError)
    return (
      <EmptyState title={t('failed')}>
        <Button size="md" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </EmptyState>
    );
  if (!data) return <LoadingState />;
  const { Today, Waiting, Unpaid } = data;
  if (!Today || !Waiting || !Unpaid) return null;
  const orders = (search: string): string => `/merchant/order?type=3${search}`;
  return (
    <Figures
      label={t('today')}
      figures={[
        {
          label: t('ordersToday'),
          value: counted(Today.Count),
          ...(Today.Canceled > 0 && { more: t('canceledOfThem', { count: counted(Today.Canceled) }) }),
          to: orders(`&dateStart=${day}&dateEnd=${day}`),
        },
        { label: t('salesToday'), value: formatBaht(Today.Sum) },
        { label: t('waiting'), value: counted(Waiting.Count), to: orders('&tab=Wait') },
        {
          label: t('unpaid'),
          value: counted(Unpaid.Count),
          // Of the orders that were counted: where there are more of them, it comes to more.
          more: `${formatBaht(Unpaid.Sum)}${Unpaid.Count > MAX_COUNTED ? '+' : ''}`,
          // What was announced is not received.
          to: orders('&payment=unpaid,pending'),
        },
      ]}
    />
  );
}
