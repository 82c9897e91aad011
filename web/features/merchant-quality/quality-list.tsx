import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { hasThai, kindsOfCenters, type FindingKind } from '#domain/products/findings.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { useSelection } from '../../merchant-ui/selection.ts';
import { usePage } from '../../page/page-context.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { IconDone } from '../../ui/theme/icons.ts';
import classes from '../merchant-products/merchant-products.module.css';
import { MERCHANT_PRODUCTS } from '../merchant-products/merchant-products.queries.ts';
import { productPath } from '../merchant-products/product-paths.ts';
import { useStaff } from '../staff/use-staff.ts';
import { ExportList } from '../runs/export-list.tsx';
import { BulkCategory } from './bulk-category.tsx';
import { mendPath } from './finding-paths.ts';
import { findingsQuery, readQualityFilters, type Finding } from './quality.queries.ts';

/** The products with one kind of what is wrong, with the way to mend each. */
export function QualityList({ kind }: { kind: FindingKind }) {
  const t = useTranslations('merchantQuality');
  const page = usePage();
  const [search] = useSearchParams();
  const filters = useMemo(() => readQualityFilters(search), [search]);
  const mayMend = useStaff().Rights.includes('manageProducts');
  const query = findingsQuery(page, kind, filters);
  const { data } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const shown = data?.pages.flatMap(({ Data }) => Data.map(({ P_Code }) => P_Code)) ?? [];
  const selection = useSelection({ query: query.queryKey, rows: shown });
  const isForMany = mayMend && kind === 'noCategory';
  return (
    <>
      <p>{t(`kinds.${kind}.why`)}</p>
      <FilteredTable
        list="productFindings"
        tools={<ExportList list="productFindings" filters={{ ...filters, kind }} />}
        label={t(`kinds.${kind}.name`)}
        columns={useFindingColumns(kind, mayMend)}
        query={query}
        {...(isForMany && { selection })}
        keyOf={({ P_Code, SaleUnit }) => (SaleUnit === '' ? P_Code : `${P_Code}/${SaleUnit}`)}
        nameOf={({ PRODUCTNAME }) => PRODUCTNAME}
        pathOf={({ P_Code }) => productPath(P_Code)}
        menuOf={(finding) => [{ label: t('mend'), to: mendPath(kind, finding) }]}
        filters={[{ kind: 'text', name: 'text', label: t('text'), hint: t('textHint') }]}
        empty={{
          icon: <IconDone size={32} />,
          none: t('noneOfKind'),
          noneFound: t('noneFound'),
          showAll: t('showAll'),
        }}
      />
      {isForMany && <BulkCategory selection={selection} shown={shown} />}
    </>
  );
}

function useFindingColumns(kind: FindingKind, mayMend: boolean): readonly Column<Finding>[] {
  const t = useTranslations('merchantQuality');
  const { api } = usePage();
  const client = useQueryClient();
  const nameIt = async (finding: Finding, typed: string): Promise<string> => {
    const kept = await api.nameProductInEnglish({
      params: { code: finding.P_Code },
      body: { PRODUCTNAME_EN: typed, Before: finding.PRODUCTNAME_EN },
    });
    void client.invalidateQueries({ queryKey: MERCHANT_PRODUCTS });
    return kept.PRODUCTNAME_EN;
  };
  const english = ({ PRODUCTNAME_EN: name }: Finding) => (hasThai(name) ? '' : name);
  const mayName = kind === 'noEnglish' && mayMend;
  return [
    {
      id: 'name',
      label: t('columns.name'),
      shown: 'always',
      phone: 'head',
      cell: ({ PRODUCTNAME }) => <UserText>{PRODUCTNAME}</UserText>,
    },
    {
      id: 'picture',
      label: t('columns.picture'),
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
      label: t('columns.code'),
      width: 160,
      cell: ({ P_Code }) => <UserText>{P_Code}</UserText>,
    },
    ...(mayName
      ? [
          {
            id: 'english',
            label: t('columns.english'),
            shown: 'always' as const,
            cell: (finding: Finding) => <UserText>{english(finding)}</UserText>,
            edit: { value: english, maxLength: 200, empty: t('noEnglish'), save: nameIt },
          },
        ]
      : []),
    ...(hasPlace(kind)
      ? [{ id: 'place', label: t('columns.place'), cell: (finding: Finding) => <Place finding={finding} /> }]
      : []),
    {
      id: 'mend',
      label: t('columns.mend'),
      shown: 'always',
      width: 150,
      phone: 'side',
      cell: (finding) => (
        <AppLink to={mendPath(kind, finding)} prefetch="none">
          {t(`kinds.${kind}.mend`)}
        </AppLink>
      ),
    },
  ];
}

const hasPlace = (kind: FindingKind): boolean =>
  kindsOfCenters.includes(kind) || kind === 'unitRates' || kind === 'dearerUnit' || kind === 'barcodeTwice';

/** The center, unit and level of a price, or the barcode and the other product that has it. */
function Place({ finding }: { finding: Finding }) {
  const t = useTranslations('merchantQuality');
  const { Unit, UnitName, Level, DIST_NAME, Barcode, SameBarcode } = finding;
  return (
    <>
      {DIST_NAME !== '' && <UserText>{`${DIST_NAME} · `}</UserText>}
      <UserText>{UnitName === '' ? t('unit', { no: String(Unit) }) : UnitName}</UserText>
      {Level !== null && ` · ${t('level', { level: String(Level) })}`}
      {Barcode !== '' && ` · ${Barcode} `}
      {SameBarcode !== '' && (
        <AppLink to={productPath(SameBarcode)} prefetch="none">
          {t('also', { code: SameBarcode })}
        </AppLink>
      )}
    </>
  );
}
