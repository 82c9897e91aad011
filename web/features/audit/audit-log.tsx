import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { auditActions } from '#domain/access/audit.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useAddressParams } from '../../merchant-ui/address-params.ts';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilterBar } from '../../merchant-ui/filter-bar.tsx';
import { IconLog } from '../../merchant-ui/icons.ts';
import { PagedTable } from '../../merchant-ui/paged-table.tsx';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { orderPath } from '../merchant-orders/order-head.ts';
import { changesBetween } from './audit-changes.ts';
import classes from './audit-log.module.css';
import { LOG_FILTER_NAMES, logQuery, readLogFilters, type LogRow } from './audit.queries.ts';
import { useAuditWords } from './use-audit-words.ts';

/** Who changed what, when, and from what to what. */
export function AuditLog() {
  const t = useTranslations('audit');
  const words = useAuditWords();
  const [search] = useSearchParams();
  const filters = useMemo(() => readLogFilters(search), [search]);
  const { set } = useAddressParams();
  const narrowed = Object.keys(filters).length > 0;
  return (
    <>
      <FilterBar
        filters={[
          { kind: 'text', name: 'subject', label: t('subject'), hint: t('subjectHint') },
          {
            kind: 'choice',
            name: 'action',
            label: t('action'),
            all: t('allActions'),
            options: auditActions.map((value) => ({ value, label: words.action(value) })),
          },
          { kind: 'text', name: 'actor', label: t('actor'), hint: t('actorHint') },
          { kind: 'date', name: 'dateStart', label: t('dateStart') },
          { kind: 'date', name: 'dateEnd', label: t('dateEnd') },
        ]}
      />
      <PagedTable
        table="log"
        label={t('title')}
        columns={useLogColumns()}
        query={logQuery(usePage(), filters)}
        keyOf={({ At, Subject, Action }) => `${At}/${Action}/${Subject}`}
        nameOf={({ Subject }) => words.subject(Subject)}
        none={
          <EmptyState icon={<IconLog size={32} />} title={narrowed ? t('noneFound') : t('none')}>
            {narrowed && (
              <Button
                size="md"
                onClick={() => set(Object.fromEntries(LOG_FILTER_NAMES.map((name) => [name, ''])))}
              >
                {t('showAll')}
              </Button>
            )}
          </EmptyState>
        }
      />
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
      label: t('at'),
      shown: 'always',
      cell: ({ At }) => formatDate(new Date(At), locale, 'dayTime'),
    },
    {
      id: 'actor',
      label: t('actor'),
      shown: 'always',
      cell: ({ Actor, ActorName }) => (
        <>
          <UserText>{ActorName}</UserText> ({Actor})
        </>
      ),
    },
    { id: 'action', label: t('action'), cell: ({ Action }) => words.action(Action) },
    { id: 'subject', label: t('subject'), cell: (row) => <SubjectLink row={row} /> },
    { id: 'changes', label: t('changes'), cell: (row) => <Changes row={row} /> },
  ];
}

/** Leads to the order or the customer where the reader may open it. */
function SubjectLink({ row: { Subject, Order, Customer } }: { row: LogRow }) {
  const words = useAuditWords();
  const to = Order
    ? orderPath(Order)
    : Customer === undefined
      ? undefined
      : `/merchant/customer?text=${encodeURIComponent(Customer)}`;
  if (to === undefined) return <UserText>{words.subject(Subject)}</UserText>;
  return (
    <AppLink className={classes.link} to={to}>
      {words.subject(Subject)}
    </AppLink>
  );
}

function Changes({ row: { Before, After } }: { row: LogRow }) {
  const words = useAuditWords();
  return (
    <ul className={classes.changes}>
      {changesBetween(Before, After).map(({ field, before, after }) => (
        <li key={field}>
          <span className={classes.field}>{words.field(field)}</span>{' '}
          {before !== undefined && (
            <>
              <UserText>{words.value(field, before)}</UserText> →{' '}
            </>
          )}
          <UserText>{words.value(field, after)}</UserText>
        </li>
      ))}
    </ul>
  );
}
