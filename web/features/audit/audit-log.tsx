import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { auditActions, auditSubjects, type AuditSubject } from '#domain/access/audit.ts';
import { merchantPages, type MerchantPageName } from '#domain/access/merchant-pages.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { IconLog } from '../../merchant-ui/icons.ts';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { customerPath } from '../merchant-customers/customer-path.ts';
import { orderPath } from '../merchant-orders/order-head.ts';
import { wordsPath } from '../merchant-search/synonym-rules.ts';
import { ExportButton } from '../runs/export-button.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { AuditChanges } from './audit-changes.tsx';
import { changesBetween } from './changes-between.ts';
import classes from './audit-log.module.css';
import { logQuery, readLogFilters, type LogRow } from './audit.queries.ts';
import { useAuditWords } from './use-audit-words.ts';

/** Who changed what, when, and from what to what. */
export function AuditLog() {
  const t = useTranslations('audit');
  const page = usePage();
  const words = useAuditWords();
  const [search] = useSearchParams();
  const filters = useMemo(() => readLogFilters(search), [search]);
  const [shown, setShown] = useState<LogRow>();
  return (
    <>
      <FilteredTable
        list="log"
        label={t('title')}
        columns={useLogColumns()}
        query={logQuery(page, filters)}
        tools={<ExportButton label={t('export')} body={filters} start={page.api.exportLog} />}
        keyOf={({ At, Subject, Action }) => `${At}/${Action}/${Subject}`}
        menuOf={(row) => [{ label: t('allChanges'), onPress: () => setShown(row) }]}
        nameOf={({ Subject }) => words.subject(Subject)}
        filters={[
          { kind: 'text', name: 'subject', label: t('subject'), hint: t('subjectHint') },
          {
            kind: 'several',
            name: 'action',
            label: t('action'),
            options: auditActions.map((value) => ({ value, label: words.action(value) })),
          },
          { kind: 'text', name: 'actor', label: t('actor'), hint: t('actorHint') },
          { kind: 'days', names: ['dateStart', 'dateEnd'], label: t('days') },
        ]}
        empty={{
          icon: <IconLog size={32} />,
          none: t('none'),
          noneFound: t('noneFound'),
          showAll: t('showAll'),
        }}
      />
      {shown && (
        <Sheet title={words.subject(shown.Subject, shown.SubjectName)} onClose={() => setShown(undefined)}>
          <p>{words.action(shown.Action)}</p>
          <AuditChanges row={shown} />
        </Sheet>
      )}
    </>
  );
}

function useLogColumns(): readonly Column<LogRow>[] {
  const t = useTranslations('audit');
  const { locale } = usePage();
  const words = useAuditWords();
  return [
    {
      id: 'at',
      isDate: true,
      label: t('at'),
      shown: 'always',
      cell: ({ At }) => formatDate(new Date(At), locale, 'dayTime'),
    },
    {
      id: 'actor',
      label: t('actor'),
      shown: 'always',
      cell: ({ Actor, ActorName }) =>
        Actor === '' ? t('stranger') : <UserText>{ActorName === '' ? Actor : ActorName}</UserText>,
    },
    { id: 'action', label: t('action'), cell: ({ Action }) => words.action(Action) },
    { id: 'subject', label: t('subject'), cell: (row) => <SubjectLink row={row} /> },
    {
      id: 'changes',
      width: 320,
      label: t('changes'),
      cell: (row) => <AuditChanges row={row} inRow />,
      isEmpty: ({ Before, After }) => changesBetween(Before, After).length === 0,
    },
  ];
}

/** Leads to the thing that was changed, where it has a page that the reader may open. */
function SubjectLink({ row }: { row: LogRow }) {
  const words = useAuditWords();
  const { Pages } = useStaff();
  const to = pathOf(row, Pages);
  const name = words.subject(row.Subject, row.SubjectName);
  if (to === undefined) return <UserText>{name}</UserText>;
  return (
    <AppLink className={classes.link} to={to}>
      <UserText>{name}</UserText>
    </AppLink>
  );
}

/** Of what the shop itself looks after: the page that it is part of, and where there. */
const PLACES: { [Subject in AuditSubject]?: { page: MerchantPageName; to: (key: string) => string } } = {
  staff: { page: 'staff', to: (key) => `/merchant/staff/${encodeURIComponent(key)}` },
  role: { page: 'staffRoles', to: () => merchantPages.staffRoles.path },
  center: { page: 'centers', to: (key) => `/merchant/center/${encodeURIComponent(key)}` },
  promotion: { page: 'promotions', to: (key) => `/merchant/promotion/${encodeURIComponent(key)}` },
  content: { page: 'content', to: (key) => `/merchant/content/item/${encodeURIComponent(key)}` },
  survey: { page: 'surveys', to: (key) => `/merchant/survey/${encodeURIComponent(key)}` },
  category: { page: 'categories', to: (key) => `/merchant/category/${encodeURIComponent(key)}` },
  brand: { page: 'brands', to: (key) => `/merchant/brand/${encodeURIComponent(key)}` },
  group: { page: 'groups', to: (key) => `/merchant/group/${encodeURIComponent(key)}` },
  count: { page: 'stock', to: (key) => `/merchant/stock/count/${key}` },
  tag: { page: 'customerTags', to: (key) => `/merchant/tag/${encodeURIComponent(key)}` },
  'search-synonym': { page: 'searchWords', to: (word) => wordsPath(word) },
};

function pathOf({ Subject, Order, Customer }: LogRow, pages: readonly string[]): string | undefined {
  if (Order) return orderPath(Order);
  if (Customer) return customerPath({ code: Customer.CUSTOMERCODE, saleUnit: Customer.SaleUnit });
  if (Subject === 'setting/notifications')
    return pages.includes('shopNotifications') ? merchantPages.shopNotifications.path : undefined;
  const kind = auditSubjects.find((one) => Subject.startsWith(`${one}/`));
  const place = kind && PLACES[kind];
  return place && pages.includes(place.page) ? place.to(Subject.slice(`${kind}/`.length)) : undefined;
}
