import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { BarChart } from '../../merchant-ui/bar-chart.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { Facts } from '../../merchant-ui/facts.tsx';
import { Figures } from '../../merchant-ui/figures.tsx';
import { FilterBar } from '../../merchant-ui/filter-bar.tsx';
import { saveFile } from '../../merchant-ui/save-file.ts';
import { usePeriod } from '../../merchant-ui/use-period.ts';
import { useShortNumber } from '../../merchant-ui/use-short-number.ts';
import { usePage } from '../../page/page-context.ts';
import { Money } from '../../ui/display/money.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { promotionChoicesQuery, resultsQuery, type Results } from './merchant-promotions.queries.ts';
import { readResultFilters } from './promotion-filters.ts';
import classes from './promotion-results.module.css';
import { stepPath } from './promotion-steps.ts';

/** What a promotion brought: orders, baht given and new buyers, by day and by center. */
export function PromotionResults({ promotionId }: { promotionId: string }) {
  const t = useTranslations('merchantPromotions.results');
  const page = usePage();
  const [search] = useSearchParams();
  const filters = useMemo(() => readResultFilters(search), [search]);
  const { data, isError, refetch } = useQuery({
    ...resultsQuery(page, promotionId, filters),
    placeholderData: keepPreviousData,
  });
  const { data: choices } = useQuery(promotionChoicesQuery(page));
  const download = useMutation({
    mutationFn: () => page.api.promotionResultsTable({ params: { promotionId }, query: filters }),
    onSuccess: saveFile,
    onError: useTellError(),
    meta: { ownErrors: true },
  });
  return (
    <DetailPage
      title={t('title')}
      facts={data && <UserText>{data.PromotionName}</UserText>}
      back={{ to: stepPath(promotionId, 0), label: t('back') }}
      actions={
        <Button variant="default" size="md" loading={download.isPending} onClick={() => download.mutate()}>
          {t('xlsx')}
        </Button>
      }
    >
      <FilterBar
        filters={[
          { kind: 'days', names: ['dateStart', 'dateEnd'], label: t('days') },
          {
            kind: 'choice',
            name: 'saleUnit',
            label: t('center'),
            all: t('allCenters'),
            options: (choices?.Centers ?? []).map(({ Code, Name }) => ({ value: Code, label: Name })),
          },
        ]}
      />
      {data && <Brought results={data} />}
      {!data && !isError && <LoadingState />}
      {!data && isError && (
        <EmptyState title={t('failed')}>
          <Button size="md" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </EmptyState>
      )}
    </DetailPage>
  );
}

function Brought({ results }: { results: Results }) {
  const t = useTranslations('merchantPromotions.results');
  const { Orders, Discount, FreeWorth, NewBuyers, Caps } = results;
  return (
    <>
      <Figures
        label={t('title')}
        figures={[
          { label: t('orders'), value: String(Orders) },
          { label: t('discount'), value: formatBaht(Discount) },
          { label: t('freeWorth'), value: formatBaht(FreeWorth) },
          { label: t('newBuyers'), value: String(NewBuyers) },
        ]}
      />
      {Orders === 0 ? <p>{t('none')}</p> : <ByDay results={results} />}
      {results.Centers.length > 1 && <ByCenter results={results} />}
      {Caps && <CapsUsed caps={Caps} />}
    </>
  );
}

/** The limits that it has: without one nothing is counted. */
function CapsUsed({ caps: { InAll, Used, Budget, Given } }: { caps: NonNullable<Results['Caps']> }) {
  const t = useTranslations('merchantPromotions.results');
  const facts = [];
  if (InAll !== null)
    facts.push({ label: t('uses'), value: t('ofMost', { used: String(Used), most: String(InAll) }) });
  if (Budget !== null)
    facts.push({
      label: t('budget'),
      value: t('ofMost', { used: formatBaht(Given), most: formatBaht(Budget) }),
    });
  if (facts.length === 0) return null;
  return (
    <Panel title={t('caps')}>
      <Facts facts={facts} />
    </Panel>
  );
}

function ByDay({ results: { Days } }: { results: Results }) {
  const t = useTranslations('merchantPromotions.results');
  const period = usePeriod();
  const short = useShortNumber();
  return (
    <div className={classes.charts}>
      <Panel title={t('givenByDay')}>
        <BarChart
          label={t('givenByDay')}
          columns={[t('day'), t('given')]}
          format={formatBaht}
          formatAxis={short}
          bars={Days.map(({ Day, Discount, FreeWorth }) => {
            const given = Math.round((Discount + FreeWorth) * 100) / 100;
            return { key: Day, value: given, name: period(Day), text: formatBaht(given) };
          })}
        />
      </Panel>
      <Panel title={t('ordersByDay')}>
        <BarChart
          label={t('ordersByDay')}
          columns={[t('day'), t('orders')]}
          format={String}
          formatAxis={short}
          bars={Days.map(({ Day, Orders, NewBuyers }) => ({
            key: Day,
            value: Orders,
            name: period(Day),
            text: t('ordersOfDay', { orders: Orders, fresh: NewBuyers }),
          }))}
        />
      </Panel>
    </div>
  );
}

function ByCenter({ results: { Centers } }: { results: Results }) {
  const t = useTranslations('merchantPromotions.results');
  return (
    <Panel title={t('byCenter')}>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              {(['center', 'orders', 'discount', 'freeWorth', 'newBuyers'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Centers.map((one) => (
              <tr key={one.SaleUnit}>
                <th scope="row">
                  <UserText>{one.DIST_NAME}</UserText>
                </th>
                <td>{one.Orders}</td>
                <td>
                  <Money baht={one.Discount} />
                </td>
                <td>
                  <Money baht={one.FreeWorth} />
                </td>
                <td>{one.NewBuyers}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
