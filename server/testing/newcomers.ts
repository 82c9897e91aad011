/** A shop for tests of registering: `codeShop`, where nobody has to wait for approval until a test says so. */
import { afterEach, beforeAll, beforeEach } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { codeShop } from './code-shop.ts';
import type { Given, TestShop } from './shop.ts';

/** Nobody's number. */
export const NEW = '0899999901';
export const SECRET = 'ต้นไม้ใหญ่ 77 กิ่ง';
export const newcomer = {
  Name: 'สมศรี ใจดี',
  Password: SECRET,
  SaleUnit: 'C2',
  Address_: '99/1 ถนนมหาราช',
  Province: '10',
  Ampher: '1001',
  Town: '100101',
  PostalCode: '10200',
};

/** Call at the head of a test file: sets up and tears down with it. */
export function newcomerShop() {
  const codes = codeShop();
  let shop: TestShop;
  let keys = 0;
  beforeAll(async () => {
    ({ shop } = codes);
    // Before the clock of the tests.
    await shop.database.asOwner(
      `update customers set created_at = '2026-01-01' where customer_code = 'PEND1'`,
    );
  });
  beforeEach(async () => {
    await setting('PENDING_APPROVAL_REGISTER', 'N');
    shop.sent.length = 0;
  });
  afterEach(() =>
    shop.database.asOwner(`
      delete from web_config where opt like '%REGISTER%' or opt = 'PASSWORD_LOGIN_ENABLED';
      delete from notification_deliveries; delete from notifications; delete from audit_log; delete from staff_roles;
      delete from profiles where mobile like '08999999%';
      delete from idempotency_keys`),
  );

  async function setting(opt: string, value: string): Promise<void> {
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', $1, $2)
       on conflict (tenant_id, opt) do update set opt_value = excluded.opt_value`,
      [opt, value],
    );
    shop.deps.cache.dropAll();
  }
  const request = (mobile: string) =>
    shop.call('requestRegistrationCode', { tenant: 'alpha', body: { mobile } });
  const sentCode = () => /\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '';
  /** What the shop says to who enters the code that it sent to a number. */
  async function verify(mobile: string) {
    const { reference } = (await request(mobile)).json<{ reference: string }>();
    const body = { reference, code: sentCode() };
    return shop.call('verifyRegistrationCode', { tenant: 'alpha', body });
  }
  return {
    /** Only once the file has begun. */
    get shop(): TestShop {
      return shop;
    },
    after: codes.after,
    setting,
    request,
    sentCode,
    verify,
    ticketFor: async (mobile: string) =>
      (await verify(mobile)).json<CallAnswer<'verifyRegistrationCode'>>().Ticket,
    register: (body: object, given: Given = {}) =>
      shop.call('register', {
        tenant: 'alpha',
        headers: { 'idempotency-key': `register-${(keys += 1)}` },
        ...given,
        body: { ...newcomer, ...body },
      }),
    people: () =>
      shop.database.asOwner<{ tenant_id: string; customer_code: string; status: string }>(
        `select tenant_id, customer_code, status from profiles join customers using (tenant_id, profile_code)
         where mobile = $1`,
        [NEW],
      ),
  };
}
