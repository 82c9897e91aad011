import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { FoundText } from '../../merchant-ui/found-text.tsx';
import { ReachIcons } from '../../merchant-ui/reach-icons.tsx';
import { usePage } from '../../page/page-context.ts';
import { formatDate } from '#domain/time/dates.ts';
import { Money } from '../../ui/display/money.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { IconCoupon } from '../../ui/theme/icons.ts';
import { couponsPath } from '../merchant-coupons/merchant-coupons.queries.ts';
import { customerPath } from '../merchant-customers/customer-path.ts';
import { useStaff } from '../staff/use-staff.ts';
import type { StaffCustomer, VisitedCustomer } from './acting.queries.ts';
import classes from './customer-picker.module.css';

/** A customer of a list, with what that list knows besides. */
export type ShownCustomer = StaffCustomer & {
  /** In km, where the salesman's own place is known. */
  Distance?: number | null;
  /** When they were visited today, and what was done. */
  VisitedAt?: VisitedCustomer['VisitedAt'];
  Did?: VisitedCustomer['Did'];
};

type Props = {
  customer: ShownCustomer;
  /** What was searched for, to be marked. */
  searched?: string | undefined;
  busy: boolean;
  onChoose: () => void;
};

/** A customer: who and where they are, what they ordered last, and the ways to them. */
export function CustomerRow({ customer, searched = '', busy, onChoose }: Props) {
  const t = useTranslations('acting');
  const { locale } = usePage();
  const { ActiveDC } = useStaff();
  const { CUSTOMERCODE, CUSTOMERNAME, Mobile, Address, CustomerTypeName, StoreTypeName } = customer;
  const { Distance: distance = null, VisitedAt, Did = [] } = customer;
  const facts = [CUSTOMERCODE, Mobile, CustomerTypeName, StoreTypeName];
  const [button, name] = [useId(), useId()];
  return (
    <div className={classes.customer}>
      <div className={classes.who}>
        <p className={classes.first}>
          <AppLink
            id={name}
            className={classes.name}
            to={customerPath({ code: CUSTOMERCODE, saleUnit: ActiveDC })}
            prefetch="none"
          >
            <FoundText text={searched}>{CUSTOMERNAME}</FoundText>
          </AppLink>
          {distance !== null && (
            <strong className={classes.distance}>
              {t('distance', { km: distance.toFixed(distance < 10 ? 1 : 0) })}
            </strong>
          )}
        </p>
        <p className={classes.facts} data-line>
          {facts.filter((one) => one !== '').join(' · ')}
        </p>
        {Address !== '' && (
          <p className={classes.facts} data-line={searched === '' ? true : undefined}>
            <FoundText text={searched}>{Address}</FoundText>
          </p>
        )}
        {VisitedAt !== undefined && (
          <p className={classes.facts}>
            {[formatDate(new Date(VisitedAt), locale, 'time'), ...Did.map((kind) => t(`did.${kind}`))].join(
              ' · ',
            )}
          </p>
        )}
        <LastOrder customer={customer} />
      </div>
      <div className={classes.ways}>
        <Ways customer={customer} name={name} />
        <Button
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
    </div>
  );
}

/** For whom the orders are open. */
function LastOrder({ customer: { LastOrder: last } }: { customer: StaffCustomer }) {
  const t = useTranslations('acting');
  const { locale } = usePage();
  if (last === undefined) return null;
  if (last === null) return <p className={classes.facts}>{t('neverOrdered')}</p>;
  return (
    <p className={classes.facts} data-line>
      {t('lastOrder')}{' '}
      <AppLink to={`/merchant/order/${last.OrderID}/${last.SaleUnit}`} className={classes.last}>
        {formatDate(new Date(last.OrderDate), locale, 'day')}
      </AppLink>{' '}
      <Money baht={last.Total} />
    </p>
  );
}

type WaysProps = {
  customer: StaffCustomer;
  /** The id of the customer's name, which is said in its own language. */
  name: string;
};

/** To call the customer and to go there, each where the shop knows how. */
function Ways({ customer, name }: WaysProps) {
  const t = useTranslations('acting');
  const { CUSTOMERCODE: code, Mobile, Latitude: lat, Longitude: lon } = customer;
  const { ActiveDC, Rights } = useStaff();
  const coupons = useId();
  const words = { call: t('call'), navigate: t('navigate') };
  return (
    <>
      {Rights.includes('issueCoupons') && (
        <AppLink
          className={classes.way}
          to={couponsPath({ code, saleUnit: ActiveDC })}
          id={coupons}
          aria-label={t('coupons')}
          aria-labelledby={`${coupons} ${name}`}
        >
          <IconCoupon size={20} aria-hidden />
        </AppLink>
      )}
      <ReachIcons phone={Mobile} lat={lat} lon={lon} words={words} name={name} />
    </>
  );
}
