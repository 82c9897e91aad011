import { Button } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AddressTabs } from '../../merchant-ui/address-tabs.tsx';
import { useSelection } from '../../merchant-ui/selection.ts';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { IconClients } from '../../ui/theme/icons.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import { ExportList } from '../runs/export-list.tsx';
import { ApproveMany } from './approve-many.tsx';
import { withDecided, type Decided, type Outcome } from './decided-rows.ts';
import { RegistrationRow } from './registration-row.tsx';
import {
  REGISTRATIONS,
  registrationsQuery,
  registrationTabs,
  tabOf,
  type Registration,
} from './registrations.queries.ts';
import classes from './registrations.module.css';

/** Who waits for approval, or was refused. */
export function Registrations() {
  const t = useTranslations('merchantRegistrations');
  const { Rights } = useStaff();
  const [search] = useSearchParams();
  const tab = tabOf(search);
  if (!Rights.includes('approveCustomers'))
    return <EmptyState icon={<IconClients size={32} />} title={t('noRight')} />;
  return (
    <>
      <AddressTabs
        name="state"
        label={t('tabs')}
        first="waiting"
        tabs={registrationTabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
      />
      <List key={tab} tab={tab} />
    </>
  );
}

function List({ tab }: { tab: (typeof registrationTabs)[number] }) {
  const t = useTranslations('merchantRegistrations');
  const page = usePage();
  const query = registrationsQuery(page, tab);
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(query);
  const { decided, outcomeOf, approve, note } = useDecisions();
  const loaded = data?.pages.flatMap(({ Data }) => Data);
  const rows = loaded && withDecided(loaded, decided);
  const open = rows?.filter(({ CUSTOMERCODE }) => outcomeOf(CUSTOMERCODE) === undefined) ?? [];
  const codes = open.map(({ CUSTOMERCODE }) => CUSTOMERCODE);
  const selection = useSelection({ query: query.queryKey, rows: codes });
  const picksMany = tab === 'waiting' && open.length > 1;
  return (
    <>
      {rows && rows.length > 0 && <ExportList list="registrations" filters={{ state: tab }} />}
      {picksMany && (
        <label className={classes.pickAll}>
          <input
            type="checkbox"
            checked={codes.every((code) => selection.keys.has(code))}
            onChange={() => selection.toggleAll(codes)}
          />
          {t('pickAll', { count: String(codes.length) })}
        </label>
      )}
      {rows && rows.length > 0 && (
        <ul className={classes.list} aria-label={t(`tab.${tab}`)}>
          {rows.map((row, at) => {
            const { CUSTOMERCODE: code } = row;
            const above = rows[at - 1]?.CUSTOMERCODE;
            return (
              <li key={code}>
                <RegistrationRow
                  row={row}
                  outcome={outcomeOf(code)}
                  picked={picksMany ? selection.keys.has(code) : undefined}
                  onPick={() => selection.toggle(code)}
                  approve={() => approve(row, above)}
                  onRefused={() => note({ row, above, outcome: 'refused' })}
                />
              </li>
            );
          })}
        </ul>
      )}
      <ApproveMany
        selection={selection}
        rows={open}
        approve={(row) => approve(row, rows?.[rows.indexOf(row) - 1]?.CUSTOMERCODE)}
      />
      {rows?.length === 0 && <EmptyState icon={<IconClients size={32} />} title={t(`none.${tab}`)} />}
      {!rows && !isError && <LoadingState />}
      {!rows && isError && (
        <EmptyState icon={<IconClients size={32} />} title={t('failed')}>
          <Button size="md" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </EmptyState>
      )}
      {hasNextPage && (
        <Button variant="default" size="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** What was decided here stays in the list with its outcome; the list is loaded anew when it is opened again. */
function useDecisions() {
  const { api } = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const note = (one: Decided): void => {
    setDecided((before) => [...before, one]);
    void client.invalidateQueries({ queryKey: REGISTRATIONS, refetchType: 'none' });
    void client.invalidateQueries({ queryKey: [...REGISTRATIONS, 'count'] });
  };
  const outcomeOf = (code: string): Outcome | undefined =>
    decided.find(({ row }) => row.CUSTOMERCODE === code)?.outcome;
  const approve = async (row: Registration, above: string | undefined): Promise<boolean> => {
    try {
      const body = { Decision: 'approve', SentAgainAt: row.SentAgainAt ?? 'never' } as const;
      await api.decideRegistration({ params: { code: row.CUSTOMERCODE }, body });
      note({ row, above, outcome: 'approved' });
      return true;
    } catch (error) {
      tellError(error);
      if (isApiError(error) && error.answer.code === 'REGISTRATION_DECIDED')
        note({ row, above, outcome: 'elsewhere' });
      if (isApiError(error) && error.answer.code === 'REGISTRATION_SENT_AGAIN')
        void client.invalidateQueries({ queryKey: REGISTRATIONS });
      return false;
    }
  };
  return { decided, outcomeOf, approve, note };
}
