import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { IconClients } from '../../ui/theme/icons.ts';
import { useStaff } from '../staff/use-staff.ts';
import { ExportList } from '../runs/export-list.tsx';
import { DoubleLink, Told } from './double-parts.tsx';
import { doublesQuery } from './doubles.queries.ts';
import classes from './merchant-doubles.module.css';

/** The center's customers that may be one, pair by pair. */
export function DoublesList() {
  const t = useTranslations('customerDoubles');
  const isManager = useStaff().Rights.includes('manageCustomers');
  if (!isManager) return <Note tone="info">{t('noRight')}</Note>;
  return <Pairs />;
}

function Pairs() {
  const t = useTranslations('customerDoubles');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    doublesQuery(usePage()),
  );
  if (!data && isError)
    return (
      <Note tone="error" title={t('failed')}>
        <Button size="md" variant="default" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Note>
    );
  if (!data) return <LoadingState />;
  const pairs = data.pages.flatMap(({ Data }) => Data);
  return (
    <>
      {pairs.length === 0 ? (
        <EmptyState icon={<IconClients size={32} />} title={t(hasNextPage ? 'noneYet' : 'none')} />
      ) : (
        <Panel title={t('pairs')} action={<ExportList list="customerDoubles" />}>
          <ul className={classes.rows}>
            {pairs.map(({ Customer, Double, Reasons }) => (
              <li key={`${Customer.CUSTOMERCODE}/${Double.CUSTOMERCODE}`} className={classes.pair}>
                <Told customer={Customer} />
                <Told customer={Double} />
                <DoubleLink code={Customer.CUSTOMERCODE} double={Double} reasons={Reasons} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {hasNextPage && (
        <p>
          <Button
            variant="default"
            size="md"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('more')}
          </Button>
        </p>
      )}
    </>
  );
}
