import { Button } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AddressTabs } from '../../merchant-ui/address-tabs.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { IconClients } from '../../ui/theme/icons.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import { IdentityLook } from './identity-look.tsx';
import { RefuseSheet } from './refuse-sheet.tsx';
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
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    registrationsQuery(usePage(), tab),
  );
  const rows = data?.pages.flatMap(({ Data }) => Data);
  return (
    <>
      {rows && rows.length > 0 && (
        <ul className={classes.list} aria-label={t(`tab.${tab}`)}>
          {rows.map((row) => (
            <li key={row.CUSTOMERCODE}>
              <Row row={row} />
            </li>
          ))}
        </ul>
      )}
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

function Row({ row }: { row: Registration }) {
  const t = useTranslations('merchantRegistrations');
  const { api, locale } = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  const [refuses, setRefuses] = useState(false);
  const {
    CUSTOMERCODE: code,
    CUSTOMERNAME: name,
    Mobile,
    Email,
    TAXNO,
    Address,
    HasIdentity,
    RegisteredAt,
    RefusedAt,
    Reason,
  } = row;
  const decided = async (message: string): Promise<void> => {
    showToast({ kind: 'success', message, milliseconds: TOAST_MS.other });
    await client.invalidateQueries({ queryKey: REGISTRATIONS });
  };
  const approve = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.decideRegistration({ params: { code }, body: { Decision: 'approve' } });
      await decided(t('approved', { name }));
    } catch (error) {
      tellError(error);
      await client.invalidateQueries({ queryKey: REGISTRATIONS });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes.row}>
      <div>
        <p className={classes.name}>
          <UserText>{name}</UserText>
        </p>
        <p className={classes.facts}>
          <a className={classes.call} href={`tel:${Mobile}`}>
            {Mobile}
          </a>
          {Email !== '' && ` · ${Email}`}
        </p>
        {TAXNO !== '' && <p className={classes.facts}>{t('taxId', { number: TAXNO })}</p>}
        {Address !== '' && (
          <p className={classes.facts}>
            <UserText>{Address}</UserText>
          </p>
        )}
        <p className={classes.facts}>
          {t('registeredAt', { at: formatDate(new Date(RegisteredAt), locale, 'dayTime') })}
        </p>
        {RefusedAt !== null && (
          <p className={classes.facts}>
            {t('refusedAt', { at: formatDate(new Date(RefusedAt), locale, 'dayTime') })}{' '}
            <UserText>{Reason}</UserText>
          </p>
        )}
      </div>
      {HasIdentity && <IdentityLook code={code} name={name} />}
      <div className={classes.ways}>
        {RefusedAt === null && (
          <Button variant="default" size="md" disabled={busy} onClick={() => setRefuses(true)}>
            {t('refuse')}
          </Button>
        )}
        <Button size="md" loading={busy} onClick={() => void approve()}>
          {t('approve')}
        </Button>
      </div>
      {refuses && (
        <RefuseSheet
          code={code}
          name={name}
          onClose={() => setRefuses(false)}
          onDone={() => {
            setRefuses(false);
            void decided(t('refused', { name }));
          }}
        />
      )}
    </div>
  );
}
