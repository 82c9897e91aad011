/** Two customers of a merge, side by side. */
import { createHash } from 'node:crypto';
import type { movedThings } from '#contract/customer-doubles.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import {
  mergeFields,
  SIGNED_IN_DAYS,
  type MergeField,
  type MergeSide,
  type MergeValues,
} from '#domain/access/customer-merge.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { Language } from '../../http/messages.ts';
import type { MergeRow } from './merge-sides.queries.ts';

type Ahead = CallAnswer<'mergeAhead'>;
type Moved = (typeof movedThings)[number];

export const valuesOf = (row: MergeRow): MergeValues => ({
  name: row.name,
  mobile: row.mobile ?? '',
  email: row.email ?? '',
  taxNumber: row.taxNumber,
  type: row.type ?? '',
  storeType: row.storeType ?? '',
  level: String(row.level),
  credit: String(row.creditSatang),
  salesman: row.salesman ?? '',
  status: row.status,
});

const DAY_MS = 86_400_000;

export const sideOf = (row: MergeRow, own: readonly string[], at: Date): MergeSide => ({
  taxNumber: row.taxNumber,
  isSap: row.isSap,
  creditSatang: row.creditSatang,
  debtSatang: row.debtSatang,
  profileCode: row.profileCode,
  otherAccounts: row.otherAccounts,
  isWithin: row.saleUnits.length > 0 && row.saleUnits.every((unit) => own.includes(unit)),
  isHolding: row.isHolding,
  signsIn: row.lastSignIn !== null && row.lastSignIn.getTime() > at.getTime() - SIGNED_IN_DAYS * DAY_MS,
});

/** By the contents of both: whoever changes either meanwhile, or merges it, makes another of it. */
export const versionOf = (kept: MergeRow, double: MergeRow): number => {
  const contents = [kept, double].map((row) => [
    row.code,
    row.profileCode,
    row.mergedInto,
    valuesOf(row),
    row.debtSatang,
    row.note,
    row.tags,
    row.isSap,
    row.saleUnits,
  ]);
  return createHash('sha256').update(JSON.stringify(contents)).digest().readUInt32BE();
};

function shownValues(row: MergeRow, language: Language): Record<MergeField, string> {
  const named = (th: string | null, en: string | null) => (language === 'en' && en) || (th ?? '');
  return {
    ...valuesOf(row),
    type: named(row.typeTh, row.typeEn),
    storeType: named(row.storeTypeTh, row.storeTypeEn),
    credit: String(bahtFromSatang(row.creditSatang)),
    salesman: row.salesmanName ?? '',
  };
}

export function presentFields(kept: MergeRow, double: MergeRow, language: Language): Ahead['Fields'] {
  const [a, b] = [shownValues(kept, language), shownValues(double, language)];
  return mergeFields.map((Field) => ({ Field, Kept: a[Field], Double: b[Field] }));
}

/** What the tables of `merge-moves.rules.ts` are called. */
const THINGS: Readonly<Record<string, Moved>> = {
  orders: 'orders',
  addresses: 'addresses',
  carts: 'carts',
  promotion_coupons: 'coupons',
  files: 'files',
  customer_photos: 'photos',
  question_answers: 'answers',
  pets: 'pets',
  wishlist: 'wishlist',
  order_lists: 'lists',
  promotion_customers: 'promotions',
  agreed_prices: 'agreedPrices',
  order_promotions: 'promotionUses',
  customer_invitations: 'invitations',
  notifications: 'notifications',
};

type Counted = { table: string; rows: number; left: number };
type Sums = { points: number; wallet: number; signIns: number };

/** What there is something of. */
export function presentMoves(
  counted: readonly Counted[],
  { points, wallet, signIns, debtSatang }: Sums & { debtSatang: number },
): Ahead['Moves'] {
  const all: Ahead['Moves'] = [
    ...counted.flatMap(({ table, rows, left }) => {
      const What = THINGS[table];
      return What === undefined ? [] : [{ What, Count: rows - left, Stays: left }];
    }),
    { What: 'points', Count: points, Stays: 0 },
    { What: 'wallet', Count: bahtFromSatang(wallet), Stays: 0 },
    { What: 'debt', Count: bahtFromSatang(debtSatang), Stays: 0 },
    { What: 'signIns', Count: signIns, Stays: 0 },
  ];
  return all.filter(({ Count, Stays }) => Count !== 0 || Stays !== 0);
}

/** As the log has them; amounts in satang. */
export const loggedValues = (row: MergeRow, values: MergeValues, saleUnits: readonly string[]) => ({
  name: values.name,
  mobile: values.mobile,
  email: values.email,
  taxId: values.taxNumber,
  CustomerType: values.type,
  StoreType: values.storeType,
  level: Number(values.level),
  CreditSatang: Number(values.credit),
  DebtSatang: row.debtSatang,
  Salesman: values.salesman,
  SaleUnits: saleUnits.join(', '),
  Note: row.note,
  Status: values.status,
});
