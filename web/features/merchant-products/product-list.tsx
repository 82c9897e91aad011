import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { inTreeOrder } from '#domain/products/category-tree.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useAddressParams } from '../../merchant-ui/address-params.ts';
import type { Column, RowAction } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import type { Filter } from '../../merchant-ui/filters.ts';
import { useSelection } from '../../merchant-ui/selection.ts';
import { usePage } from '../../page/page-context.ts';
import { Money } from '../../ui/display/money.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { IconProducts } from '../../ui/theme/icons.ts';
import { ExportButton } from '../runs/export-button.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { BulkProducts } from './bulk-products.tsx';
import classes from './merchant-products.module.css';
import {
  bodyOfFilters,
  LACKS,
  productChoicesQuery,
  productsQuery,
  readProductFilters,
  STOCKS,
  type ListedProduct,
} from './merchant-products.queries.ts';
import { OfferSwitch } from './offer-switch.tsx';
import { newProductPath, productPath } from './product-paths.ts';
import { useTurnProduct, type Turned } from './use-turn-product.tsx';

const pathOf = ({ P_Code }: ListedProduct): string => productPath(P_Code);

/** The products of the shop as they are at the center that one works at. */
export function ProductList() {
  const t = useTranslations('merchantProducts');
  const page = usePage();
  const { ActiveDC, Pages, Rights } = useStaff();
  const [search] = useSearchParams();
  const filters = useMemo(() => readProductFilters(search), [search]);
  const { turn, busy, question } = useTurnProduct();
  const params = useAddressParams();
  const { sort = 'shop', dir = 'asc' } = readProductFilters(params.chosenSearch);
  const query = productsQuery(page, filters);
  const { data, hasNextPage } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const shown = data?.pages.flatMap(({ Data }) => Data.map(({ P_Code }) => P_Code)) ?? [];
  const selection = useSelection({ query: query.queryKey, rows: shown });
  const turnedOf = ({ P_Code, PRODUCTNAME: name, Disable, StandardPrice }: ListedProduct): Turned => ({
    P_Code,
    name,
    saleUnit: ActiveDC,
    isActive: Disable === 'N',
    noPrice: StandardPrice === null,
  });
  const menuOf = (product: ListedProduct): readonly RowAction[] => [
    { label: t('open'), to: pathOf(product) },
    ...(Rights.includes('manageProducts')
      ? [{ label: t('copy'), to: newProductPath({ copy: product.P_Code }) }]
      : []),
  ];
  return (
    <>
      <FilteredTable
        list="products"
        label={t('title')}
        columns={useProductColumns({ busy, onTurn: (product) => turn(turnedOf(product)) })}
        query={query}
        {...((Rights.includes('changePrices') || Rights.includes('manageProducts')) && { selection })}
        keyOf={({ P_Code }) => P_Code}
        nameOf={({ PRODUCTNAME }) => PRODUCTNAME}
        pathOf={pathOf}
        menuOf={menuOf}
        filters={useProductFilters()}
        sorting={{
          by: sort,
          dir,
          onSort: (by, next) =>
            params.set({ sort: by === 'shop' ? '' : by, dir: next === 'asc' ? '' : next }),
          usual: { by: 'shop', label: t('shopOrder') },
        }}
        tools={Pages.includes('imports') && <Exports filters={filters} />}
        empty={{
          icon: <IconProducts size={32} />,
          none: t('none'),
          noneFound: t('noneFound'),
          showAll: t('showAll'),
        }}
      />
      {question}
      <BulkProducts
        selection={selection}
        shown={shown}
        filters={bodyOfFilters(filters)}
        hasMore={hasNextPage}
      />
    </>
  );
}

/** What the list shows, as files that can be imported again. */
function Exports({ filters }: { filters: ReturnType<typeof readProductFilters> }) {
  const t = useTranslations('merchantProducts.exports');
  const { api } = usePage();
  return (['products', 'prices', 'stock', 'agreedPrices'] as const).map((What) => (
    <ExportButton
      key={What}
      label={t(What)}
      body={{ What, ...bodyOfFilters(filters) }}
      start={api.exportGoods}
    />
  ));
}

/** A choice has no room for a tree: a dash for each level above. */
const indented = (name: string, level: number): string => '– '.repeat(level - 1) + name;

function useProductFilters(): readonly Filter[] {
  const t = useTranslations('merchantProducts');
  const { data } = useQuery(productChoicesQuery(usePage()));
  const choice = (name: string, options: readonly { value: string; label: string }[]): Filter => ({
    kind: 'choice',
    name,
    label: t(`filters.${name as 'category'}`),
    all: t('filters.all'),
    options,
  });
  return [
    { kind: 'text', name: 'text', label: t('filters.text'), hint: t('filters.textHint') },
    choice(
      'category',
      inTreeOrder(data?.Categories ?? [], ({ Code, Parent }) => ({ code: Code, parent: Parent })).map(
        ({ Code, Name, Level }) => ({
          value: Code,
          label: indented(Name, Level),
        }),
      ),
    ),
    choice(
      'brand',
      (data?.Brands ?? []).map(({ Code, Name }) => ({ value: Code, label: Name })),
    ),
    choice(
      'type',
      (data?.Types ?? [])
        .filter(({ matype }) => matype !== '')
        .map(({ matype, matypeName }) => ({ value: matype, label: matypeName })),
    ),
    choice(
      'active',
      (['Y', 'N'] as const).map((value) => ({ value, label: t(`actives.${value}`) })),
    ),
    choice(
      'stock',
      STOCKS.map((value) => ({ value, label: t(`stocks.${value}`) })),
    ),
    choice(
      'lacks',
      LACKS.map((value) => ({ value, label: t(`lacks.${value}`) })),
    ),
    { kind: 'switch', name: 'archived', label: t('filters.archived') },
  ];
}

type Turning = { busy: boolean; onTurn: (product: ListedProduct) => void };

function useProductColumns({ busy, onTurn }: Turning): readonly Column<ListedProduct>[] {
  const t = useTranslations('merchantProducts.columns');
  return [
    {
      id: 'name',
      label: t('name'),
      sortable: true,
      ascends: true,
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
    {
      id: 'code',
      label: t('code'),
      sortable: true,
      ascends: true,
      cell: ({ P_Code }) => <UserText>{P_Code}</UserText>,
    },
    {
      id: 'barcode',
      label: t('barcode'),
      shown: 'byChoice',
      phone: 'none',
      cell: ({ BARCODE1 }) => BARCODE1 || '–',
    },
    {
      id: 'brand',
      label: t('brand'),
      shown: 'byChoice',
      phone: 'none',
      cell: ({ P_Brand }) => (P_Brand === '' ? '–' : <UserText>{P_Brand}</UserText>),
    },
    {
      id: 'type',
      label: t('type'),
      shown: 'byChoice',
      phone: 'none',
      cell: ({ matypeName }) => matypeName || '–',
    },
    {
      id: 'price',
      label: t('price'),
      numeric: true,
      cell: ({ P_Code, StandardPrice }) =>
        StandardPrice === null ? (
          <AppLink to={productPath(P_Code, 'pricelevelunit1')} prefetch="none">
            {t('noPrice')}
          </AppLink>
        ) : (
          <Money baht={StandardPrice} />
        ),
    },
    {
      id: 'stock',
      label: t('stock'),
      numeric: true,
      cell: ({ Stock, IsLessThanMinimumStock }) => (
        <span data-low={IsLessThanMinimumStock || undefined} className={classes.stock}>
          {Stock.StockAvailable.toLocaleString('en-US')}
        </span>
      ),
    },
    {
      id: 'active',
      label: t('active'),
      width: 130,
      phone: 'side',
      cell: (product) => (
        <OfferSwitch
          name={product.PRODUCTNAME}
          isActive={product.Disable === 'N'}
          isArchived={product.Archived === 'Y'}
          busy={busy}
          onTurn={() => onTurn(product)}
        />
      ),
    },
  ];
}
