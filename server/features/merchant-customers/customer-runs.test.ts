/** Many customers at once: how many there are, a salesman for those who are picked, and the table of a list. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import readExcelFile from 'read-excel-file/node';
import { verdict } from '../../testing/attempts.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  shop.database.asOwner<Row>(sql, values);

beforeEach(() =>
  rows(`delete from runs; delete from audit_log; delete from staff_roles; delete from notifications;
    update customers set salesman_id = null, status = 'active' where customer_code in ('CUST1', 'CUST2');
    update customers set name = 'Customer one' where tenant_id = 'alpha' and customer_code = 'CUST1'`),
);

type Who = 'ADMIN' | 'SALE' | 'SALE2';
const call = async (
  name: 'salesmanAhead' | 'giveSalesman' | 'exportList',
  body: object,
  who: Who = 'ADMIN',
) =>
  shop.call(name, {
    token: await shop.tokenOf('alpha', who),
    headers: { 'idempotency-key': randomUUID() },
    language: 'en',
    body,
    ...(name === 'exportList' && { params: { list: 'customers' } }),
  });
const exported = (Filters: Record<string, string>, who: Who = 'ADMIN') =>
  call('exportList', { Filters }, who);
const work = (id: string) => workOnRun(shop.deps, { tenantId: 'alpha', id }, { turnMs: 60_000 });
const salesmen = async (tenant = 'alpha') =>
  Object.fromEntries(
    (
      await rows<{ code: string; salesman: string | null }>(
        `select customer_code as code, salesman_id as salesman from customers
         where tenant_id = $1 and customer_code in ('CUST1', 'CUST2')`,
        [tenant],
      )
    ).map(({ code, salesman }) => [code, salesman]),
  );
/** SALE may not give customers away until the role may. */
const letSalesmen = async (Rights: ['manageCustomers'] | [] = ['manageCustomers']) =>
  saveRole(shop, await shop.tokenOf('alpha', 'ADMIN'), { UserRole: '3', Rights });

describe('R-50i a salesman for those who are picked', () => {
  test('whose they are is told first; then each customer is one row, logged with before and after', async () => {
    await rows(
      `update customers set salesman_id = 'SALE2' where tenant_id = 'alpha' and customer_code = 'CUST2'`,
    );
    const chosen = { Customers: ['CUST1', 'CUST2', 'NOBODY'], Salesman: 'SALE' };
    const told = (await call('salesmanAhead', chosen)).json();
    expect(told).toMatchObject({ Count: 2, Same: 0 });
    expect(told.From.map((one: { Salesman: string }) => one.Salesman).toSorted()).toEqual(['', 'SALE2']);
    expect(await salesmen(), 'nothing yet').toEqual({ CUST1: null, CUST2: 'SALE2' });
    expect(verdict(await call('giveSalesman', { ...chosen, Count: 3 }))).toBe('409 CUSTOMERS_CHANGED');
    const started = await call('giveSalesman', { ...chosen, Count: 2 });
    expect(started.statusCode, started.body).toBe(200);
    await work(started.json().RunId);
    expect(await salesmen()).toEqual({ CUST1: 'SALE', CUST2: 'SALE' });
    expect(await salesmen('beta'), 'another shop').toEqual({ CUST1: null, CUST2: null });
    const log = await rows(
      `select subject, before->>'Salesman' as was, after->>'Salesman' as now from audit_log
       where action = 'customer.change' order by 1`,
    );
    expect(log).toEqual([
      { subject: 'customer/CUST1', was: null, now: 'SALE' },
      { subject: 'customer/CUST2', was: 'SALE2', now: 'SALE' },
    ]);
    expect((await call('salesmanAhead', chosen)).json()).toMatchObject({ Count: 0, Same: 2, From: [] });
  });

  test('is taken away by nobody, and one who works at none of the centers cannot be chosen', async () => {
    await rows(
      `update customers set salesman_id = 'SALE' where tenant_id = 'alpha' and customer_code = 'CUST1'`,
    );
    const none = { Customers: ['CUST1'], Salesman: '' };
    const { RunId } = (await call('giveSalesman', { ...none, Count: 1 })).json();
    await work(RunId);
    expect((await salesmen())['CUST1']).toBeNull();
    expect(verdict(await call('salesmanAhead', { ...none, Salesman: 'NOBODY' }))).toBe(
      '400 SALESMAN_UNKNOWN',
    );
  });

  test('needs the right when it starts and while it goes on, and touches nobody of another center', async () => {
    const body = { Customers: ['CUST1'], Salesman: 'SALE', Count: 1 };
    expect(verdict(await call('giveSalesman', body, 'SALE'))).toBe('403 RIGHT_MISSING');
    await letSalesmen();
    const started = await call('giveSalesman', body, 'SALE');
    expect(started.statusCode, started.body).toBe(200);
    await letSalesmen([]);
    await work(started.json().RunId);
    expect((await salesmen())['CUST1'], 'the right is lost').toBeNull();
    await letSalesmen();
    await rows(`insert into customer_centers (tenant_id, customer_code, sale_unit) values ('alpha', 'CUST1', 'C2')
      on conflict do nothing; delete from customer_centers where customer_code = 'CUST1' and sale_unit = 'C1'`);
    const elsewhere = await call('salesmanAhead', { Customers: ['CUST1'], Salesman: 'SALE' }, 'SALE');
    expect(elsewhere.json()).toMatchObject({ Count: 0, Same: 0 });
    await rows(`delete from customer_centers where customer_code = 'CUST1' and tenant_id = 'alpha'`);
  });
});

test('R-50i a list says how many it has, up to 500', async () => {
  const count = async (query: Record<string, string> = {}) =>
    (await shop.call('customersCount', { token: await shop.tokenOf('alpha', 'ADMIN'), query })).json<{
      Count: number;
    }>().Count;
  const few = await count();
  expect(few).toBeGreaterThan(1);
  expect(await count({ text: 'CUST1' })).toBe(1);
  await rows(`insert into profiles (tenant_id, profile_code, name) select 'alpha', 'MANY' || n, 'Many' from generate_series(1, 510) n;
    insert into customers (tenant_id, customer_code, profile_code, name)
    select 'alpha', 'MANY' || n, 'MANY' || n, 'Many' from generate_series(1, 510) n`);
  expect([await count(), await count({ text: 'Many' })]).toEqual([501, 501]);
  await rows(`delete from profiles where profile_code like 'MANY%'`);
  expect(await count()).toBe(few);
});

describe('R-50i the list as a table', () => {
  const file = async (runId: string, format: 'csv' | 'xlsx') =>
    shop.call('runResult', {
      token: await shop.tokenOf('alpha', 'ADMIN'),
      params: { runId },
      query: { format },
    });

  test('has who is shown, as the filters narrow it; cells that a spreadsheet would calculate are text', async () => {
    await rows(
      `update customers set name = '=HYPERLINK("x")' where tenant_id = 'alpha' and customer_code = 'CUST1';
       update customers set status = 'disabled' where tenant_id = 'alpha' and customer_code = 'CUST2'`,
    );
    const { RunId } = (await exported({ status: 'active' })).json();
    await work(RunId);
    const csv = (await file(RunId, 'csv')).body;
    expect(csv.split('\r\n')[0]).toContain('Code,Name,Mobile,E-mail,Tax ID,State');
    expect(csv).toContain('CUST1');
    expect(csv).not.toContain('CUST2');
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    const book = (await readExcelFile((await file(RunId, 'xlsx')).rawPayload))[0]?.data;
    expect(JSON.stringify(book)).toContain('CUST1');
  });

  test('needs the right, and is empty of nobody', async () => {
    await letSalesmen([]);
    expect(verdict(await exported({}, 'SALE'))).toBe('403 RIGHT_MISSING');
    expect(verdict(await exported({ text: 'nobody at all here' }))).toBe('400 EXPORT_EMPTY');
  });
});
