import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { BarChart } from '../../merchant-ui/bar-chart.tsx';
import { RangeTabs, readRange } from '../../merchant-ui/range-tabs.tsx';
import { useShortNumber } from '../../merchant-ui/use-short-number.ts';
import { usePeriod } from '../../merchant-ui/use-period.ts';
import { usePage } from '../../page/page-context.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Money } from '../../ui/display/money.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { changeInPercent } from './change.ts';
import classes from './merchant-home.module.css';
import { chartsOf, newCustomersQuery, topSalesQuery } from './merchant-home.queries.ts';

/**
 * The two reports of the center over the range in the address: sales with best sellers, and new customers; `beside`
 * comes under the shorter one.
 */
export function HomeCharts({ beside }: { beside: ReactNode }) {
  const charts = chartsOf(useStaff());
  return (
    <>
      {(charts.sales || charts.customers) && <RangeTabs />}
      <div className={classes.charts}>
        {charts.sales && <TopSales />}
        <div className={classes.beside}>
          {charts.customers && <NewCustomers />}
          {beside}
        </div>
      </div>
    </>
  );
}

function TopSales() {
  const t = useTranslations('merchantHome');
  const period = usePeriod();
  const short = useShortNumber();
  const [search] = useSearchParams();
  const query = topSalesQuery(usePage(), readRange(search));
  const { data, isError } = useQuery({ ...query, placeholderData: keepPreviousData });
  return (
    <Panel
      title={t('sales')}
      action={
        data && (
          <Total now={data.Total} before={data.BeforeTotal} beforeText={formatBaht(data.BeforeTotal)}>
            <Money baht={data.Total} />
          </Total>
        )
      }
    >
      {data?.Total === 0 && <p>{t('noSales')}</p>}
      {data && data.Total + data.BeforeTotal > 0 && (
        <>
          <BarChart
            label={t('sales')}
            columns={[t('period'), t('sum'), t('before')]}
            format={formatBaht}
            formatAxis={short}
            bars={data.Data.map(({ Period, Sum }, index) => {
              const before = data.Before[index]?.Sum ?? 0;
              return {
                key: Period,
                value: Sum,
                name: period(Period),
                text: formatBaht(Sum),
                before: { value: before, text: formatBaht(before) },
              };
            })}
          />
          {data.Products.length > 0 && (
            <>
              <h3 className={classes.subtitle}>{t('best')}</h3>
              <ol className={classes.best}>
                {data.Products.map(({ P_Code, PRODUCTNAME, Pieces, Amount }) => (
                  <li key={P_Code} className={classes.seller}>
                    <span>
                      <UserText>{PRODUCTNAME}</UserText>
                      <span className={classes.code}>{t('pieces', { count: Pieces })}</span>
                    </span>
                    <Money baht={Amount} />
                  </li>
                ))}
              </ol>
            </>
          )}
        </>
      )}
      {!data && <Missing failed={isError} />}
    </Panel>
  );
}

function NewCustomers() {
  const t = useTranslations('merchantHome');
  const period = usePeriod();
  const short = useShortNumber();
  const [search] = useSearchParams();
  const query = newCustomersQuery(usePage(), readRange(search));
  const { data, isError } = useQuery({ ...query, placeholderData: keepPreviousData });
  return (
    <Panel
      title={t(data?.Own ? 'ownCustomers' : 'newCustomers')}
      action={
        data && (
          <Total
            now={data.Total}
            before={data.BeforeTotal}
            beforeText={t('customers', { count: data.BeforeTotal })}
          >
            {t('customers', { count: data.Total })}
          </Total>
        )
      }
    >
      {data?.Total === 0 && <p>{t('noCustomers')}</p>}
      {data && data.Total + data.BeforeTotal > 0 && (
        <BarChart
          label={t('newCustomers')}
          columns={[t('period'), t('newCustomers'), t('before')]}
          format={String}
          formatAxis={short}
          bars={data.Data.map(({ Period, Count }, index) => {
            const before = data.Before[index]?.Count ?? 0;
            return {
              key: Period,
              value: Count,
              name: period(Period),
              text: String(Count),
              before: { value: before, text: String(before) },
            };
          })}
        />
      )}
      {data && data.Salesmen.length > 0 && (
        <>
          <h3 className={classes.subtitle}>{t('bySalesman')}</h3>
          <ul className={classes.best}>
            {data.Salesmen.map(({ UserId, Name, Count }) => (
              <li key={UserId} className={classes.seller}>
                {UserId === '' ? <span>{t('noSalesman')}</span> : <UserText>{Name}</UserText>}
                <span>{t('customers', { count: Count })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {!data && <Missing failed={isError} />}
    </Panel>
  );
}

type TotalProps = { now: number; before: number; beforeText: string; children: ReactNode };

/** The sum of the range, and under it how it compares with the range before, up to the same moment. */
function Total({ now, before, beforeText, children }: TotalProps) {
  const t = useTranslations('merchantHome');
  const percent = changeInPercent(now, before);
  return (
    <span className={classes.total}>
      {children}
      <span className={classes.compared} data-change={Math.sign(now - before)}>
        {percent === undefined
          ? t('beforeOnly', { before: beforeText })
          : t('compared', { percent: `${percent > 0 ? '+' : ''}${percent}`, before: beforeText })}
      </span>
    </span>
  );
}

function Missing({ failed }: { failed: boolean }) {
  const t = useTranslations('merchantHome');
  return failed ? <p>{t('failed')}</p> : <LoadingState />;
}
