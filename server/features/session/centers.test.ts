import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenOfCaller } from '../../testing/callers.ts';
import { PASSWORD, createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner(`
    insert into centers (tenant_id, sale_unit, name_th, name_en, short_name, full_address, latitude, longitude, position, is_active)
    values ('alpha', 'C3', 'ศูนย์ภูเก็ต', 'Phuket', 'HKT', 'Phuket', 7.88, 98.39, 3, true),
           ('alpha', 'C4', 'ศูนย์เก่า', 'Old', 'OLD', 'Old', 13, 100, 0, false)`);
});
afterAll(() => shop.stop());

const login = async (username: string, cookies: Record<string, string> = {}) => {
  const response = await shop.call('login', {
    tenant: 'alpha',
    body: { username, password: PASSWORD },
    cookies,
  });
  const token: string = response.json().jtoken;
  const secret = response.cookies.find((cookie) => cookie.name === 'test-alpha-buyer')?.value ?? '';
  return { token, secret, user: response.json().user };
};
const centers = async (token: string, query: Record<string, string> = {}) =>
  (await shop.call('customerCenters', { token, query })).json();
const swap = (token: string, saleUnit: string) => shop.call('swapCenter', { token, params: { saleUnit } });
const codes = (list: { SaleUnit: string }[]) => list.map((center) => center.SaleUnit);

describe('the centers of a visitor', () => {
  it('are all active ones for a guest', async () => {
    const { Customer, All } = await centers(await shop.tokenOf('alpha', 'GUEST'));
    expect(codes(All)).toEqual(['C1', 'C2', 'C3']);
    expect(Customer).toEqual(All);
    expect(All[0]).toEqual({
      SaleUnit: 'C1',
      DIST_NAME: 'Bangkok',
      DIST_SHORTNAME: 'BKK',
      FullAddress: 'Bangkok',
      LatDecimal: 13.75,
      LonDecimal: 100.5,
      lat: 13.75,
      lon: 100.5,
      PHOTO_PATH: null,
      LineChannel: null,
      Distance: null,
      Phone: '',
      Hours: [],
      ClosedDays: [],
    });
  });

  it('S-08 C-02 have an address in the caller’s language where the shop has it in both', async () => {
    await shop.database.asOwner(
      `update centers set full_address = 'กรุงเทพฯ 10200', full_address_en = 'Bangkok 10200' where sale_unit = 'C1' and tenant_id = 'beta'`,
    );
    const token = await shop.tokenOf('beta', 'GUEST');
    const inLanguage = async (language: 'th' | 'en') => {
      const answer = await shop.call('customerCenters', { token, tenant: 'beta', language });
      return answer.json().All.map(({ FullAddress }: { FullAddress: string }) => FullAddress);
    };
    expect(await inLanguage('th')).toEqual(['กรุงเทพฯ 10200', 'Chiang Mai']);
    expect(await inLanguage('en')).toEqual(['Bangkok 10200', 'Chiang Mai']);
  });

  it('S-08 C-02 are a customer’s own, beside all', async () => {
    const { token } = await login('one');
    const { Customer, All } = await centers(token);
    expect(codes(Customer)).toEqual(['C1', 'C2']);
    expect(codes(All)).toEqual(['C1', 'C2', 'C3']);
  });

  it('are all for a customer who is bound to none', async () => {
    await shop.database.asOwner(
      `insert into customers (tenant_id, customer_code, name) values ('alpha', 'FREE', 'Free');
       update profiles p set username = 'free', password_hash = o.password_hash from profiles o
       where p.profile_code = 'FREE' and o.tenant_id = 'alpha' and o.profile_code = 'CUST1'`,
    );
    const { token, user } = await login('free');
    expect(user).toMatchObject({ SALEUNIT: 'C1', ActiveDC: 'C1' });
    expect(codes((await centers(token)).Customer)).toEqual(['C1', 'C2', 'C3']);
  });

  it('come with the active one first and then the nearest, in km with 2 decimals', async () => {
    const { All } = await centers(await shop.tokenOf('alpha', 'GUEST', 'C2'), { lat: '13.75', lng: '100.5' });
    expect(codes(All)).toEqual(['C2', 'C1', 'C3']);
    expect(All.map((center: { Distance: number }) => center.Distance)).toEqual([583.42, 0, 692.17]);
  });

  it('are measured from where the customer lives when no position is given', async () => {
    await shop.database.asOwner(
      `update addresses set latitude = 18.79, longitude = 98.98 where tenant_id = 'alpha' and customer_code = 'CUST2'`,
    );
    const { token } = await login('two');
    const { Customer } = await centers(token);
    expect(Customer.find((center: { SaleUnit: string }) => center.SaleUnit === 'C2').Distance).toBe(0);
  });

  it('are refused half a position, and one that is not on earth', async () => {
    const token = await shop.tokenOf('alpha', 'GUEST');
    for (const [query, field] of [
      [{ lat: '13' }, 'lng'],
      [{ lng: '100' }, 'lat'],
      [{ lat: '91', lng: '0' }, 'lat'],
      [{ lat: 'x', lng: '0' }, 'lat'],
    ] as const) {
      const response = await shop.call('customerCenters', { token, query });
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
    }
  });
});

describe('C-70 the pages of centers', () => {
  const page = async (token: string, query: Record<string, string> = {}) =>
    codes((await shop.call('allCenters', { token, query })).json().Data);

  it('K-62 hold all active ones, 12 at a time when nothing else is asked, 72 at most', async () => {
    await shop.database.asOwner(`
      insert into centers (tenant_id, sale_unit, name_th, name_en, short_name, full_address, latitude, longitude, position)
      select 'beta', 'B' || n, 'ศูนย์ ' || n, 'Center ' || n, 'B' || n, n || ' Road', 13, 100, 10 + n from generate_series(1, 15) n`);
    shop.deps.events.publish({ tags: ['beta/config'] });
    const token = await shop.tokenOf('beta', 'GUEST');
    const first = await page(token);
    expect(first).toHaveLength(12);
    const second = await page(token, { skip: '12' });
    expect(second).toHaveLength(5);
    expect(new Set([...first, ...second]).size).toBe(17);
    expect(await page(token, { skip: '24' })).toEqual([]);
    expect(await page(token, { take: '72' })).toHaveLength(17);
    expect(await page(token, { text: 'Center 1', take: '3', skip: '3' })).toHaveLength(3);
  });

  it.each([
    ['C2', ['C2']],
    ['chiang', ['C2']],
    ['เชียงใหม่', ['C2']],
    ['ศูนย์', ['C1', 'C2', 'C3']],
    ['Phuket', ['C3']],
    ['old', []],
    ['%', ['C1', 'C2', 'C3']],
    ['nowhere', []],
  ])('searched by %j hold %j: code, name and address count, what is closed does not', async (text, found) => {
    expect(await page(await shop.tokenOf('alpha', 'GUEST'), { text })).toEqual(found);
  });

  it.each([
    ['ภูเก็ด', ['C3']],
    ['pukhet', ['C3']],
    ['เชียงไหม่', ['C2']],
    ['chaing', ['C2']],
    ['ฮฮฮฮฮฮ', []],
  ])('L-41 searched with the slip %j hold %j', async (text, found) => {
    expect(await page(await shop.tokenOf('alpha', 'GUEST'), { text })).toEqual(found);
  });

  it('S-49 begin with the active one and go on with the nearest', async () => {
    const token = await shop.tokenOf('alpha', 'GUEST', 'C2');
    expect(await page(token, { lat: '7.9', lng: '98.4' })).toEqual(['C2', 'C3', 'C1']);
    expect(await page(token, { lat: '7.9', lng: '98.4', skip: '1', take: '1' })).toEqual(['C3']);
  });

  it('hold what a customer may choose when the own ones are requested', async () => {
    const { token } = await login('one');
    expect(await page(token)).toEqual(['C1', 'C2', 'C3']);
    expect(await page(token, { own: 'Y' })).toEqual(['C1', 'C2']);
    expect(await page(token, { own: 'Y', text: 'Phuket' })).toEqual([]);
  });

  it('are refused what is no page and no position, naming the field', async () => {
    const token = await shop.tokenOf('alpha', 'GUEST');
    for (const [query, field] of [
      [{ take: '73' }, 'take'],
      [{ take: '0' }, 'take'],
      [{ skip: '-1' }, 'skip'],
      [{ text: 'x'.repeat(101) }, 'text'],
      [{ own: 'maybe' }, 'own'],
      [{ lat: '13' }, 'lng'],
    ] as const) {
      const response = await shop.call('allCenters', { token, query });
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
    }
  });
});

describe('C-40 the centers of staff', () => {
  it('are those that they work for', async () => {
    const response = await shop.call('staffCenters', { token: await shop.tokenOf('alpha', 'SALE') });
    expect(codes(response.json())).toEqual(['C1']);
  });

  it('are no longer given to who may not enter any more', async () => {
    const token = await shop.tokenOf('beta', 'SALE');
    await shop.database.asOwner(
      `update staff set status = 'disabled' where tenant_id = 'beta' and user_id = 'SALE'`,
    );
    const response = await shop.call('staffCenters', { token });
    expect([response.statusCode, response.json().code]).toEqual([401, 'SESSION_OVER']);
  });
});

describe('S-44 a salesman who acts for a customer', () => {
  it('cannot change the center, and gets the reason', async () => {
    const token = (await tokenOfCaller(shop, 'alpha', 'actingSalesman')) ?? '';
    const response = await swap(token, 'C2');
    expect([response.statusCode, response.json().code]).toEqual([403, 'CENTER_FIXED']);
    expect(response.json().message).toBe(
      'The distribution center cannot be changed while you order for a customer',
    );
    expect(response.cookies).toEqual([]);
    const profile = await shop.call('customerProfile', { token });
    expect(profile.json()).toMatchObject({ CUSTOMERCODE: 'CUST1', UserId: 'SALE', ActiveDC: 'C1' });
    expect((await shop.deps.tokens.verify(profile.json().jtoken)).userId, 'he goes on acting').toBe('SALE');
  });

  it('is known by the session too, when the token is renewed', async () => {
    const token = await shop.tokenOf('alpha', 'SALE');
    const params = { code: 'CUST2', saleUnit: 'C1' };
    const { cookies: given } = await shop.call('loginAsClient', { token, params });
    const secret = given.find((cookie) => cookie.name === 'test-alpha-buyer')?.value ?? '';
    const renewed = await shop.call('renew', { tenant: 'alpha', cookies: { 'test-alpha-buyer': secret } });
    expect(renewed.json().user).toMatchObject({ CUSTOMERCODE: 'CUST2', UserId: 'SALE' });
    expect((await swap(renewed.json().jtoken, 'C2')).json().code).toBe('CENTER_FIXED');
  });
});

describe('changing the center', () => {
  it('S-08 C-02 gives a token of the new one, and the session and the browser remember it', async () => {
    const { token, secret } = await login('one');
    const response = await swap(token, 'C2');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ SALEUNIT: 'C1', ActiveDC: 'C2', ActiveDCName: 'Chiang Mai' });
    expect((await shop.deps.tokens.verify(response.json().jtoken)).saleUnit).toBe('C2');
    const cookies = { 'test-alpha-buyer': secret };
    const renewed = await shop.call('renew', { tenant: 'alpha', cookies });
    expect(renewed.json().user.ActiveDC).toBe('C2');
    expect(response.cookies).toMatchObject([{ name: 'test-alpha-center', value: 'C2', maxAge: 31_536_000 }]);
    expect((await login('one', { 'test-alpha-center': 'C2' })).user.ActiveDC).toBe('C2');
  });

  it('is for a customer only to one of the own', async () => {
    const { token } = await login('one');
    for (const saleUnit of ['C3', 'C4', 'NONE']) {
      const response = await swap(token, saleUnit);
      expect([response.statusCode, response.json().code]).toEqual([404, 'CENTER_NOT_FOUND']);
    }
    expect((await login('one', { 'test-alpha-center': 'C3' })).user.ActiveDC).toBe('C1');
  });

  it('is for a guest to any active one, and remembered when the token has expired', async () => {
    const guest = await shop.tokenOf('alpha', 'GUEST');
    const response = await swap(guest, 'C3');
    expect(response.json()).toMatchObject({ CUSTOMERCODE: 'GUEST', SALEUNIT: 'C3', ActiveDC: 'C3' });
    expect((await swap(guest, 'C4')).json().code).toBe('CENTER_NOT_FOUND');
    const profile = await shop.call('customerProfile', { token: response.json().jtoken });
    expect(profile.json().ActiveDC).toBe('C3');
    const cookies = { 'test-alpha-center': 'C3' };
    expect((await shop.call('loginGuest', { tenant: 'alpha', cookies })).json().user.ActiveDC).toBe('C3');
  });

  it('does not change the session of another tenant or customer', async () => {
    const one = await login('one');
    await swap(await shop.tokenOf('beta', 'CUST1'), 'C2');
    await swap(await shop.tokenOf('alpha', 'CUST2'), 'C2');
    const cookies = { 'test-alpha-buyer': one.secret };
    expect((await shop.call('renew', { tenant: 'alpha', cookies })).json().user.ActiveDC).toBe('C1');
  });

  it('falls back to the first center when the chosen one stops taking orders', async () => {
    const { token, secret } = await login('one');
    await swap(token, 'C2');
    await shop.database.asOwner(
      `update centers set is_active = false where tenant_id = 'alpha' and sale_unit = 'C2'`,
    );
    shop.deps.events.publish({ tags: ['alpha/config'] });
    const cookies = { 'test-alpha-buyer': secret };
    expect((await shop.call('renew', { tenant: 'alpha', cookies })).json().user.ActiveDC).toBe('C1');
    await shop.database.asOwner(
      `update centers set is_active = true where tenant_id = 'alpha' and sale_unit = 'C2'`,
    );
    shop.deps.events.publish({ tags: ['alpha/config'] });
  });
});
