import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Totals } from '../../ui/display/totals.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { creditBalanceQuery, creditStatementQuery } from './credit.queries.ts';
import { CreditEntries } from './credit-entries.tsx';

/** What the customer may still order on credit, and how it came about. */
export function OwnCredit() {
  const t = useTranslations('credit');
  const page = usePage();
  // Not asked for where the shop does not show credit.
  const enabled = page.config.get('CREDIT_WALLET_ENABLED');
  const balance = useQuery({ ...creditBalanceQuery(page), enabled });
  const statement = useInfiniteQuery({ ...creditStatementQuery(page), enabled });
  const { data } = balance;
  if (!enabled) return <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>;
  if (!data && balance.isError)
    return (
      <EmptyState title={t('failed')}>
        <Button size="md" onClick={() => void balance.refetch()}>
          {t('retry')}
        </Button>
      </EmptyState>
    );
  if (!data) return <LoadingState />;
  if (!data.IsCreditCustomer) return <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>;
  return (
    <>
      <Panel title={t('title')}>
        <Totals
          rows={[
            { label: t('limit'), baht: data.AuthorizeAmount },
            { label: t('debt'), baht: data.DebtAmount },
            { label: t('balance'), baht: data.Balance },
            { label: t('reserved'), baht: data.Reserved },
          ]}
          total={{ label: t('available'), baht: data.Available }}
        />
      </Panel>
      <Panel title={t('statement')}>
        <CreditEntries
          entries={statement.data?.pages.flatMap(({ Data }) => Data) ?? []}
          pathOf={({ OrderID, SaleUnit }) => `/history/${OrderID}/${SaleUnit}`}
          more={statement.hasNextPage ? () => void statement.fetchNextPage() : undefined}
          isLoading={statement.isFetchingNextPage}
        />
      </Panel>
    </>
  );
}
