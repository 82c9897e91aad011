import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDate } from '#domain/time/dates.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { directionsTo, pinOf } from '../../merchant-ui/directions.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { LinkPanel } from '../../merchant-ui/link-panel.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { Facts } from '../../merchant-ui/facts.tsx';
import { useLastList } from '../../merchant-ui/last-list.ts';
import { ReachLinks } from '../../merchant-ui/reach-links.tsx';
import { usePage } from '../../page/page-context.ts';
import { Money } from '../../ui/display/money.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { NextCustomer } from '../acting/next-customer.tsx';
import { useOrderFor } from '../acting/use-order-for.ts';
import { LinkedSignIns } from '../external-sign-in/linked-sign-ins.tsx';
import { DoublesOfCustomer } from '../merchant-doubles/double-parts.tsx';
import { RecordHistory } from '../audit/record-history.tsx';
import { visitPath } from '../merchant-surveys/surveys.queries.ts';
import { PhotosLink } from '../merchant-photos/photos-link.tsx';
import { Coupons } from '../merchant-coupons/customer-coupons.tsx';
import { CustomerPromotions } from '../merchant-coupons/customer-promotions.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { CustomerAddresses } from './customer-addresses.tsx';
import { CustomerConsents } from './customer-consents.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerPrices } from '../merchant-products/agreed-prices.tsx';
import { CustomerStatus } from './customer-status.tsx';
import { CustomerTags } from './customer-tags.tsx';
import { profilePath, type CustomerKey } from './customer-path.ts';
import { customerQuery, signInsOf, type MerchantCustomer } from './merchant-customers.queries.ts';
import classes from './merchant-customers.module.css';

/** A customer of a center: what they ordered, how to reach them, and what the shop knows of them. */
export function CustomerPage({ customer: key }: { customer: CustomerKey }) {
  const t = useTranslations('merchantCustomers');
  const page = usePage();
  const { data } = useSuspenseQuery(customerQuery(page, key));
  const { Customer: customer } = data;
  return (
    <DetailPage
      title={customer.CUSTOMERNAME}
      titleIsName
      facts={customer.CUSTOMERCODE}
      back={{ to: useLastList('customers', '/merchant/customer?order=list'), label: t('title') }}
      list="customers"
      status={<CustomerStatus status={customer.Status} />}
      actions={<Ways data={data} />}
      side={
        <>
          <Known data={data} customerKey={key} />
          <DoublesOfCustomer key={`doubles-${key.code}`} code={customer.CUSTOMERCODE} />
          <CustomerTags key={key.code} customer={key} tags={customer.Tags} />
          <CustomerConsents customer={key} />
          <LinkedSignIns forStaff {...signInsOf(page, key, useStaff().Rights)} />
          <RecordHistory key={`log-${key.code}`} subject={`customer/${key.code}`} />
        </>
      }
    >
      {data.Note !== '' && (
        <Panel title={t('note')}>
          <p style={{ whiteSpace: 'pre-line' }}>
            <UserText>{data.Note}</UserText>
          </p>
        </Panel>
      )}
      <Spent spending={data.Spending} />
      <CustomerOrders orders={data.Orders} />
      <CustomerPrices customer={key} />
      <CustomerAddresses customer={key} />
      <PhotosLink customer={key} salesman={customer.Salesman} />
      {data.HasSurveys && <LinkPanel title={t('surveysTitle')} to={visitPath(key)} action={t('surveys')} />}
      <Coupons customer={key} leads />
      <CustomerPromotions customer={key} />
    </DetailPage>
  );
}

/** To call the customer, to go there, and to order for them. */
function Ways({ data: { Customer: customer } }: { data: MerchantCustomer }) {
  const t = useTranslations('merchantCustomers');
  const { orderFor, busy } = useOrderFor();
  const { userid } = useStaff();
  const pin = pinOf(customer);
  return (
    <>
      <ReachLinks
        phone={customer.Mobile}
        way={pin && directionsTo(pin)}
        words={{ call: t('call'), navigate: t('navigate') }}
        size="md"
      />
      {customer.Status === 'active' && (
        <Button size="md" disabled={busy} onClick={() => orderFor(customer)}>
          {t('orderFor')}
        </Button>
      )}
      {customer.Salesman === userid && <NextCustomer code={customer.CUSTOMERCODE} from={pin} />}
    </>
  );
}

function Spent({ spending }: { spending: MerchantCustomer['Spending'] }) {
  const t = useTranslations('merchantCustomers');
  if (!spending) return null;
  const sumOf = ({ Sum, Count }: typeof spending.Month) => (
    <>
      <Money baht={Sum} /> · {t('orderCount', { count: Count })}
    </>
  );
  return (
    <Panel title={t('spending')}>
      <Facts
        facts={[
          { label: t('month'), value: sumOf(spending.Month) },
          { label: t('year'), value: sumOf(spending.Year) },
        ]}
      />
    </Panel>
  );
}

function Known({ data, customerKey: { code } }: { data: MerchantCustomer; customerKey: CustomerKey }) {
  const t = useTranslations('merchantCustomers');
  const { locale } = usePage();
  const mayEdit = useStaff().Rights.includes('manageCustomers');
  const dayOf = (at: string) => formatDate(new Date(at), locale);
  const facts = [
    { label: t('mobile'), value: data.Customer.Mobile },
    { label: t('email'), value: data.Email },
    { label: t('taxId'), value: data.TAXNO },
    { label: t('type'), value: data.Customer.CustomerTypeName },
    { label: t('level'), value: String(data.Customer.PriceLevel) },
    { label: t('salesman'), value: data.Customer.SalesmanName },
    { label: t('credit'), value: formatBaht(data.Credit) },
    { label: t('debt'), value: formatBaht(data.Debt) },
    { label: t('registered'), value: dayOf(data.RegisteredAt) },
    { label: t('lastSignIn'), value: data.LastSignIn === null ? t('unseen') : dayOf(data.LastSignIn) },
  ];
  return (
    <Panel
      title={t('profile')}
      action={
        <AppLink className={classes.link} to={profilePath(code) + (mayEdit ? '/edit' : '')}>
          {t(mayEdit ? 'edit' : 'profileMore')}
        </AppLink>
      }
    >
      <Facts
        facts={facts.map(({ label, value }) => ({ label, value: <UserText>{value || '–'}</UserText> }))}
      />
    </Panel>
  );
}
