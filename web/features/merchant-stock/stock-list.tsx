import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { IconStock } from '../../merchant-ui/icons.ts';
import { usePage } from '../../page/page-context.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { stockPath } from '../merchant-products/product-paths.ts';
import { ExportList } from '../runs/export-list.tsx';
import classes from './stock.module.css';
import { StockWord } from './stock-word.tsx';
import { readStockFilters, SHOWS, stockQuery, type StockItem } from './stock.queries.ts';

const pathOf = ({ P_Code }: StockItem): string => stockPath(P_Code);
const number = (count: number): string => count.toLocaleString('en-US');

/** What the center that one works at has of each product (R-47i). */
export function StockList() {
  const t = useTranslations('merchantStock.list');
  const [search] = useSearchParams();
  const filters = useMemo(() => readStockFilters(search), [search]);
  const page = usePage();
  return (
    <FilteredTable
      list="stock"
      label={t('title')}
      columns={useStockColumns()}
      query={stockQuery(page, filters)}
      keyOf={({ P_Code }) => P_Code}
      nameOf={({ PRODUCTNAME }) => PRODUCTNAME}
      pathOf={pathOf}
      tools={<ExportList list="stock" filters={filters} />}
      filters={[
        { kind: 'text', name: 'text', label: t('text'), hint: t('textHint') },
        {
          kind: 'choice',
          name: 'show',
          label: t('show'),
          all: t('all'),
          options: SHOWS.map((value) => ({ value, label: t(`shows.${value}`) })),
        },
      ]}
      empty={{
        icon: <IconStock size={32} />,
        none: t('nothing'),
        noneFound: t('noneFound'),
        showAll: t('showAll'),
      }}
    />
  );
}

function useStockColumns(): readonly Column<StockItem>[] {
  const t = useTranslations('merchantStock.list');
  const one = useTranslations('merchantStock.one');
  return [
    {
      id: 'name',
      label: t('text'),
      shown: 'always',
      phone: 'head',
      cell: ({ PRODUCTNAME }) => <UserText>{PRODUCTNAME}</UserText>,
    },
    {
      id: 'picture',
      label: t('picture'),
      width: 72,
      phone: 'none',
      cell: ({ PIC_FILENAME }) => (
        <span className={classes.thumb}>
          <Picture src={PIC_FILENAME} alt="" width={36} height={36} />
        </span>
      ),
    },
    { id: 'code', label: t('code'), width: 120, cell: ({ P_Code }) => <UserText>{P_Code}</UserText> },
    {
      id: 'available',
      label: one('available'),
      numeric: true,
      shown: 'always',
      phone: 'side',
      cell: ({ StockAvailable }) => <strong>{number(StockAvailable)}</strong>,
    },
    { id: 'onHand', label: one('onHand'), numeric: true, cell: ({ OnHand }) => number(OnHand) },
    { id: 'held', label: one('held'), numeric: true, width: 170, cell: ({ Held }) => number(Held) },
    {
      id: 'minimum',
      label: t('minimum'),
      numeric: true,
      phone: 'none',
      cell: ({ MinimumStock }) => (MinimumStock === null ? t('noMinimum') : number(MinimumStock)),
    },
    { id: 'word', label: t('word'), cell: ({ StockWord: word }) => <StockWord word={word} /> },
  ];
}
