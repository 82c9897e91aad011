import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

type List = CallAnswer<'merchantOrders'>;
let shop: TestShop;

type Made = {
  tenant?: string;
  center?: string;
  customer?: string;
  total?: number;
  status?: string;
  payment?: string;
  salesman?: string;
  delivery?: string;
  product?: string;
  note?: string;
  district?: string;
};

/** Placed one after the other on 1 March 2026. */
async function make(end: string, minute: number, made: Made = {}): Promise<void> {
  const { tenant = 'alpha', center = 'C1', customer = 'CUST1', total = 10, status = 'Wait' } = made;
  const { payment = 'unpaid', salesman = null, delivery = 'transport', product = 'P1', note = '' } = made;
  const { district = 'พระนคร' } = made;
  const id = `260301-${end}`;
  await shop.database.asOwner(
    `insert into orders (tenant_id, order_id, sale_unit, status, customer_code, payment_type, payment_status, delivery_method,
       delivery_kind, subtotal_satang, total_satang, placed_by_user, ship_to, placed_at, updated_at)
     values ($1, $2, $3, $4, $5, 0, $6, 'OWN', $7, $8, $8, $9, jsonb_build_object('province', 'กรุงเทพมหานคร', 'district', $10::text), $11, $11)`,
    [
      tenant,
      id,
      center,
      status,
      customer,
      payment,
      delivery,
      Math.round(total * 100),
      salesman,
      district,
      at(minute),
    ],
  );
  await shop.database.asOwner(
    `insert into order_lines (tenant_id, order_id, line_no, product_code, name_th, name_en, unit_no, unit_name_th, unit_name_en,
       unit_rate, quantity, unit_price_satang, amount_satang, price_source, takes_stock, tax_type, tax_rate, tax_satang)
     values ($1, $2, 1, $3, 'x', 'x', 1, 'x', 'x', 1, 1, 1, 1, 'x', false, 0, 0, 0)`,
    [tenant, id, product],
  );
  await shop.database.asOwner(
    `insert into order_events (tenant_id, order_id, at, to_status, actor_kind, actor_id, note)
     values ($1, $2, $3, $4, 'staff', 'SALE', $5)`,
    [tenant, id, at(minute), status, note],
  );
}
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 5, minute)).toISOString();

const list = async (query: Record<string, string>, as: 'SALE' | 'SALE2' | 'ADMIN' = 'SALE') =>
  shop.call('merchantOrders', {
    token: await shop.tokenOf('alpha', as, as === 'SALE2' ? 'C2' : 'C1'),
    query,
  });
const ends = async (query: Record<string, string>, as: 'SALE' | 'SALE2' | 'ADMIN' = 'SALE') => {
  const answer = await list(query, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<List>().Data.map(({ OrderID }) => OrderID.slice(7));
};
const choices = async (query: Record<string, string>, as: 'SALE' | 'SALE2' = 'SALE') => {
  const token = await shop.tokenOf('alpha', as, as === 'SALE2' ? 'C2' : 'C1');
  const answer = await shop.call('orderChoices', { token, query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<CallAnswer<'orderChoices'>>().Data.map(({ Code }) => Code);
};

beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner(
    `insert into reference.districts values ('1047', '10', 'บางนา', 'Bang Na') on conflict do nothing`,
  );
  await make('AAAAA', 1, { payment: 'paid', status: 'Delivered', total: 99.5 });
  await make('BBBBB', 2, { payment: 'pending', salesman: 'SALE', status: 'Approved', total: 100 });
  await make('CCCCC', 3, { customer: 'CUST2', delivery: 'pickup', product: 'P2', total: 250.25 });
  await make('DDDDD', 4, { customer: 'CUST2', note: 'Call first', status: 'Canceled', district: 'บางนา' });
  await make('EEEEE', 5, { center: 'C2', note: 'x', salesman: 'SALE2', district: 'บางนา' });
  await make('FFFFF', 6, { tenant: 'beta', note: 'x', salesman: 'SALE', delivery: 'pickup', product: 'P2' });
});
afterAll(() => shop.stop());

describe('B-20 the list of orders is narrowed', () => {
  test.each([
    [{ payment: 'paid' }, ['AAAAA']],
    [{ payment: 'paid,pending' }, ['BBBBB', 'AAAAA']],
    [{ payment: 'unpaid' }, ['CCCCC']],
    [{ payment: 'unpaid,paid' }, ['CCCCC', 'AAAAA']],
    [{ payment: 'unpaid,pending' }, ['CCCCC', 'BBBBB']],
    [{ payment: 'unpaid,pending', sort: 'total', dir: 'asc' }, ['BBBBB', 'CCCCC']],
    [{ payment: 'pending,refunded' }, ['BBBBB']],
    [{ payment: 'unpaid', tab: 'Canceled' }, []],
    [{ salesman: 'SALE' }, ['BBBBB']],
    [{ salesman: 'SALE,SALE2' }, ['BBBBB']],
    [{ customer: 'CUST2' }, ['DDDDD', 'CCCCC']],
    [{ customer: 'CUST1,CUST2' }, ['DDDDD', 'CCCCC', 'BBBBB', 'AAAAA']],
    [{ product: 'P2' }, ['CCCCC']],
    [{ product: 'P1,P2', sort: 'total' }, ['CCCCC', 'BBBBB', 'AAAAA', 'DDDDD']],
    [{ delivery: 'pickup' }, ['CCCCC']],
    [{ delivery: 'transport,parcel' }, ['DDDDD', 'BBBBB', 'AAAAA']],
    [{ note: 'Y' }, ['DDDDD']],
    [{ totalMin: '100' }, ['CCCCC', 'BBBBB']],
    [{ totalMax: '99.5' }, ['DDDDD', 'AAAAA']],
    [{ totalMin: '99.5', totalMax: '100' }, ['BBBBB', 'AAAAA']],
    [{ totalMin: '99.5', totalMax: '100', sort: 'total', dir: 'asc' }, ['AAAAA', 'BBBBB']],
    [{ customer: 'CUST2', product: 'P2', delivery: 'pickup', payment: 'unpaid', totalMin: '1' }, ['CCCCC']],
    [{ customer: 'CUST2', text: 'ddddd' }, ['DDDDD']],
    [{ text: 'cust2', note: 'Y' }, ['DDDDD']],
    [{ saleUnit: 'C1', salesman: 'SALE', product: 'P2' }, []],
  ])('by %o', async (query, wanted) => {
    expect(await ends(query as Record<string, string>)).toEqual(wanted);
  });

  test('by internal notes, also by one that was written in the list', async () => {
    const token = await shop.tokenOf('alpha', 'SALE');
    const write = async (Note: string, Before: string) => {
      const params = { orderid: '260301-AAAAA', saleunit: 'C1' };
      const answer = await shop.call('saveStaffNote', { token, params, body: { Note, Before } });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await write('Gate 3', '');
    expect(await ends({ note: 'Y' })).toEqual(['DDDDD', 'AAAAA']);
    await write('', 'Gate 3');
    expect(await ends({ note: 'Y' })).toEqual(['DDDDD']);
  });

  test.each([
    [{ payment: 'soon' }, 'payment'],
    [{ payment: 'paid,paid' }, 'payment'],
    [{ customer: Array.from({ length: 21 }, (_, n) => `C${n}`).join(',') }, 'customer'],
    [{ product: 'P 1' }, 'product'],
    [{ totalMin: '1.005' }, 'totalMin'],
    [{ totalMax: 'much' }, 'totalMax'],
    [{ note: 'N' }, 'note'],
  ])('and %o is refused, by its field', async (query, field) => {
    const answer = await list(query);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields).join()).toContain(field);
  });

  test('and shows nothing of another center or tenant, whatever it is narrowed by', async () => {
    for (const query of [{ note: 'Y' }, { salesman: 'SALE,SALE2' }, { text: 'บางนา' }] as Record<
      string,
      string
    >[])
      expect(await ends(query, 'SALE2')).toEqual(['EEEEE']);
    expect(await ends({ product: 'P2' }, 'SALE2')).toEqual([]);
  });
});

describe('B-21 the search of orders forgives', () => {
  test.each([
    ['bbb bb', ['BBBBB']],
    ['260301 BBBBB', ['BBBBB']],
    ['Custmer CUST2', ['DDDDD', 'CCCCC']],
    ['เขตบางนา', ['DDDDD']],
    ['บางนา กทม', ['DDDDD']],
    ['phra nak', ['DDDDD', 'CCCCC', 'BBBBB', 'AAAAA']],
  ])('%s', async (text, wanted) => {
    expect(await ends({ text })).toEqual(wanted);
  });

  test.each(['cust9', 'Customer cust9', '081000009x', '0a1A'])(
    'but %s, where each digit says another thing',
    async (text) => {
      expect(await ends({ text })).toEqual([]);
      expect(await choices({ kind: 'customer', text })).toEqual([]);
      expect(await choices({ kind: 'salesman', text: 'sale9' })).toEqual([]);
    },
  );
});

describe('what the list can be narrowed to', () => {
  test('B-20 are customers of the center and its salesmen, by text or code', async () => {
    expect(await choices({ kind: 'customer', text: 'cust2' })).toEqual(['CUST2']);
    expect(await choices({ kind: 'customer', codes: 'CUST1,NOBODY' })).toEqual(['CUST1']);
    expect(await choices({ kind: 'salesman' })).toEqual(['ADMIN', 'SALE']);
    expect(await choices({ kind: 'salesman', text: 'sael' }, 'SALE2')).toEqual(['SALE2']);
    expect(await choices({ kind: 'salesman', codes: 'SALE,SALE2' }, 'SALE2')).toEqual(['SALE2']);
  });

  test('B-20 are products, a typed code first', async () => {
    expect((await choices({ kind: 'product', text: 'p2' }))[0]).toBe('P2');
    expect(await choices({ kind: 'product', codes: 'P2,P1' })).toEqual(['P2', 'P1']);
    expect((await choices({ kind: 'product' })).length).toBeLessThanOrEqual(12);
  });
});
