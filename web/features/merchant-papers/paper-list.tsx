import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { paperKinds } from '#domain/papers/paper.ts';
import { formatDate, startOfDay } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { IconPapers } from '../../merchant-ui/icons.ts';
import { saveFile } from '../../merchant-ui/save-file.ts';
import { usePage } from '../../page/page-context.ts';
import { Money } from '../../ui/display/money.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { usePaperName } from '../papers/use-paper-name.ts';
import { ExportList } from '../runs/export-list.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import { papersQuery, readPaperFilters, type ListedPaper } from './merchant-papers.queries.ts';

const orderOf = ({ OrderID, SaleUnit }: ListedPaper) => `/merchant/order/${OrderID}/${SaleUnit}`;

/** The papers of the center, newest first; canceled ones are kept and marked. */
export function PaperList() {
  const t = useTranslations('merchantPapers');
  const kinds = useTranslations('orders.taxPapers.kinds');
  const page = usePage();
  const [search] = useSearchParams();
  const filters = useMemo(() => readPaperFilters(search), [search]);
  return (
    <FilteredTable
      list="papers"
      tools={<ExportList list="papers" filters={filters} />}
      label={t('title')}
      columns={usePaperColumns()}
      query={papersQuery(page, filters)}
      keyOf={({ PaperId }) => String(PaperId)}
      nameOf={({ Number: number }) => number}
      pathOf={orderOf}
      menuOf={usePaperMenu()}
      filters={[
        { kind: 'text', name: 'text', label: t('text'), hint: t('textHint') },
        {
          kind: 'choice',
          name: 'kind',
          label: t('kind'),
          all: t('allKinds'),
          options: paperKinds.map((value) => ({ value, label: kinds(value) })),
        },
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          all: t('allStates'),
          options: (['Approved', 'Canceled'] as const).map((value) => ({
            value,
            label: t(`states.${value}`),
          })),
        },
        { kind: 'days', names: ['dateStart', 'dateEnd'], label: t('days') },
      ]}
      empty={{
        icon: <IconPapers size={32} />,
        none: t('none'),
        noneFound: t('noneFound'),
        showAll: t('showAll'),
      }}
    />
  );
}

/** Of one paper: its PDF, and its XML for accounting. */
function usePaperMenu() {
  const t = useTranslations('merchantPapers');
  const { api } = usePage();
  const { Rights } = useStaff();
  const tell = useTellError();
  const { mutate } = useMutation({
    mutationFn: ({ paper, as }: { paper: ListedPaper; as: 'pdf' | 'xml' }) => {
      const params = { orderid: paper.OrderID, saleunit: paper.SaleUnit };
      const query = { paper: String(paper.PaperId) };
      return as === 'pdf'
        ? api.merchantOrderPaper({ params, query })
        : api.merchantPaperXml({ params, query });
    },
    onSuccess: saveFile,
    onError: tell,
  });
  return (paper: ListedPaper) => [
    { label: t('pdf'), onPress: () => mutate({ paper, as: 'pdf' }) },
    ...(Rights.includes('accounting')
      ? [{ label: t('xml'), onPress: () => mutate({ paper, as: 'xml' }) }]
      : []),
  ];
}

function usePaperColumns(): readonly Column<ListedPaper>[] {
  const t = useTranslations('merchantPapers');
  const { locale } = usePage();
  const nameOf = usePaperName();
  const dayOf = ({ IssuedOn }: ListedPaper): string => {
    const at = startOfDay(IssuedOn.replaceAll('-', ''));
    return at ? formatDate(at, locale) : IssuedOn;
  };
  return [
    { id: 'number', label: t('number'), shown: 'always', phone: 'head', cell: (paper) => paper.Number },
    {
      id: 'state',
      width: 120,
      label: t('state'),
      phone: 'side',
      cell: ({ State }) => (
        <StatusBadge tone={State === 'Approved' ? 'done' : 'stopped'}>{t(`states.${State}`)}</StatusBadge>
      ),
    },
    { id: 'kind', label: t('kind'), cell: nameOf },
    { id: 'date', label: t('date'), isDate: true, cell: dayOf },
    { id: 'order', label: t('order'), cell: ({ OrderID }) => OrderID },
    {
      id: 'buyer',
      label: t('buyer'),
      cell: ({ BuyerName }) => (BuyerName === '' ? '–' : <UserText>{BuyerName}</UserText>),
    },
    { id: 'taxId', label: t('taxId'), shown: 'byChoice', cell: ({ BuyerTaxID }) => BuyerTaxID || '–' },
    { id: 'net', label: t('net'), numeric: true, shown: 'byChoice', cell: ({ Net }) => <Money baht={Net} /> },
    { id: 'tax', label: t('tax'), numeric: true, cell: ({ Tax }) => <Money baht={Tax} /> },
    { id: 'total', label: t('total'), numeric: true, cell: ({ Total }) => <Money baht={Total} /> },
  ];
}
