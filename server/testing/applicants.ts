/** A shop for tests of merchants who register themselves: `codeShop`, with what an applicant and the super admin do. */
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { sampleApplication } from '../features/merchant-applications/merchant-applications.testing.ts';
import { codeShop } from './code-shop.ts';
import type { Given, TestShop } from './shop.ts';

export type Registered = CallAnswer<'registerMerchant'>;
/** Nobody's number. */
export const APPLICANT = '0899999901';
/** Without a password: hashing takes time. */
export const saleman = { ...sampleApplication.Saleman, mobileNo: APPLICANT, password: '' };

/** Call at the head of a test file: sets up and tears down with it. */
export function applicantShop() {
  const codes = codeShop();
  let shop: TestShop;
  let keys = 0;
  beforeAll(() => {
    ({ shop } = codes);
  });
  beforeEach(() => {
    shop.sent.length = 0;
  });
  afterEach(() =>
    shop.database.asOwner(`
      delete from web_config where opt like '%REGISTER_MERCHANT%';
      delete from merchant_applications; delete from center_photos; delete from files;
      delete from sessions where user_id like 'U%'; delete from staff where user_id like 'U%';
      delete from centers where sale_unit like 'M%' or sale_unit = 'FREE';
      delete from notifications; delete from audit_log; delete from idempotency_keys`),
  );

  const rows = (sql: string, values: unknown[] = []) => shop.database.asOwner(sql, values);
  async function setting(opt: string, value: string): Promise<void> {
    await rows(`insert into web_config (tenant_id, opt, opt_value) values ('alpha', $1, $2)`, [opt, value]);
    shop.deps.cache.dropAll();
  }
  const ask = (mobile: string, given: Given = {}) =>
    shop.call('requestApplicantCode', { tenant: 'alpha', ...given, body: { mobile } });
  /** What the shop says to who enters the code that it sent to a number. */
  async function verify(mobile: string) {
    const { reference } = (await ask(mobile)).json<{ reference: string }>();
    const code = /\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '';
    return shop.call('verifyApplicantCode', { tenant: 'alpha', body: { reference, code } });
  }
  const ticketFor = async (mobile = APPLICANT) =>
    (await verify(mobile)).json<CallAnswer<'verifyApplicantCode'>>().Ticket ?? '';
  const register = (body: object, given: Given = {}) =>
    shop.call('registerMerchant', {
      tenant: 'alpha',
      headers: { 'idempotency-key': `merchant-${(keys += 1)}` },
      ...given,
      body: { ...sampleApplication, Saleman: saleman, ...body },
    });
  const admin = () => shop.tokenOf('alpha', 'ADMIN');
  return {
    /** Only once the file has begun. */
    get shop(): TestShop {
      return shop;
    },
    after: codes.after,
    rows,
    setting,
    ask,
    verify,
    ticketFor,
    register,
    admin,
    /** An application that waits. */
    async applied(body: object = {}): Promise<Registered> {
      const answer = await register({ Ticket: await ticketFor(), ...body });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<Registered>();
    },
    upload: (token: string, saleUnit: string, files: Record<string, Blob>) =>
      shop.call('setCenterPhotos', { token, body: { saleUnit }, files }),
    decide: async (code: string, body: object) =>
      shop.call('decideApplication', { token: await admin(), params: { code }, body }),
    /** A center where no salesman works. */
    async addFreeCenter(): Promise<void> {
      await rows(`insert into centers (tenant_id, sale_unit, name_th, name_en, short_name, full_address, latitude, longitude, position)
        values ('alpha', 'FREE', 'ศูนย์ว่าง', 'Free center', 'FREE', 'Nowhere', 13.8, 100.5, 3)`);
      shop.deps.cache.dropAll();
    },
  };
}
