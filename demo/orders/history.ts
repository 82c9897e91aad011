import type { DeliveryMethod } from '#domain/orders/delivery.ts';
import { lineMoney, orderSums, type LineMoney, type OrderSums } from '#domain/orders/line-money.ts';
import { choosePrice, deliveryFee } from '#domain/pricing/pricing.ts';
import { taxWithin, vatRateAt } from '#domain/pricing/tax.ts';
import { readWebConfig } from '#domain/web-config/read.ts';
import { newOrderId, paymentType, type OrderState, type OrderType } from '#domain/orders/order.ts';
import type { PaymentStatus } from '#domain/orders/payment.ts';
import { AT_WORK, AWAKE, isWithin, lastWithin, startOfBangkokDay } from '../hours.ts';
import { createRandom, type Random } from '../random.ts';
import type { DemoAddress, DemoCustomer, DemoProduct, DemoStaff, DemoTenant } from '../types.ts';
import { stepsOf, type OrderTransition } from './steps.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 365;
/** The one way of paying that the demo shops offer, as orders number it. */
const CASH_ON_DELIVERY = paymentType('COD');

type DemoOrderLine = LineMoney & {
  product: DemoProduct;
  unitNo: 1 | 2 | 3;
  priceSource: string;
};

type DemoCash = { takenAt: Date; handedInAt: Date | undefined };

export type DemoOrder = OrderSums & {
  deliveryTaxSatang: number;
  orderId: string;
  orderType: OrderType;
  saleUnit: string;
  customer: DemoCustomer;
  /** The salesman who placed it for the customer; null where the customer did. */
  placedByUser: string | null;
  shipTo: DemoAddress;
  billTo: DemoAddress;
  status: OrderState;
  paymentType: number;
  paymentStatus: PaymentStatus;
  delivery: DeliveryMethod;
  remark: string;
  placedAt: Date;
  updatedAt: Date;
  /** Cash taken at delivery, and when it was handed in; undefined while nothing was taken. */
  cash: DemoCash | undefined;
  steps: readonly OrderTransition[];
  lines: readonly DemoOrderLine[];
};

/** The orders of the year that ends with `today`, oldest first: the same for the same tenant and day. */
export function pastOrders(tenant: DemoTenant, today: Date): DemoOrder[] {
  const random = createRandom(`${tenant.tenantId} orders`);
  const buyers = buyersOf(tenant, random);
  const taken = new Set<string>();
  const deliveries = deliveriesOf(tenant);
  const orders: DemoOrder[] = [];
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo -= 1) {
    const day = new Date(today.getTime() - daysAgo * DAY_MS);
    const wanted = tenant.ordersADay * season(day) * (1 + (DAYS - daysAgo) / DAYS / 2);
    const joined = buyers.filter(({ customer }) => customer.joinedDaysAgo > daysAgo);
    const count = Math.floor(wanted) + (random.chance(wanted % 1) ? 1 : 0);
    for (let i = 0; i < count; i += 1) {
      const placedAt = momentOf(random, day);
      if (placedAt.getTime() > today.getTime()) continue;
      const order = orderOf({
        tenant,
        buyer: random.pick(joined),
        placedAt,
        today,
        random,
        taken,
        deliveries,
      });
      if (order) orders.push(order);
    }
  }
  for (const { hoursAgo, stands } of OPEN) {
    for (const buyer of buyers.filter((each, at) => each.customer.hasPassword && each !== buyers[at - 1])) {
      // Each a while before the one before.
      const apart = hoursAgo * HOUR_MS + random.int(0, HOUR_MS / 2);
      const placedAt = lastWithin(new Date(today.getTime() - apart), AWAKE, random);
      const order = orderOf({ tenant, buyer, placedAt, today, random, taken, deliveries, stands });
      if (order) orders.push(order);
    }
  }
  return orders.toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime()).map(someAsGoodsIssue);
}

/** One of so many is a goods issue, never one of a demo login: a demo login's history shows purchases only. */
const GOODS_ISSUE_EVERY = 25;

function someAsGoodsIssue(order: DemoOrder, at: number): DemoOrder {
  const isOne = at % GOODS_ISSUE_EVERY === 0 && !order.customer.hasPassword;
  return isOne ? { ...order, orderType: 'I' } : order;
}

/** What each demo login finds under way: one order that can still be canceled, one on its way. */
const OPEN = [
  { hoursAgo: 2, stands: 'Wait' },
  { hoursAgo: 30, stands: 'Shipping' },
] as const;

/** Busier towards the end of the year, at Songkran and at pay day; quieter on Sundays. */
function season(day: Date): number {
  const bangkok = new Date(day.getTime() + 7 * HOUR_MS);
  const month = [1, 0.95, 1, 1.2, 0.9, 0.9, 0.95, 0.95, 0.9, 1, 1.15, 1.35][bangkok.getUTCMonth()] ?? 1;
  const date = bangkok.getUTCDate();
  const payDay = date >= 25 || date <= 3 ? 1.25 : 0.93;
  const weekday = [0.6, 1.2, 1.05, 1, 1, 1.15, 1][bangkok.getUTCDay()] ?? 1;
  return month * payDay * weekday;
}

/** Some time of the Bangkok day: most people order in the late morning and in the evening. */
function momentOf(random: Random, day: Date): Date {
  const hour = random.pick([
    7, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 20, 21, 21, 22,
  ]);
  return new Date(startOfBangkokDay(day) + hour * HOUR_MS + random.int(0, HOUR_MS - 1));
}

/**
 * A customer with the products bought again and again; the demo logins appear several times, so that they order often.
 */
type Buyer = { customer: DemoCustomer; favourites: readonly DemoProduct[] };

function buyersOf(tenant: DemoTenant, random: Random): Buyer[] {
  const popular = tenant.products.slice(0, 160);
  return tenant.customers
    .filter((customer) => customer.status === 'active')
    .flatMap((customer) => {
      const buyer = { customer, favourites: random.shuffled(popular).slice(0, random.int(8, 18)) };
      return Array.from({ length: customer.hasPassword ? 2 : random.int(1, 3) }, () => buyer);
    });
}

type Context = {
  tenant: DemoTenant;
  buyer: Buyer;
  placedAt: Date;
  today: Date;
  random: Random;
  taken: Set<string>;
  deliveries: readonly DeliveryMethod[];
  stands?: OrderState;
};

function orderOf(context: Context): DemoOrder | undefined {
  const { tenant, buyer, placedAt, today, random, taken, stands } = context;
  const { customer } = buyer;
  const saleUnit = customer.saleUnits[0];
  const shipTo = random.pick(customer.addresses.filter((address) => address.type === 'S'));
  const billTo = customer.addresses.find((address) => address.type === 'B');
  if (saleUnit === undefined || billTo === undefined) return undefined;
  const lines = enough(
    linesOf({ tenant, buyer, random, placedAt }),
    bahtOf(tenant, 'CHECKOUT_MINIMUM_VALUE'),
  );
  const delivery = random.pick(context.deliveries);
  const deliveryFeeSatang = deliveryFee(sumOf(lines), delivery);
  const deliveryTaxSatang = taxWithin(deliveryFeeSatang, 1, vatRateAt(placedAt));
  const salesman = salesmanOf({ tenant, saleUnit, placedAt, stands });
  const steps = stepsOf({ placedAt, today, random, customer, tenant, saleUnit, salesman, stands });
  const status = steps.at(-1)?.to ?? 'Wait';
  const cash =
    status === 'Delivered' ? cashOf({ deliveredAt: steps.at(-1)?.at ?? placedAt, today }) : undefined;
  return {
    orderId: freshId({ placedAt, random, taken }),
    orderType: '3',
    saleUnit,
    customer,
    placedByUser: salesman ?? null,
    shipTo,
    billTo,
    status,
    paymentType: CASH_ON_DELIVERY,
    paymentStatus: cash ? 'paid' : 'unpaid',
    cash,
    ...orderSums(lines, { deliveryFeeSatang, deliveryTaxSatang }),
    delivery,
    deliveryTaxSatang,
    remark: random.chance(0.12) ? random.pick(REMARKS) : '',
    placedAt,
    updatedAt: steps.at(-1)?.at ?? placedAt,
    steps,
    lines,
  };
}

/** Now and then nobody has recorded the cash yet; what was taken is handed in in the evening of the next day. */
function cashOf({ deliveredAt, today }: { deliveredAt: Date; today: Date }): DemoCash | undefined {
  const isRecent = today.getTime() - deliveredAt.getTime() < DAY_MS;
  if (isRecent && Math.floor(deliveredAt.getTime() / 1000) % 4 === 0) return undefined;
  const handedInAt = new Date(startOfBangkokDay(deliveredAt) + (24 + 18) * HOUR_MS);
  return {
    takenAt: deliveredAt,
    handedInAt: handedInAt.getTime() <= today.getTime() ? handedInAt : undefined,
  };
}

/** `sale` placed every fifth order of their centers within working hours for the customer. */
function salesmanOf({
  tenant,
  saleUnit,
  placedAt,
  stands,
}: Pick<Context, 'tenant' | 'placedAt' | 'stands'> & { saleUnit: string }): string | undefined {
  if (stands !== undefined || !isWithin(placedAt, AT_WORK)) return undefined;
  if (Math.floor(placedAt.getTime() / 1000) % 5 !== 0) return undefined;
  const isHis = (one: DemoStaff) => one.username === 'sale' && one.saleUnits.includes(saleUnit);
  return tenant.staff.find(isHis)?.userId;
}

const sumOf = (lines: readonly DemoOrderLine[]): number =>
  lines.reduce((sum, line) => sum + line.amountSatang, 0);

/** A setting that staff type in baht, in satang. */
const bahtOf = ({ webConfig }: DemoTenant, key: 'CHECKOUT_MINIMUM_VALUE') =>
  Number(webConfig[key] ?? 0) * 100;

/** What is picked from: the shop's first way of delivery is the one most people take. */
function deliveriesOf({ webConfig }: DemoTenant): DeliveryMethod[] {
  const methods = readWebConfig(webConfig).get('DELIVERY_METHODS');
  return methods.flatMap((method, at) => (at === 0 ? Array.from({ length: 6 }, () => method) : [method]));
}

/** More of the first line where the shop's least order value is not reached. */
function enough(lines: readonly DemoOrderLine[], leastSatang: number): readonly DemoOrderLine[] {
  const [first, ...others] = lines;
  const missing = leastSatang - sumOf(lines);
  if (first === undefined || missing <= 0) return lines;
  const quantity = first.quantity + Math.ceil(missing / first.unitPriceSatang);
  return [{ ...first, ...lineMoney({ ...first, quantity }) }, ...others];
}

const REMARKS = [
  'โทรก่อนส่ง',
  'ขอของใหม่ วันหมดอายุไกล ๆ',
  'ส่งช่วงบ่าย',
  'ขอใบกำกับภาษีด้วย',
  'ฝากแม่บ้านรับแทนได้',
] as const;

function freshId({ placedAt, random, taken }: Pick<Context, 'placedAt' | 'random' | 'taken'>): string {
  for (;;) {
    const id = newOrderId(
      placedAt,
      Uint8Array.from({ length: 5 }, () => random.int(0, 255)),
    );
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

/** One to six products, mostly favourites; who pays dealers' prices buys packs and cases. */
function linesOf({
  tenant,
  buyer,
  random,
  placedAt,
}: Pick<Context, 'tenant' | 'buyer' | 'random' | 'placedAt'>): DemoOrderLine[] {
  const { customer, favourites } = buyer;
  const count = random.pick([1, 2, 2, 3, 3, 3, 4, 4, 5, 6]);
  const chosen = new Map<string, DemoProduct>();
  while (chosen.size < count) {
    const product = random.chance(0.75) ? random.pick(favourites) : random.pick(tenant.products);
    chosen.set(product.code, product);
  }
  return [...chosen.values()].flatMap((product) => lineOf({ product, customer, random, placedAt }) ?? []);
}

type LineOf = { product: DemoProduct; customer: DemoCustomer; random: Random; placedAt: Date };

function lineOf({ product, customer, random, placedAt }: LineOf): DemoOrderLine | undefined {
  const isDealer = customer.priceLevel >= 3;
  const unitNo = Math.min(
    product.units.length,
    isDealer ? random.int(2, 3) : random.pick([1, 1, 1, 1, 2]),
  ) as 1 | 2 | 3;
  const unit = product.units[unitNo - 1];
  if (unit === undefined) return undefined;
  const vatRate = vatRateAt(placedAt);
  const price = choosePrice({ types: [product.taxType], levels: unit.satang }, customer.priceLevel, {
    vatRate,
  });
  if (price === undefined) return undefined;
  const most = unit.satang[0] > 300_000 ? 1 : unitNo === 1 ? 5 : 3;
  const quantity = random.int(1, most);
  return {
    product,
    unitNo,
    ...lineMoney({ quantity, unitPriceSatang: price.paidSatang, taxType: price.type, taxRate: vatRate }),
    priceSource: price.source,
  };
}
