/**
 * Prices agreed with customers and types of them, as they are imported (decision 69). A row is one price: of the same product, unit and
 * customer or type, and from the same day, it changes what is there; else it is new.
 */
import { randomUUID } from 'node:crypto';
import { IMPORT_FIELDS } from '#domain/import/fields.ts';
import type { CellProblem, CellValue } from '#domain/import/read-cell.ts';
import { isBelowFloor } from '#domain/pricing/floor.ts';
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import { vatRateAt, type BasisPoints, type TaxType } from '#domain/pricing/tax.ts';
import type { TenantTransaction } from '#database/database.ts';
import { tags } from '../../cache/tags.ts';
import { writeAudits } from '../audit/audit.public.ts';
import {
  deleteAgreedPrices,
  findAgreedAt,
  findKnownCustomers,
  findTypes,
  findUnits,
  writeAgreedPrices,
  type AgreedPlace,
  type AgreedPrice,
  type SoldUnit,
} from './agreed-prices.queries.ts';
import { overtaken, type Change, type ImportKind, type Importing, type Looked } from './import-kinds.ts';
import { lockProducts } from './products.queries.ts';

type Values = Readonly<Record<string, CellValue>>;
const said = (values: Values, name: string): string => String(values[name] ?? '');

const placeOf = (values: Values): AgreedPlace => ({
  code: said(values, 'P_Code'),
  unit: Number(values['Unit'] ?? 0),
  customer: said(values, 'CUSTOMERCODE'),
  type: said(values, 'CustomerType'),
});

const isSamePlace = (a: AgreedPlace, b: AgreedPlace): boolean =>
  a.code === b.code && a.unit === b.unit && a.customer === b.customer && a.type === b.type;
const isSamePrice = (a: AgreedPrice, b: AgreedPrice): boolean =>
  isSamePlace(a, b) &&
  a.satang === b.satang &&
  a.taxType === b.taxType &&
  a.firstDay === b.firstDay &&
  a.lastDay === b.lastDay;
/** Both have a day in common; '' is open. */
const doMeet = (a: AgreedPrice, b: AgreedPrice): boolean =>
  (a.lastDay === '' || b.firstDay === '' || b.firstDay <= a.lastDay) &&
  (b.lastDay === '' || a.firstDay === '' || a.firstDay <= b.lastDay);

/** What the file says over what is there: a column that it does not have stays. */
function merged(values: Values, before: AgreedPrice | undefined): AgreedPrice {
  const price = values['Price'];
  const tax = values['Type'] ?? before?.taxType ?? 1;
  return {
    ...placeOf(values),
    id: before?.id ?? randomUUID(),
    satang: typeof price === 'number' ? satangFromBaht(price) : 0,
    taxType: Number(tax) as TaxType,
    firstDay: said(values, 'DateStart'),
    lastDay: values['DateEnd'] === undefined ? (before?.lastDay ?? '') : said(values, 'DateEnd'),
  };
}

type Known = {
  units: ReadonlyMap<string, SoldUnit>;
  customers: ReadonlySet<string>;
  types: ReadonlySet<string>;
};

function problemsOf(after: AgreedPrice, { units, customers, types }: Known): CellProblem[] {
  const { code, unit, customer, type } = after;
  const problems: CellProblem[] = [];
  if (!units.has(`${code} 1`)) problems.push({ field: 'P_Code', code: 'PRODUCT_NOT_FOUND' });
  else if (!units.has(`${code} ${unit}`)) problems.push({ field: 'Unit', code: 'PRICE_UNIT_MISSING' });
  if ((customer === '') === (type === ''))
    problems.push({ field: 'CUSTOMERCODE', code: 'AGREED_WHO_MISSING' });
  else if (customer !== '' && !customers.has(customer))
    problems.push({ field: 'CUSTOMERCODE', code: 'CUSTOMER_NOT_FOUND' });
  else if (type !== '' && !types.has(type))
    problems.push({ field: 'CustomerType', code: 'CUSTOMER_TYPE_UNKNOWN' });
  if (after.satang === 0) problems.push({ field: 'Price', code: 'AGREED_PRICE_MISSING' });
  if (after.firstDay !== '' && after.lastDay !== '' && after.lastDay < after.firstDay)
    problems.push({ field: 'DateEnd', code: 'ADVANCE_DAYS_WRONG' });
  return problems;
}

/** As by hand: what stays as it was is let be, and the answer does not say where the lowest is. */
function floorProblems(
  { before, after }: { before: AgreedPrice | undefined; after: AgreedPrice },
  { units, vatRate }: { units: Known['units']; vatRate: BasisPoints },
): CellProblem[] {
  const sold = units.get(`${after.code} ${after.unit}`);
  const isOther = before?.satang !== after.satang || before.taxType !== after.taxType;
  const price = { satang: after.satang, type: after.taxType };
  return sold && isOther && after.satang > 0 && isBelowFloor(sold, price, vatRate)
    ? [{ field: 'Price', code: 'PRICE_BELOW_LOWEST' }]
    : [];
}

/** What of the file's columns is neither as it was at the check nor as the file has it; one that was removed is. */
function overtakenFields(
  values: Values,
  { seen, now, wanted }: { seen: AgreedPrice | null; now: AgreedPrice | undefined; wanted: AgreedPrice },
): CellProblem[] {
  const of = (field: string, shown: (price: AgreedPrice) => string | number): CellProblem[] => {
    const [before, is] = [seen && shown(seen), now && shown(now)];
    const isOther = is !== (before ?? undefined) && is !== shown(wanted);
    return values[field] !== undefined && isOther ? [overtaken(field, before, is)] : [];
  };
  return [
    ...of('Price', ({ satang }) => bahtFromSatang(satang)),
    ...of('Type', ({ taxType }) => taxType),
    ...of('DateEnd', ({ lastDay }) => lastDay),
  ];
}

const overlap = ({ firstDay, lastDay }: AgreedPrice): CellProblem => ({
  field: 'DateStart',
  code: 'AGREED_OVERLAPS',
  values: { days: `${firstDay || '…'} – ${lastDay || '…'}` },
});

const logged = ({ unit, satang, customer, type, firstDay, lastDay }: AgreedPrice) => ({
  unit,
  satang,
  ...(customer !== '' && { forCustomers: [customer] }),
  ...(type !== '' && { customerTypes: [type] }),
  firstDay: firstDay || null,
  lastDay: lastDay || null,
});

async function write(
  tx: TenantTransaction,
  { deps, context: { visitor }, at }: Importing,
  changes: readonly { before: AgreedPrice | null; after: AgreedPrice | null }[],
): Promise<void> {
  if (changes.length === 0) return;
  const gone = changes.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
  const prices = changes.flatMap(({ after }) => after ?? []);
  if (gone.length > 0) await deleteAgreedPrices(tx, gone);
  if (prices.length > 0) await writeAgreedPrices(tx, { tenantId: visitor.tenantId, prices, at });
  await writeAudits(deps, tx, {
    visitor,
    changes: changes.map(({ before, after }) => ({
      action: 'product.agreedPrice' as const,
      subject: `product/${(after ?? before)?.code ?? ''}` as const,
      before: before && logged(before),
      after: after && logged(after),
    })),
  });
}

const knownOf = async (
  tx: TenantTransaction,
  { saleUnits }: Importing,
  { places, lock }: { places: readonly AgreedPlace[]; lock: boolean },
): Promise<Known> => ({
  units: await findUnits(
    tx,
    places.map(({ code }) => code),
  ),
  customers: await findKnownCustomers(tx, {
    customers: places.map(({ customer }) => customer),
    saleUnits,
    lock,
  }),
  types: await findTypes(tx),
});

export const agreedPricesKind: ImportKind = {
  name: 'agreedPrices',
  right: 'changePrices',
  fields: IMPORT_FIELDS.agreedPrices,
  keyFields: ['P_Code', 'Unit', 'CUSTOMERCODE', 'CustomerType', 'DateStart'],
  onceFields: [],
  transaction: async ({ deps, context }, _, work) => {
    const { tenantId } = context.visitor;
    await deps.database.inTenant(tenantId, work);
    // Who has agreed prices gets pages of their own; nothing that is shared shows one.
    deps.events.publish({ tags: [tags.agreedPrices(tenantId)] });
  },
  look: async (tx, importing, { rows, lock }) => {
    const places = rows.map(({ values }) => placeOf(values));
    if (lock)
      await lockProducts(
        tx,
        places.map(({ code }) => code),
      );
    const known = await knownOf(tx, importing, { places, lock });
    const stored = await findAgreedAt(tx, places);
    const vatRate = vatRateAt(importing.at);
    const columns = new Set(rows.flatMap(({ values }) => Object.keys(values)));
    /** What there is once the rows before are done, in the order of the file. */
    let there: readonly AgreedPrice[] = stored;
    const looked: Looked[] = [];
    for (const { rowNo, values, seen } of rows) {
      const place = placeOf(values);
      const before = stored.find(
        (one) => isSamePlace(one, place) && one.firstDay === said(values, 'DateStart'),
      );
      const after = merged(values, before);
      const others = there.filter(({ id }) => id !== after.id);
      // A row with a cell that cannot be read is wrong by that, and is not there for the others.
      const isRead = [...columns].every((name) => values[name] !== undefined);
      const given = { seen: seen as AgreedPrice | null, now: before, wanted: after };
      const late = seen === undefined ? [] : overtakenFields(values, given);
      const problems = [...late, ...problemsOf(after, known)];
      if (isRead) problems.push(...floorProblems({ before, after }, { units: known.units, vatRate }));
      const met = others.find((one) => isSamePlace(one, after) && doMeet(one, after));
      if (met && isRead && problems.length === 0) problems.push(overlap(met));
      if (isRead && problems.length === 0) there = [...others, after];
      const isSame = before !== undefined && isSamePrice(before, after);
      looked.push({ rowNo, problems, before: before ?? null, after, isSame });
    }
    return looked;
  },
  write: (tx, importing, changes) =>
    write(
      tx,
      importing,
      changes.map(({ before, after }) => ({
        before: before as AgreedPrice | null,
        after: after as AgreedPrice,
      })),
    ),
  undo: async (tx, importing, changes) => {
    const done = changes.map((change) => ({
      change,
      before: change.before as AgreedPrice | null,
      after: change.after as AgreedPrice,
    }));
    const places = done.map(({ after }) => after);
    await lockProducts(
      tx,
      places.map(({ code }) => code),
    );
    const known = await knownOf(tx, importing, { places, lock: true });
    const stored = await findAgreedAt(tx, places);
    const mayGoBack = ({ before, after }: (typeof done)[number]): boolean => {
      const now = stored.find(({ id }) => id === after.id);
      if (!now || !isSamePrice(now, after)) return false;
      if (after.customer !== '' && !known.customers.has(after.customer)) return false;
      return (
        before === null ||
        !stored.some((one) => one.id !== before.id && isSamePlace(one, before) && doMeet(one, before))
      );
    };
    const back = done.filter(mayGoBack);
    await write(
      tx,
      importing,
      back.map(({ before, after }) => ({ before: after, after: before })),
    );
    const gone = new Set<Change>(back.map(({ change }) => change));
    return changes
      .filter((one) => !gone.has(one))
      .map(({ rowNo }) => ({ rowNo, code: 'IMPORT_ROW_CHANGED' }));
  },
};
