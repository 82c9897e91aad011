import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '#domain/time/dates.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { Facts } from '../../merchant-ui/facts.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { RecordHistory } from '../audit/record-history.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { customerPath } from './customer-path.ts';
import { CustomerStatus } from './customer-status.tsx';
import { customerChoicesQuery, type CustomerAccount } from './merchant-customers.queries.ts';

type FrameProps = { account: CustomerAccount; actions?: ReactNode; children: ReactNode };

/** The page of an account, read or changed. */
export function AccountFrame({ account, actions, children }: FrameProps) {
  const t = useTranslations('merchantCustomers');
  const { ActiveDC } = useStaff();
  const { CUSTOMERCODE: code, CUSTOMERNAME, SaleUnits } = account;
  const saleUnit =
    SaleUnits.length === 0 || SaleUnits.includes(ActiveDC) ? ActiveDC : (SaleUnits[0] ?? ActiveDC);
  return (
    <DetailPage
      title={CUSTOMERNAME}
      titleIsName
      facts={`${t('profile')} · ${code}`}
      back={{ to: customerPath({ code, saleUnit }), label: t('one') }}
      status={<CustomerStatus status={account.Status} />}
      actions={actions}
      side={<RecordHistory key={code} subject={`customer/${code}`} />}
    >
      {children}
    </DetailPage>
  );
}

/** What the shop knows of a customer. */
export function AccountFacts({ account }: { account: CustomerAccount }) {
  const t = useTranslations('merchantCustomers');
  const page = usePage();
  const { data: choices } = useSuspenseQuery(customerChoicesQuery(page));
  const dayOf = (at: string) => formatDate(new Date(at), page.locale);
  const nameOf = (saleUnit: string) =>
    choices.Centers.find(({ SaleUnit }) => SaleUnit === saleUnit)?.DIST_NAME ?? saleUnit;
  const facts = [
    { label: t('code'), value: account.CUSTOMERCODE },
    { label: t('name'), value: account.CUSTOMERNAME },
    { label: t('mobile'), value: account.Mobile },
    { label: t('email'), value: account.Email },
    { label: t('taxId'), value: account.TAXNO },
    { label: t('type'), value: account.CustomerTypeName },
    { label: t('level'), value: String(account.PriceLevel) },
    { label: t('credit'), value: formatBaht(account.Credit) },
    { label: t('debt'), value: formatBaht(account.Debt) },
    { label: t('form.sap'), value: t(account.IsBjcSapCustomer ? 'yes' : 'no') },
    { label: t('salesman'), value: account.SalesmanName },
    { label: t('form.centers'), value: account.SaleUnits.map(nameOf).join(', ') || t('anyCenter') },
    { label: t('tags'), value: account.Tags.map(({ Name }) => Name).join(', ') },
    { label: t('registered'), value: dayOf(account.RegisteredAt) },
    { label: t('lastSignIn'), value: account.LastSignIn === null ? t('unseen') : dayOf(account.LastSignIn) },
    { label: t('note'), value: account.Note },
  ];
  return (
    <Panel title={t('profile')}>
      <Facts
        facts={facts.map(({ label, value }) => ({ label, value: <UserText>{value || '–'}</UserText> }))}
      />
    </Panel>
  );
}
