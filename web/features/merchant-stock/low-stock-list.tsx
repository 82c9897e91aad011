import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useAddressParams } from '../../merchant-ui/address-params.ts';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilterBar } from '../../merchant-ui/filter-bar.tsx';
import { PagedTable } from '../../merchant-ui/paged-table.tsx';
import { usePage } from '../../page/page-context.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { lowStockQuery, readLowText, type LowProduct } from './low-stock.queries.ts';
import { stockPath } from '../merchant-products/product-paths.ts';
import { useStaff } from '../staff/use-staff.ts';
import { ExportList } from '../runs/export-list.tsx';
import classes from './low-stock.module.css';

const pathOf = ({ P_Code }: LowProduct): string => stockPath(P_Code);

/** What runs out at the center, the fewest first. */
export function LowStockList() {
  const t = useTranslations('merchantStock');
  const [search] = useSearchParams();
  const text = readLowText(search);
  const { set } = useAddressParams();
  const leads = useStaff().Pages.includes('stock');
  const query = lowStockQuery(usePage(), text);
  const below = useInfiniteQuery(query).data?.pages[0]?.Below;
  return (
    <>
      {below !== undefined && <p>{below > 1 ? t('below', { count: below }) : t('soldOut')}</p>}
      <FilterBar filters={[{ kind: 'text', name: 'text', label: t('text'), hint: t('textHint') }]} />
      <PagedTable
        list="lowStock"
        tools={<ExportList list="lowStock" filters={{ text }} />}
        label={t('title')}
        columns={useLowStockColumns()}
        query={query}
        keyOf={({ P_Code }) => P_Code}
        nameOf={({ PRODUCTNAME }) => PRODUCTNAME}
        {...(leads && { pathOf })}
        none={
          <EmptyState title={t(text === undefined ? 'enough' : 'notFound')}>
            {text !== undefined && (
              <Button size="md" onClick={() => set({ text: '' })}>
                {t('showAll')}
              </Button>
            )}
          </EmptyState>
        }
      />
    </>
  );
}

function useLowStockColumns(): readonly Column<LowProduct>[] {
  const t = useTranslations('merchantStock');
  const { locale } = usePage();
  return [
    {
      id: 'product',
      width: 320,
      label: t('product'),
      cell: ({ P_Code, PRODUCTNAME, PIC_FILENAME }) => (
        <span className={classes.product}>
          <span className={classes.picture}>
            <Picture src={PIC_FILENAME} alt="" width={40} height={40} />
          </span>
          <span className={classes.words}>
            <span className={classes.name}>
              <UserText>{PRODUCTNAME}</UserText>
            </span>
            <span className={classes.code}>{P_Code}</span>
          </span>
        </span>
      ),
      shown: 'always',
      phone: 'head',
    },
    {
      id: 'available',
      label: t('available'),
      cell: ({ StockAvailable }) => (
        <strong className={classes.pieces} data-gone={StockAvailable <= 0 || undefined}>
          {StockAvailable <= 0 ? t('gone') : t('left', { count: StockAvailable })}
        </strong>
      ),
      numeric: true,
      shown: 'always',
      phone: 'side',
    },
    { id: 'onHand', label: t('onHand'), cell: ({ OnHand }) => t('pieces', { count: OnHand }), numeric: true },
    { id: 'held', label: t('held'), cell: ({ Held }) => t('pieces', { count: Held }), numeric: true },
    {
      id: 'sold',
      label: t('sold'),
      cell: ({ LastSoldAt }) => (LastSoldAt === null ? t('never') : formatDate(new Date(LastSoldAt), locale)),
    },
  ];
}
