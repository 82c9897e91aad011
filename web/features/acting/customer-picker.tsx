import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useAddressParams } from '../../merchant-ui/address-params.ts';
import { FilterBar } from '../../merchant-ui/filter-bar.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconClients } from '../../ui/theme/icons.ts';
import { coverWhile } from '../../ui/feedback/loading-overlay.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { staffCustomersQuery, type StaffCustomer } from './acting.queries.ts';
import classes from './customer-picker.module.css';

/** Finds a customer of the center and orders for them: the salesman's first job, for one hand. */
export function CustomerPicker() {
  const t = useTranslations('acting');
  const text = useAddressParams().get('text');
  const query = staffCustomersQuery(usePage(), text);
  const { data, isError, refetch, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const { orderFor, busy } = useOrderFor();
  const customers = data?.pages.flatMap(({ Data }) => Data);
  return (
    <>
      <FilterBar filters={[{ kind: 'text', name: 'text', label: t('search'), hint: t('searchHint') }]} />
      {customers && customers.length > 0 && (
        <ul className={classes.list} aria-label={t('title')} aria-busy={isPlaceholderData}>
          {customers.map((customer) => (
            <li key={customer.CUSTOMERCODE}>
              <Row customer={customer} busy={busy} onChoose={() => orderFor(customer)} />
            </li>
          ))}
        </ul>
      )}
      {customers?.length === 0 && (
        <EmptyState
          icon={<IconClients size={32} />}
          title={text === '' ? t('none') : t('noneFound', { text })}
        />
      )}
      {!customers && !isError && <LoadingState />}
      {!customers && isError && (
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

type RowProps = { customer: StaffCustomer; busy: boolean; onChoose: () => void };

function Row({ customer, busy, onChoose }: RowProps) {
  const t = useTranslations('acting');
  const { CUSTOMERCODE, CUSTOMERNAME, Mobile, Address, CustomerTypeName, StoreTypeName } = customer;
  const facts = [CUSTOMERCODE, Mobile, CustomerTypeName, StoreTypeName];
  const [button, name] = [useId(), useId()];
  return (
    <div className={classes.customer}>
      <p id={name} className={classes.name}>
        <UserText>{CUSTOMERNAME}</UserText>
      </p>
      <p className={classes.facts}>{facts.filter((one) => one !== '').join(' · ')}</p>
      {Address !== '' && (
        <p className={classes.facts}>
          <UserText>{Address}</UserText>
        </p>
      )}
      <Button
        className={classes.choose}
        size="md"
        disabled={busy}
        id={button}
        // A name in another language than the page's is said in its own.
        aria-labelledby={`${button} ${name}`}
        onClick={onChoose}
      >
        {t('orderFor')}
      </Button>
    </div>
  );
}

/**
 * Starts acting for a customer at the center that the salesman works for, and opens the shop as a document of its own.
 * It replaces this page: Back does not lead from the customer's shop into the merchant area (S-61).
 */
function useOrderFor(): { orderFor: (customer: StaffCustomer) => void; busy: boolean } {
  const { api, locale } = usePage();
  const { ActiveDC } = useStaff();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: ({ CUSTOMERCODE: code, SALEUNIT: saleUnit }: StaffCustomer) =>
      coverWhile(api.loginAsClient({ params: { code, saleUnit }, query: { activeDc: ActiveDC } })),
    onSuccess: () => window.location.replace(localePath(locale, '/')),
  });
  return { orderFor: mutate, busy: isPending || isSuccess };
}
