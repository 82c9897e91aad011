import { describe, expect, it } from 'vitest';
import { canStep } from '#domain/order.ts';
import { demoTenants } from '../tenants.ts';
import { pastOrders } from './history.ts';
import { stockEntries } from './stock-ledger.ts';

const TODAY = new Date('2026-11-21T12:00:00+07:00');
const DAY_MS = 86_400_000;
const histories = demoTenants().map((tenant) => ({ tenant, orders: pastOrders(tenant, TODAY) }));

describe.each(histories.map(({ tenant, orders }) => ({ name: tenant.tenantId, tenant, orders })))(
  'the past orders of $name',
  ({ tenant, orders }) => {
    it('fill the year that ends today and nothing after it', () => {
      const days = orders.map((order) => (TODAY.getTime() - order.placedAt.getTime()) / DAY_MS);
      expect(orders.length).toBeGreaterThan(500);
      expect(Math.min(...days)).toBeGreaterThan(0);
      expect(Math.max(...days)).toBeGreaterThan(360);
      expect(Math.max(...days)).toBeLessThan(367);
      const months = new Set(orders.map((order) => order.placedAt.toISOString().slice(0, 7)));
      expect(months.size).toBeGreaterThanOrEqual(12);
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
          expect(from !== null && canStep(from, to), `${orderId} ${from} ${to}`).toBe(true);
          expect(at.getTime()).toBeGreaterThan(steps[before]?.at.getTime() ?? 0);
          expect(at.getTime()).toBeLessThanOrEqual(TODAY.getTime());
        });
      }
    });

    it('add up, reach the least value of an order and carry numbers of their own', () => {
      const least = Number(tenant.webConfig.CHECKOUT_MINIMUM_VALUE ?? 0) * 100;
      for (const order of orders) {
        const sum = order.lines.reduce((total, line) => total + line.amountSatang, 0);
        expect(order.subtotalSatang).toBe(sum);
        expect(order.totalSatang).toBe(sum + order.deliveryFeeSatang);
        expect(sum).toBeGreaterThanOrEqual(least);
      }
      expect(new Set(orders.map((order) => order.orderId)).size).toBe(orders.length);
    });

    it('are mostly delivered and paid; a few were cancelled, and the newest are under way', () => {
      const share = (status: string) =>
        orders.filter((order) => order.status === status).length / orders.length;
      expect(share('Delivered')).toBeGreaterThan(0.85);
      expect(share('Canceled')).toBeGreaterThan(0.02);
      expect(share('Canceled')).toBeLessThan(0.12);
      expect(orders.at(-1)?.status).not.toBe('Delivered');
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
