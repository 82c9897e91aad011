import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatDate } from '#domain/dates.ts';
import { useAddressParams } from '../../merchant-ui/address-params.ts';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilterBar } from '../../merchant-ui/filter-bar.tsx';
import { IconLog } from '../../merchant-ui/icons.ts';
import { PagedTable } from '../../merchant-ui/paged-table.tsx';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { changesBetween } from './audit-changes.ts';
import classes from './audit-log.module.css';
import { LOG_FILTER_NAMES, logQuery, readLogFilters, type LogRow } from './audit.queries.ts';

/** What staff do that leaves a row; another is shown by its own name. */
const ACTIONS = [
  'order.step',
  'order.tracking',
  'acting.start',
  'acting.end',
  'customer.address',
  'staff.profile',
  'staff.password',
] as const;

/** Who changed what, when, and from what to what. */
export function AuditLog() {
  const t = useTranslations('audit');
  const words = useActionWords();
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
            options: ACTIONS.map((value) => ({ value, label: words(value) })),
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
        nameOf={({ Subject }) => Subject}
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

function useActionWords(): (action: string) => string {
  const t = useTranslations('audit');
  return (action) => {
    const known = ACTIONS.find((one) => one === action);
    return known ? t(`actions.${known.replace('.', '_') as KeyOf<typeof known>}`) : action;
  };
}
/** A dot in a message's key would lead into what it holds. */
type KeyOf<Action extends string> = Action extends `${infer Of}.${infer What}` ? `${Of}_${What}` : never;

function useLogColumns(): readonly Column<LogRow>[] {
  const t = useTranslations('audit');
  const { locale } = usePage();
  const words = useActionWords();
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
          <OwnWords>{ActorName}</OwnWords> ({Actor})
        </>
      ),
    },
    { id: 'action', label: t('action'), cell: ({ Action }) => words(Action) },
    { id: 'subject', label: t('subject'), cell: ({ Subject }) => <SubjectLink name={Subject} /> },
    { id: 'changes', label: t('changes'), cell: (row) => <Changes row={row} /> },
  ];
}

/** Orders and customers lead to where they are found. */
function SubjectLink({ name }: { name: string }) {
  const [kind = '', key = ''] = name.split('/');
  const page = { order: '/merchant/order', customer: '/merchant/customer' }[kind];
  if (page === undefined) return <span lang="en">{name}</span>;
  return (
    <AppLink className={classes.link} lang="en" to={`${page}?text=${encodeURIComponent(key)}`}>
      {name}
    </AppLink>
  );
}

/** Fields are named as the machine names them. */
function Changes({ row: { Before, After } }: { row: LogRow }) {
  return (
    <ul className={classes.changes}>
      {changesBetween(Before, After).map(({ field, before, after }) => (
        <li key={field} lang="en">
          <span className={classes.field}>{field}</span>{' '}
          {before !== undefined && (
            <>
              <OwnWords>{before}</OwnWords> →{' '}
            </>
          )}
          <OwnWords>{after ?? '–'}</OwnWords>
        </li>
      ))}
    </ul>
  );
}
