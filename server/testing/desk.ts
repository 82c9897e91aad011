/** Alpha's staff at work for tests: orders that CUST1 really placed, and what staff and buyer do with them. */
import { expect } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import { orderWay, type OrderState } from '#domain/orders/order.ts';
import { tags } from '../cache/tags.ts';
import { addressId, PRICES, STOCK } from './shop-data.ts';
import type { TestShop } from './shop.ts';

export type Detail = CallAnswer<'merchantOrderDetail'>;
export type Key = { orderid: string; saleunit: string };
type BuyersDetail = CallAnswer<'orderDetail'>;
type Step = CallInput<'stepMerchantOrder'>['body'];
type Staff = 'ADMIN' | 'SALE';
type Placed = { feeBaht?: number; language?: 'th' | 'en' };
type LoggedRow = {
  actor_kind: string;
  actor_id: string;
  action: string;
  subject: string;
  before: object;
  after: object;
};

/** Baht of what `place` orders. */
export const TOTAL = (8 * PRICES.alpha[0] + PRICES.alpha[1]) / 100;
/** Pieces of P1 that it takes. */
export const PIECES = 11;

export function createDesk(shop: TestShop) {
  let keys = 0;
  const { asOwner } = shop.database;
  const buyer = () => shop.tokenOf('alpha', 'CUST1');

  const step = async (params: Key, body: Step, who: Staff = 'SALE') =>
    shop.call('stepMerchantOrder', { token: await shop.tokenOf('alpha', who), params, body });

  const place = async ({ feeBaht = 0, language = 'en' }: Placed = {}): Promise<Key> => {
    const placed = await shop.call('placeOrder', {
      token: await buyer(),
      language,
      headers: { 'idempotency-key': `desk-order-${(keys += 1)}` },
      body: {
        SaleUnit: 'C1',
        Lines: [
          { P_Code: 'P1', qty1: 5, qty2: 1, qty3: 0 },
          { P_Code: 'P3', qty1: 3, qty2: 0, qty3: 0 },
        ],
        ShipTo: addressId('alpha', 'CUST1'),
        PaymentType: 0,
        SeenTotal: TOTAL + feeBaht,
      },
    });
    expect(placed.statusCode, placed.body).toBe(200);
    return { orderid: placed.json<BuyersDetail>().Order.OrderID, saleunit: 'C1' };
  };

  return {
    step,
    buyer,
    /** No orders, and every balance the sum of its ledger. */
    clear: async () => {
      await asOwner(
        `delete from orders; delete from idempotency_keys; delete from stock_ledger; delete from audit_log`,
      );
      await asOwner(`update stock set on_hand = ${STOCK}, held = 0`);
      await asOwner(`
        insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference)
        select tenant_id, sale_unit, product_code, 'adjust', on_hand, 'opening' from stock`);
    },
    /** From now on alpha has one way of delivery, with this fee. */
    chargeDelivery: async (feeBaht: number) => {
      const van = { code: 'DELIVERY', kind: 'transport', th: 'รถของร้าน', en: 'Our van', fee: feeBaht };
      await asOwner(
        `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'DELIVERY_METHODS', $1)
         on conflict (tenant_id, opt) do update set opt_value = excluded.opt_value`,
        [JSON.stringify([van])],
      );
      shop.deps.events.publish({ tags: [tags.config('alpha')] });
    },
    /** Orders 5 pieces and a pack of P1, and 3 pieces of P3, which counts no stock. */
    place,
    /** An order that went through every step up to this state; `packed` where less was packed. */
    takenTo: async (
      state: (typeof orderWay)[number],
      packed?: { Line: number; Packed: number }[],
      feeBaht = 0,
    ): Promise<Key> => {
      const key = await place({ feeBaht });
      for (let at = 0; orderWay[at] !== state; at += 1) {
        const [From, To] = [orderWay[at] ?? 'Wait', orderWay[at + 1] ?? 'Wait'];
        const answer = await step(key, { From, To, ...(To === 'Packed' && packed ? { Lines: packed } : {}) });
        expect(answer.statusCode, answer.body).toBe(200);
      }
      return key;
    },
    /** Pieces of P1 in stock, which are those of the ledger. */
    stock: async () => {
      const [row] = await asOwner<{ left: number; ledger: number }>(`
        select s.on_hand::int as left,
          (select sum(on_hand_delta)::int from stock_ledger l where l.tenant_id = s.tenant_id and l.sale_unit = s.sale_unit
            and l.product_code = s.product_code) as ledger
        from stock s where s.tenant_id = 'alpha' and s.sale_unit = 'C1' and s.product_code = 'P1'`);
      expect(row?.left).toBe(row?.ledger);
      return row?.left;
    },
    /** A step that must succeed. */
    take: async (params: Key, body: Step, who: Staff = 'SALE'): Promise<Detail> => {
      const answer = await step(params, body, who);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<Detail>();
    },
    detail: async (body: Key, who: Staff = 'SALE') =>
      shop.call('merchantOrderDetail', { token: await shop.tokenOf('alpha', who), body }),
    buyersDetail: async (params: Key) =>
      (await shop.call('orderDetail', { token: await buyer(), params })).json<BuyersDetail>(),
    /** Puts the order into a state, bypassing all rules. */
    stand: (orderId: string, status: OrderState) =>
      asOwner(`update orders set status = $2 where order_id = $1`, [orderId, status]),
    onHand: async (code = 'P1') => {
      const rows = await asOwner<{ value: number }>(
        `select on_hand::int as value from stock where tenant_id = 'alpha' and sale_unit = 'C1' and product_code = $1`,
        [code],
      );
      return rows[0]?.value;
    },
    /** Balances that are not the sum of their ledger, of any tenant. */
    unbalanced: () =>
      asOwner(`
        select s.tenant_id, s.sale_unit, s.product_code
        from stock s left join stock_ledger l using (tenant_id, sale_unit, product_code)
        group by s.tenant_id, s.sale_unit, s.product_code, s.on_hand, s.held
        having s.on_hand <> coalesce(sum(l.on_hand_delta), 0) or s.held <> coalesce(sum(l.held_delta), 0)`),
    /** The staff's changes to orders. */
    changes: () =>
      asOwner<LoggedRow>(
        `select actor_kind, actor_id, action, subject, before, after from audit_log where action like 'order.%' order by audit_id`,
      ),
  };
}
