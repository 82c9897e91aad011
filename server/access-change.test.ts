/**
 * Revoking a permission affects every call, in every process, whoever revokes it and however: here by one statement
 * in the database.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually, run } from '#database/testing.ts';
import { createSecondProcess, type SecondProcess } from './testing/second-process.ts';
import { createTestShop, PASSWORD, type TestShop } from './testing/shop.ts';
import { callsOf, signIn, untilRefused, verdicts } from './testing/sign-ins.ts';
import { verdict } from './testing/attempts.ts';

let here: TestShop;
let there: SecondProcess;

beforeAll(async () => {
  here = await createTestShop({ running: true });
  there = await createSecondProcess(here);
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

const asOwner = (sql: string) => here.database.asOwner(sql);
const ofStaff = `where tenant_id = 'alpha' and user_id = 'ADMIN'`;
const ofCustomer = `where tenant_id = 'alpha' and customer_code = 'CUST1'`;

/** What is revoked, how it is restored, and the response of a cookie renewal in between. */
const losses = [
  [
    'whose role is lowered',
    'admin',
    { userRole: '3' },
    `update staff set role = '3' ${ofStaff}`,
    `update staff set role = '1' ${ofStaff}`,
  ],
  [
    'who is disabled',
    'admin',
    undefined,
    `update staff set status = 'disabled' ${ofStaff}`,
    `update staff set status = 'active' ${ofStaff}`,
  ],
  [
    'whose center is taken away',
    'admin',
    { ActiveDC: 'C1', CenterCount: 2 },
    `delete from staff_centers ${ofStaff}`,
    `insert into staff_centers (tenant_id, user_id, sale_unit, position) values ('alpha', 'ADMIN', 'C1', 1)`,
  ],
  [
    'who is given a center, a super admin who may have had all',
    'admin',
    { ActiveDC: 'C1', CenterCount: 2 },
    `insert into staff_centers (tenant_id, user_id, sale_unit, position) values ('alpha', 'ADMIN', 'C2', 2)`,
    `delete from staff_centers ${ofStaff} and sale_unit = 'C2'`,
  ],
  [
    'whose role may not open the orders any more',
    'sale2',
    { userRole: '4' },
    `insert into staff_roles (tenant_id, role, closed_pages) values ('alpha', '4', '{orders}')`,
    `update staff_roles set closed_pages = '{}'`,
  ],
  [
    'who is disabled, a customer',
    'one',
    undefined,
    `update customers set status = 'disabled' ${ofCustomer}`,
    `update customers set status = 'active' ${ofCustomer}`,
  ],
] as const;

describe.each(losses)('of somebody %s', (_, username, now, take, giveBack) => {
  test('the token is refused by every call of both processes; the cookie gives only what is allowed now', async () => {
    const isStaff = username !== 'one';
    const login = isStaff ? 'staffLogin' : 'login';
    const { token, cookies } = await signIn(here, login, { username });
    const bystanders = [
      await signIn(here, 'staffLogin', { username: 'sale' }),
      await signIn(here, 'login', { username: 'two' }),
      await signIn(here, login, { username, tenant: 'beta' }),
    ];
    for (const shop of [here, there])
      expect(await verdicts(shop, token, ['webConfigItems'])).toEqual(['200 undefined']);
    await asOwner(take);
    const names = isStaff ? callsOf('staff', 'superAdmin') : callsOf('customer');
    for (const shop of [here, there]) {
      await untilRefused(shop, token);
      expect(await verdicts(shop, token, names)).toEqual(['401 SESSION_OVER']);
      const renewal = await shop.call(isStaff ? 'staffRenew' : 'renew', { tenant: 'alpha', cookies });
      expect(renewal.json()).toMatchObject(now ? { user: now } : { code: 'SESSION_OVER' });
      for (const bystander of bystanders)
        expect(await verdicts(shop, bystander.token, ['webConfigItems'])).toEqual(['200 undefined']);
    }
    await asOwner(giveBack);
  });
});

test('a role that was lowered is the one of the renewed token, and of one that is renewed again', async () => {
  const { cookies } = await signIn(here, 'staffLogin', { username: 'admin' });
  await asOwner(`update staff set role = '3' ${ofStaff}`);
  await here.call('staffRenew', { tenant: 'alpha', cookies });
  const { token } = (await here.call('staffRenew', { tenant: 'alpha', cookies })).json<{ token: string }>();
  const onlyAdmin = callsOf('superAdmin').filter((name) => !callsOf('staff').includes(name));
  expect(onlyAdmin).toContain('merchantLog');
  expect(await verdicts(here, token, onlyAdmin)).toEqual(['403 NOT_ALLOWED']);
  await asOwner(`update staff set role = '1' ${ofStaff}`);
});

test('a salesman who acts for a customer loses that too, and the log says that it ended', async () => {
  const staff = await signIn(here, 'staffLogin', { username: 'sale' });
  const begun = await here.call('loginAsClient', {
    token: staff.token,
    params: { code: 'CUST1', saleUnit: 'C1' },
  });
  const { jtoken } = begun.json<{ jtoken: string }>();
  await asOwner('delete from audit_log');
  await asOwner(`delete from staff_centers where tenant_id = 'alpha' and user_id = 'SALE'`);
  for (const shop of [here, there]) {
    await untilRefused(shop, jtoken);
    expect(await verdicts(shop, jtoken, callsOf('actingSalesman'))).toEqual(['401 SESSION_OVER']);
  }
  expect(await here.database.asOwner('select actor_kind, actor_id, action, subject from audit_log')).toEqual([
    { actor_kind: 'actingSalesman', actor_id: 'SALE', action: 'acting.end', subject: 'customer/CUST1' },
  ]);
  await asOwner(
    `insert into staff_centers (tenant_id, user_id, sale_unit, position) values ('alpha', 'SALE', 'C1', 1)`,
  );
});

test('centers that are rewritten and stay the same end nothing, nor does another name', async () => {
  const { token, cookies } = await signIn(here, 'staffLogin', { username: 'sale' });
  const values = `('alpha', 'SALE', 'C1', 1), ('alpha', 'SALE', 'C2', 2)`;
  await asOwner(`
    delete from staff_centers where tenant_id = 'alpha' and user_id = 'SALE';
    insert into staff_centers (tenant_id, user_id, sale_unit, position) values ${values};
    update staff set name = 'Another name', role = role, status = status where user_id = 'SALE'`);
  // Notifications arrive in commit order.
  const other = await signIn(here, 'staffLogin', { username: 'sale2' });
  await asOwner(`update staff set status = 'disabled' where tenant_id = 'alpha' and user_id = 'SALE2'`);
  for (const shop of [here, there]) {
    await untilRefused(shop, other.token);
    expect(await verdicts(shop, token, ['staffProfile'])).toEqual(['200 undefined']);
    expect((await shop.call('staffRenew', { tenant: 'alpha', cookies })).statusCode).toBe(200);
  }
});

test('who signs in while being disabled, after the password was checked, is not let in', async () => {
  let goOn = (): void => undefined;
  const { inTenant } = here.database.database;
  const blocked = inTenant('alpha', async (tx) => {
    await tx.updateTable('staff').set({ status: 'disabled' }).where('user_id', '=', 'ADMIN').execute();
    await new Promise<void>((resolve) => (goOn = resolve));
  });
  const entry = here.call('staffLogin', { tenant: 'alpha', body: { username: 'admin', password: PASSWORD } });
  // Its second transaction waits for the row: nothing else waits here.
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  try {
    await eventually(async () => expect(await run(here.database.urls.superuserUrl, waiting)).toHaveLength(1));
  } finally {
    goOn();
    await blocked;
  }
  expect(verdict(await entry)).toBe('403 CUSTOMER_INACTIVE');
});
