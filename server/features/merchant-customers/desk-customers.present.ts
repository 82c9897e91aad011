import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Language } from '../../http/messages.ts';
import type { DeskCustomer, Named } from './desk-customers.queries.ts';

type Listed = CallAnswer<'merchantCustomers'>['Data'][number];

export const presentNamed = ({ code: Code, nameTh, nameEn }: Named, language: Language) => ({
  Code,
  Name: (language === 'en' && nameEn) || nameTh,
});

/** With the last order for whom the orders are open. */
export function presentDeskCustomer(
  row: DeskCustomer,
  { language, withOrders }: { language: Language; withOrders: boolean },
): Listed {
  return {
    CUSTOMERCODE: row.code,
    CUSTOMERNAME: row.name,
    SALEUNIT: row.saleUnits[0] ?? '',
    Mobile: row.mobile ?? '',
    Status: row.status === 'active' ? 'active' : 'disabled',
    CustomerType: row.type ?? '',
    CustomerTypeName: (language === 'en' ? row.typeEn : row.typeTh) ?? '',
    PriceLevel: row.level,
    Salesman: row.salesman ?? '',
    SalesmanName: row.salesmanName ?? '',
    RouteStep2: row.tags.map(({ code }) => code).join(','),
    Tags: row.tags.map((tag) => presentNamed(tag, language)),
    IsBjcSapCustomer: row.isSap,
    Address: (language === 'en' ? row.addressEn : row.addressTh) ?? '',
    Latitude: row.latitude,
    Longitude: row.longitude,
    ...(withOrders && { LastOrder: row.lastOrderAt && { OrderDate: row.lastOrderAt.toISOString() } }),
  };
}

export const signedIn = ({ lastSignIn }: DeskCustomer): string | null => lastSignIn?.toISOString() ?? null;

export const moneyOf = ({ creditSatang, debtSatang }: DeskCustomer) => ({
  Credit: bahtFromSatang(creditSatang),
  Debt: bahtFromSatang(debtSatang),
});
