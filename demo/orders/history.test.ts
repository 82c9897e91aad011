import { describe, expect, it } from 'vitest';
import { canTransition, paymentMethod } from '#domain/orders/order.ts';
import { readWebConfig } from '#domain/web-config/read.ts';
import { demoTenants } from '../tenants.ts';
import { pastOrders } from './history.ts';
import { stockEntries } from './stock-ledger.ts';

const TODAY = new Date('2026-11-21T12:00:00+07:00');
const DAY_MS = 86_400_000;
const histories = demoTenants().map((tenant) => ({ tenant, orders: pastOrders(tenant, TODAY) }));

/** Of the Bangkok day. */
const hourOf = (at: Date): number => new Date(at.getTime() + 7 * 3_600_000).getUTCHours();

describe.each(histories.map(({ tenant, orders }) => ({ name: tenant.tenantId, tenant, orders })))(
  'the past orders of $name',
  ({ tenant, orders }) => {
    it('D-05 fill the year that ends today and nothing after it', () => {
      const days = orders.map((order) => (TODAY.getTime() - order.placedAt.getTime()) / DAY_MS);
      expect(orders.length).toBeGreaterThan(500);
      expect(Math.min(...days)).toBeGreaterThan(0);
      expect(Math.max(...days)).toBeGreaterThan(360);
      expect(Math.max(...days)).toBeLessThan(367);
      const months = new Set(orders.map((order) => order.placedAt.toISOString().slice(0, 7)));
      expect(months.size).toBeGreaterThanOrEqual(12);
    });

    it('are placed at times of their own between 7 and 23 o’clock, most of them in the morning and the evening', () => {
      expect(new Set(orders.map(({ placedAt }) => placedAt.getTime())).size).toBe(orders.length);
      const hours = orders.map(({ placedAt }) => hourOf(placedAt));
      expect([Math.min(...hours), Math.max(...hours)]).toEqual([7, 22]);
      const share = (from: number, until: number) =>
        hours.filter((hour) => from <= hour && hour < until).length / hours.length;
      expect(share(9, 12)).toBeGreaterThan(share(12, 15));
      expect(share(19, 22)).toBeGreaterThan(share(15, 18));
    });

    it('go on at hours when people work: staff and riders from 8 to 19 o’clock, salesmen who order too', () => {
      const steps = orders.flatMap((order) => order.steps);
      const late = steps.filter(({ at, actorKind }) => {
        const [from, until] = actorKind === 'customer' ? [7, 23] : [8, 19];
        return hourOf(at) < from || hourOf(at) >= until;
      });
      expect(late).toEqual([]);
      expect(new Set(steps.map(({ actorKind }) => actorKind))).toContain('actingSalesman');
    });

    it('are those of customers who had joined, taken care of by staff of their center', () => {
      for (const { placedAt, customer, saleUnit, steps } of orders) {
        const daysAgo = (TODAY.getTime() - placedAt.getTime()) / DAY_MS;
        expect(daysAgo).toBeLessThanOrEqual(customer.joinedDaysAgo);
        for (const { actorId } of steps.filter(({ actorKind }) => actorKind === 'staff'))
          expect(tenant.staff.find(({ userId }) => userId === actorId)?.saleUnits).toContain(saleUnit);
      }
    });

    it('are paid as the shop offers it: in cash on delivery', () => {
      expect(new Set(orders.map((order) => paymentMethod(order.paymentType)))).toEqual(new Set(['COD']));
      expect(readWebConfig(tenant.webConfig).get('CASH_ON_DELIVERY_ENABLED')).toBe(true);
    });

    it('come out the same for the same day', () => {
      const told = (list: typeof orders) =>
        list.map(({ orderId, totalSatang, status }) => [orderId, totalSatang, status]);
      expect(told(pastOrders(tenant, TODAY))).toEqual(told(orders));
    });

    it('take only allowed steps, each later than the one before and none in the future', () => {
      for (const { orderId, steps, status } of orders) {
        expect(steps[0], orderId).toMatchObject({ from: null, to: 'Wait' });
        expect(steps.at(-1)?.to, orderId).toBe(status);
        steps.slice(1).forEach(({ from, to, at }, before) => {
          expect(from !== null && canTransition(from, to), `${orderId} ${from} ${to}`).toBe(true);
          expect(at.getTime()).toBeGreaterThan(steps[before]?.at.getTime() ?? 0);
          expect(at.getTime()).toBeLessThanOrEqual(TODAY.getTime());
        });
      }
    });

    it('D-05 add up, reach the least value of an order and carry numbers of their own', () => {
      const least = Number(tenant.webConfig.CHECKOUT_MINIMUM_VALUE ?? 0) * 100;
      for (const order of orders) {
        const sum = order.lines.reduce((total, line) => total + line.amountSatang, 0);
        expect(order.subtotalSatang).toBe(sum);
        expect(order.totalSatang).toBe(sum + order.deliveryFeeSatang);
        expect(sum).toBeGreaterThanOrEqual(least);
      }
      expect(new Set(orders.map((order) => order.orderId)).size).toBe(orders.length);
    });

    it('are mostly delivered and paid; a few were canceled, and the newest are under way', () => {
      const share = (status: string) =>
        orders.filter((order) => order.status === status).length / orders.length;
      expect(share('Delivered')).toBeGreaterThan(0.85);
      expect(share('Canceled')).toBeGreaterThan(0.02);
      expect(share('Canceled')).toBeLessThan(0.12);
      expect(orders.at(-1)?.status).not.toBe('Delivered');
    });

    it.each([
      '2026-11-21T00:10',
      '2026-11-21T06:59',
      '2026-11-21T07:00',
      '2026-11-21T17:30',
      '2026-11-21T23:50',
    ])('come to the same at any hour that the shop is started: %s', (minute) => {
      const started = new Date(`${minute}:00+07:00`);
      const open = pastOrders(tenant, started).filter(({ customer }) => customer.hasPassword);
      for (const { code } of tenant.customers.filter((customer) => customer.hasPassword))
        expect(open.filter(({ customer }) => customer.code === code).map(({ status }) => status)).toEqual(
          expect.arrayContaining(['Wait', 'Shipping']),
        );
      const late = open.flatMap((order) => order.steps).filter(({ at }) => hourOf(at) < 7 || hourOf(at) > 22);
      expect(late).toEqual([]);
    });

    it('have goods issues among them, none of which is a demo login’s', () => {
      const issues = orders.filter((order) => order.orderType === 'I');
      expect(issues.length).toBeGreaterThan(10);
      expect(issues.filter((order) => order.customer.hasPassword)).toEqual([]);
    });

    it('leave a stock ledger that never goes below zero', () => {
      const balances = new Map<string, number>();
      for (const { saleUnit, productCode, pieces } of stockEntries({
        stock: tenant.stock,
        orders,
        today: TODAY,
      })) {
        const key = `${saleUnit} ${productCode}`;
        balances.set(key, (balances.get(key) ?? 0) + pieces);
        expect(balances.get(key), key).toBeGreaterThanOrEqual(0);
      }
      for (const { saleUnit, productCode, pieces } of tenant.stock)
        expect(balances.get(`${saleUnit} ${productCode}`)).toBe(pieces);
    });
  },
);
