import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { IconBrands } from '../../merchant-ui/icons.ts';
import { usePage } from '../../page/page-context.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { ExportList } from '../runs/export-list.tsx';
import classes from './merchant-brands.module.css';
import {
  brandName,
  brandPath,
  brandsQuery,
  readBrandFilters,
  type Brand,
} from './merchant-brands.queries.ts';

/** More are not counted. */
const MOST_TOLD = 1000;

/** How many products have it, in words. */
export function useProductWords(): (products: number) => string {
  const t = useTranslations('merchantBrands');
  return (products) =>
    products > MOST_TOLD
      ? t('many', { count: MOST_TOLD.toLocaleString('en-US') })
      : t('count', { count: products });
}

/** The brands of the shop in their order, 12 a page. */
export function BrandList() {
  const t = useTranslations('merchantBrands');
  const page = usePage();
  const [search] = useSearchParams();
  const filters = useMemo(() => readBrandFilters(search), [search]);
  return (
    <FilteredTable
      list="brands"
      label={t('title')}
      columns={useBrandColumns()}
      query={brandsQuery(page, filters)}
      keyOf={({ BrandCode }) => BrandCode}
      nameOf={(brand) => brandName(brand, page.locale)}
      pathOf={({ BrandCode }) => brandPath(BrandCode)}
      tools={<ExportList list="brands" filters={filters} />}
      filters={[
        { kind: 'text', name: 'text', label: t('text'), hint: t('textHint') },
        {
          kind: 'choice',
          name: 'active',
          label: t('active'),
          all: t('all'),
          options: [
            { value: 'Y', label: t('shown') },
            { value: 'N', label: t('hidden') },
          ],
        },
      ]}
      empty={{
        icon: <IconBrands size={32} />,
        none: t('none'),
        noneFound: t('noneFound'),
        showAll: t('showAll'),
      }}
    />
  );
}

function useBrandColumns(): readonly Column<Brand>[] {
  const t = useTranslations('merchantBrands');
  const { locale } = usePage();
  const words = useProductWords();
  return [
    {
      id: 'name',
      label: t('one'),
      shown: 'always',
      phone: 'head',
      cell: (brand) => <UserText>{brandName(brand, locale)}</UserText>,
    },
    {
      id: 'logo',
      label: t('logo'),
      width: 72,
      phone: 'none',
      cell: ({ LogoImage }) => (
        <span className={classes.thumb}>
          <Picture src={LogoImage} alt="" width={36} height={36} />
        </span>
      ),
    },
    { id: 'code', label: t('code'), width: 140, cell: ({ BrandCode }) => <UserText>{BrandCode}</UserText> },
    {
      id: 'other',
      label: locale === 'en' ? t('nameTh') : t('nameEn'),
      shown: 'byChoice',
      cell: (brand) => <UserText>{brandName(brand, locale === 'en' ? 'th' : 'en')}</UserText>,
    },
    { id: 'products', label: t('products'), numeric: true, cell: ({ Products }) => words(Products) },
    {
      id: 'state',
      label: t('active'),
      phone: 'side',
      cell: ({ Active }) => (
        <StatusBadge tone={Active === 'Y' ? 'done' : 'over'}>{t(`state.${Active}`)}</StatusBadge>
      ),
    },
  ];
}
