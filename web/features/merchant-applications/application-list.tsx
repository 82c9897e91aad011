import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AddressTabs } from '../../merchant-ui/address-tabs.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { IconCenter } from '../../ui/theme/icons.ts';
import {
  applicationsQuery,
  applicationTabs,
  tabOf,
  type Application,
  type ApplicationTab,
} from './applications.queries.ts';
import classes from '../merchant-registrations/registrations.module.css';
import { ExportList } from '../runs/export-list.tsx';

/** Who wants to sell for the shop, the waiting ones first. */
export function ApplicationList() {
  const t = useTranslations('merchantApplications');
  const [search] = useSearchParams();
  const tab = tabOf(search);
  return (
    <>
      <AddressTabs
        name="state"
        label={t('tabs')}
        first="waiting"
        tabs={applicationTabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
      />
      <List key={tab} tab={tab} />
    </>
  );
}

function List({ tab }: { tab: ApplicationTab }) {
  const t = useTranslations('merchantApplications');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    applicationsQuery(usePage(), tab),
  );
  const rows = data?.pages.flatMap(({ Data }) => Data);
  return (
    <>
      {rows && rows.length > 0 && <ExportList list="applications" filters={{ state: tab }} />}
      {rows && rows.length > 0 && (
        <ul className={classes.list} aria-label={t(`tab.${tab}`)}>
          {rows.map((row) => (
            <li key={row.Code}>
              <Row row={row} />
            </li>
          ))}
        </ul>
      )}
      {rows?.length === 0 && <EmptyState icon={<IconCenter size={32} />} title={t(`none.${tab}`)} />}
      {!rows && !isError && <LoadingState />}
      {!rows && isError && (
        <EmptyState icon={<IconCenter size={32} />} title={t('failed')}>
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

function Row({
  row: { Code, Name, Mobile, State, AppliedAt, NewCenterName, CenterNames },
}: {
  row: Application;
}) {
  const t = useTranslations('merchantApplications');
  const { locale } = usePage();
  return (
    <div className={classes.row}>
      <div>
        <p className={classes.name}>
          <AppLink to={`/merchant/application/${Code}`}>
            <UserText>{Name}</UserText>
          </AppLink>
        </p>
        <p className={classes.facts}>
          {Mobile} · {t(`state.${State}`)}
        </p>
        {NewCenterName !== '' && (
          <p className={classes.facts}>
            <UserText>{t('newCenter', { name: NewCenterName })}</UserText>
          </p>
        )}
        {CenterNames.length > 0 && (
          <p className={classes.facts}>
            <UserText>{t('centers', { names: CenterNames.join(', ') })}</UserText>
          </p>
        )}
        <p className={classes.facts}>
          {t('appliedAt', { at: formatDate(new Date(AppliedAt), locale, 'dayTime') })}
        </p>
      </div>
    </div>
  );
}
