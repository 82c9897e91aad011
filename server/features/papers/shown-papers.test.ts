/** Who sells is named, an order is delivered, and its paper is seen and downloaded by who may. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { addressId, PRICES } from '../../testing/shop-data.ts';
import { UNDO_MS } from '#domain/orders/order-undo.ts';
import { createDesk, type Key } from '../../testing/desk.ts';
import { papersOf, setSeller } from '../../testing/papers.ts';
import { printedPages } from '../../testing/printed-pages.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';
import { sampleSeller } from './papers.testing.ts';
import { issuePapers } from './papers.usecases.ts';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let start: Date;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
  start = new Date(shop.now);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await desk.clear();
  await shop.database.asOwner('delete from center_sellers; delete from paper_numbers');
  shop.now = start;
});

const later = () => (shop.now = new Date(shop.now.getTime() + UNDO_MS));
const admin = () => shop.tokenOf('alpha', 'ADMIN');
const sale = () => shop.tokenOf('alpha', 'SALE');
const saleOfC2 = () => shop.tokenOf('alpha', 'SALE2', 'C2');
const buyer = (who: 'CUST1' | 'CUST2' = 'CUST1') => shop.tokenOf('alpha', who);
const saveSeller = async (body: object, saleUnit = 'C1') =>
  shop.call('saveCenterSeller', {
    token: await admin(),
    params: { saleUnit },
    body: { ...sampleSeller, Version: 0, ...body },
  });
const work = (key: Key) => issuePapers(shop.deps, { tenantId: 'alpha', orderId: key.orderid });
const said = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  (JSON.parse(body) as { code: string }).code,
];
async function delivered(): Promise<{ key: Key; paper: string }> {
  const key = await desk.takenTo('Delivered');
  later();
  await work(key);
  const answer = await shop.call('orderPapers', { token: await buyer(), params: key });
  expect(answer.statusCode, answer.body).toBe(200);
  const [one] = answer.json<{ Data: { PaperId: number }[] }>().Data;
  return { key, paper: String(one?.PaperId) };
}

describe('U-06d who sells at a center', () => {
  test('is named by the super admin, and papers follow from then on', async () => {
    const before = await shop.call('centerSeller', { token: await admin(), params: { saleUnit: 'C1' } });
    expect(before.json()).toMatchObject({ CompanyTh: '', BranchNo: '00000', Version: 0, Since: null });
    const saved = await saveSeller({});
    expect(saved.json()).toMatchObject({ ...sampleSeller, Version: 1, Since: shop.now.toISOString() });
    expect(said(await saveSeller({ Version: 0 }))).toEqual([409, 'SELLER_CHANGED']);
    later();
    const again = await saveSeller({ Version: 1, BranchNo: '00012' });
    expect(again.json()).toMatchObject({ BranchNo: '00012', Version: 2, Since: start.toISOString() });
    const [row] = await shop.database.asOwner(
      `select action, subject from audit_log where action = 'center.seller'`,
    );
    expect(row).toEqual({ action: 'center.seller', subject: 'center/C1' });
  });

  test('needs a number that is right, and one at all where they are registered', async () => {
    expect(said(await saveSeller({ TaxID: '0105561000012' }))).toEqual([400, 'INVALID_TAX_NUMBER']);
    expect(said(await saveSeller({ TaxID: '' }))).toEqual([400, 'TAX_NUMBER_MISSING']);
    expect((await saveSeller({ TaxID: '', IsVatRegistered: 'N' })).statusCode).toBe(200);
    expect(said(await saveSeller({}, 'ZZ'))).toEqual([404, 'CENTER_NOT_FOUND']);
  });
});

describe('U-06i a paper is seen and downloaded', () => {
  test('by the buyer of the order and by staff of its center, as PDF', async () => {
    await saveSeller({});
    const { key, paper } = await delivered();
    const params = key;
    const query = { paper };
    const answers = [
      await shop.call('orderPaper', { token: await buyer(), params, query }),
      await shop.call('merchantOrderPaper', { token: await sale(), params, query }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="AB-00000-00000001.pdf"',
      });
      const [page] = await printedPages(answer.rawPayload);
      expect(page?.text).toContain('AB-00000-00000001');
    }
    const list = await shop.call('merchantOrderPapers', { token: await sale(), params: key });
    expect(list.json().Data).toMatchObject([
      { Number: 'AB-00000-00000001', Kind: 'abbreviated', State: 'Approved' },
    ]);
  });

  test('by nobody else: another buyer, center or shop, and not by the number of another order', async () => {
    await setSeller(shop);
    const { key, paper } = await delivered();
    const other = await desk.place();
    const params = key;
    const query = { paper };
    const of = async (call: 'orderPaper' | 'merchantOrderPaper', token: string, given: object = params) =>
      said(await shop.call(call, { token, params: given as typeof params, query }));
    expect(await of('orderPaper', await buyer('CUST2'))).toEqual([404, 'ORDER_NOT_FOUND']);
    expect(await of('orderPaper', await buyer(), other)).toEqual([404, 'PAPER_NOT_FOUND']);
    expect(await of('merchantOrderPaper', await saleOfC2())).toEqual([404, 'PAPER_NOT_FOUND']);
    expect(await of('merchantOrderPaper', await saleOfC2(), { ...params, saleunit: 'C2' })).toEqual([
      404,
      'PAPER_NOT_FOUND',
    ]);
    expect(
      said(
        await shop.call('merchantOrderPaper', {
          tenant: 'beta',
          token: await shop.tokenOf('beta', 'ADMIN'),
          params,
          query,
        }),
      ),
    ).toEqual([404, 'PAPER_NOT_FOUND']);
  });

  test('the list of a center has them newest first, canceled ones too, page by page', async () => {
    await setSeller(shop);
    const keys = [(await delivered()).key, (await delivered()).key, (await delivered()).key];
    await shop.database.asOwner(
      `update papers set state = 'Canceled', canceled_at = now() where order_id = $1`,
      [keys[1]?.orderid],
    );
    const page = async (query: object) =>
      (
        await shop.call('merchantPapers', { token: await sale(), query: query as Record<string, string> })
      ).json<{
        Data: { Number: string; State: string; OrderID: string }[];
        Next: string | null;
      }>();
    const first = await page({ take: '2' });
    expect(first.Data.map(({ Number: number, State }) => [number, State])).toEqual([
      ['AB-00000-00000003', 'Approved'],
      ['AB-00000-00000002', 'Canceled'],
    ]);
    const next = await page({ take: '2', after: first.Next ?? '' });
    expect(next).toMatchObject({ Data: [{ Number: 'AB-00000-00000001' }], Next: null });
    expect((await page({ state: 'Canceled' })).Data).toHaveLength(1);
    expect((await page({ text: keys[2]?.orderid })).Data).toMatchObject([{ Number: 'AB-00000-00000003' }]);
    expect((await page({ kind: 'credit' })).Data).toEqual([]);
    const foreign = await shop.call('merchantPapers', { token: await saleOfC2(), query: {} });
    expect(foreign.json()).toEqual({ Data: [], Next: null });
  });
});

describe('U-06l a full tax invoice', () => {
  const TAX_ID = '0105561000011';
  /** Billed to an address with these, and wished. */
  async function billedTo(more: object): Promise<{ key: Key; answer: CallAnswer<'merchantOrderDetail'> }> {
    const token = await buyer();
    const address = await shop.call('addDeliveryAddress', {
      token,
      body: {
        Address_Type: 'B',
        Name: 'บริษัท ผู้ซื้อ จำกัด',
        Address_: '9 ถนนพระราม 4',
        Province: '10',
        Ampher: '1001',
        Town: '100101',
        PostalCode: '10200',
        Phone: '0810000001',
        ...more,
      },
    });
    expect(address.statusCode, address.body).toBe(200);
    const { AddressCode } = address.json<CallAnswer<'addDeliveryAddress'>>().data;
    const placed = await shop.call('placeOrder', {
      token,
      headers: { 'idempotency-key': `wish-${AddressCode}` },
      body: {
        SaleUnit: 'C1',
        Lines: [{ P_Code: 'P3', qty1: 3, qty2: 0, qty3: 0 }],
        ShipTo: addressId('alpha', 'CUST1'),
        BillTo: AddressCode,
        NeedTaxInvoice: 'Y',
        PaymentType: 0,
        SeenTotal: (3 * PRICES.alpha[0]) / 100,
      },
    });
    expect(placed.statusCode, placed.body).toBe(200);
    const { Order } = placed.json<CallAnswer<'orderDetail'>>();
    expect(Order.NeedTaxInvoice).toBe('Y');
    const key = { orderid: Order.OrderID, saleunit: 'C1' };
    for (const [From, To] of [
      ['Wait', 'Approved'],
      ['Approved', 'Packed'],
      ['Packed', 'Shipping'],
      ['Shipping', 'Delivered'],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await desk.take(key, { From, To });
    later();
    await work(key);
    const detail = await shop.call('merchantOrderDetail', {
      token: await sale(),
      body: key,
    });
    return { key, answer: detail.json() };
  }

  test('is issued where it is wished and the company is known with its branch, and staff see the state', async () => {
    await setSeller(shop);
    const { key, answer } = await billedTo({ TaxID: TAX_ID, BranchNo: '00012' });
    expect(answer.Order).toMatchObject({ NeedTaxInvoice: 'Y', DocState: 'Approved', PaperCount: 1 });
    const [paper] = await papersOf(shop, key.orderid);
    expect(paper).toMatchObject({ kind: 'full', number: 'TX-00000-00000001' });
    const [kept] = await shop.database.asOwner(`select buyer from paper_buyers`);
    expect(kept).toMatchObject({ buyer: { taxId: TAX_ID, branchNo: '00012', name: 'บริษัท ผู้ซื้อ จำกัด' } });
  });

  test('is an abbreviated one where the branch of the company is not known', async () => {
    await setSeller(shop);
    const { key } = await billedTo({ TaxID: TAX_ID });
    expect(await papersOf(shop, key.orderid)).toMatchObject([{ kind: 'abbreviated' }]);
  });

  test('waits until it is issued', async () => {
    await setSeller(shop);
    const key = await desk.takenTo('Delivered');
    const detail = await shop.call('merchantOrderDetail', {
      token: await sale(),
      body: key,
    });
    expect(detail.json().Order).toMatchObject({ NeedTaxInvoice: 'N', DocState: 'Wait' });
    expect(detail.json().Order).not.toHaveProperty('PaperCount');
  });
});

describe('U-06j what accounting takes away', () => {
  test('the sales tax of a month counts what stands and keeps the line of what is canceled', async () => {
    await setSeller(shop);
    const { key } = await delivered();
    await delivered();
    const query = { month: '2026-03' };
    expect(said(await shop.call('salesTax', { token: await sale(), query }))).toEqual([403, 'RIGHT_MISSING']);
    const read = async (month = '2026-03') =>
      (await shop.call('salesTax', { token: await admin(), query: { month } })).json();
    const [row] = await papersOf(shop, key.orderid);
    const both = await read();
    expect(both).toMatchObject({ Count: 2, Total: (2 * Number(row?.total_satang)) / 100 });
    await shop.database.asOwner(
      `update papers set state = 'Canceled', canceled_at = now() where order_id = $1`,
      [key.orderid],
    );
    const one = await read();
    expect(one).toMatchObject({ Count: 2, Total: Number(row?.total_satang) / 100 });
    expect(one.Data[0]).toMatchObject({ State: 'Canceled', Total: 0, Tax: 0 });
    expect(await read('2026-02')).toMatchObject({ Data: [], Count: 0, Total: 0 });
  });

  test('comes as a table that ends with its sums', async () => {
    await setSeller(shop);
    await delivered();
    const token = await admin();
    const answer = await shop.call('exportList', {
      params: { list: 'salesTax' },
      token,
      language: 'th',
      headers: { 'idempotency-key': 'sales-tax-1' },
      body: { Of: {}, Filters: { month: '2026-03' } },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { RunId: runId } = answer.json<{ RunId: string }>();
    await workOnRun(shop.deps, { tenantId: 'alpha', id: runId });
    const file = await shop.call('runResult', {
      token,
      params: { runId },
      query: { format: 'csv' },
      language: 'th',
    });
    const lines = file.rawPayload.toString().trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('AB-00000-00000001');
    expect(lines[2]).toContain('รวม');
    const xlsx = await shop.call('runResult', { token, params: { runId }, query: { format: 'xlsx' } });
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  test('one paper as XML, with what a buyer typed escaped', async () => {
    await setSeller(shop);
    const { key, paper } = await delivered();
    await shop.database.asOwner(
      `update paper_buyers set buyer = buyer || '{"name": "A & <B>\\u0001", "taxId": "0105561000011", "branchNo": "00012"}'`,
    );
    const params = key;
    const query = { paper };
    expect(said(await shop.call('merchantPaperXml', { token: await sale(), params, query }))).toEqual([
      403,
      'RIGHT_MISSING',
    ]);
    const answer = await shop.call('merchantPaperXml', { token: await admin(), params, query });
    expect(answer.statusCode, answer.body).toBe(200);
    const xml = answer.rawPayload.toString();
    expect(xml).toContain('urn:etda:uncefact:data:standard:AbbreviatedTaxInvoice_CrossIndustryInvoice:2');
    expect(xml).toContain('<ram:Name>A &amp; &lt;B&gt;</ram:Name>');
    expect(xml).toContain('<ram:ID schemeID="TXID">010556100001100012</ram:ID>');
    expect(xml).toContain('<ram:ID>AB-00000-00000001</ram:ID>');
  });
});
