import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestShop, PASSWORD, requestOf, testConfig, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
const begin = new Date('2026-03-02T05:00:00Z').getTime();
const after = (seconds: number) => {
  shop.now = new Date(begin + seconds * 1000);
};

beforeAll(async () => {
  shop = await createTestShop();
  // After the limiter by address alone was created, which is not tested here and uses the machine's clock.
  shop.deps.config.limits = { ...testConfig.limits, signInsPerMinute: 20 };
});
afterAll(() => shop.stop());
beforeEach(() => after(0));
afterEach(() => shop.database.asOwner('delete from sign_in_tries'));

type Attempt = {
  name?: 'login' | 'staffLogin';
  tenant?: string;
  username: string;
  password?: string;
  from?: string;
};
async function signIn({
  name = 'login',
  tenant = 'alpha',
  username,
  password = 'wrong',
  from = '1.1.1.1',
}: Attempt) {
  const response = await shop.app.inject({
    ...requestOf(name, { tenant, body: { username, password } }),
    remoteAddress: from,
  });
  const { code = 'OK' } = response.json<{ code?: string }>();
  return code === 'TOO_MANY_TRIES' ? `wait ${response.headers['retry-after']}` : code;
}
async function times(count: number, given: Attempt): Promise<string[]> {
  const told: string[] = [];
  for (let at = 0; at < count; at += 1) told.push(await signIn(given));
  return told;
}
const wrong = (count: number) => Array.from({ length: count }, () => 'WRONG_PASSWORD');

describe('wrong passwords', () => {
  const username = 'one';

  it('are ten before a wait at most, however many sign-ins an address has in a minute', async () => {
    const { limits } = shop.deps.config;
    shop.deps.config.limits = { ...limits, signInsPerMinute: 1_000_000 };
    expect(await times(11, { username })).toEqual([...wrong(10), 'wait 30']);
    shop.deps.config.limits = { ...limits, signInsPerMinute: 1 };
    expect(await times(1, { username: 'two' })).toEqual(wrong(1));
    shop.deps.config.limits = limits;
  });

  it('make who types them wait after the fifth, longer each time; the right one ends it', async () => {
    expect(await times(6, { username })).toEqual([...wrong(5), 'wait 30']);
    after(30);
    expect(await times(2, { username })).toEqual(['WRONG_PASSWORD', 'wait 60']);
    expect(await signIn({ username, password: PASSWORD })).toBe('wait 60');
    after(90);
    expect(await signIn({ username, password: PASSWORD })).toBe('OK');
    expect(await times(2, { username })).toEqual(wrong(2));
  });

  it('of staff count alike, and apart from those of customers', async () => {
    expect(await times(6, { name: 'staffLogin', username: 'admin' })).toEqual([...wrong(5), 'wait 30']);
    expect(await signIn({ username: 'admin' })).toBe('WRONG_PASSWORD');
    const owner = { name: 'staffLogin', username: 'admin', password: PASSWORD, from: '2.2.2.2' } as const;
    expect(await signIn(owner)).toBe('OK');
  });

  it('never lock its owner out, who comes from another address', async () => {
    await times(9, { username });
    expect(await signIn({ username, password: PASSWORD, from: '2.2.2.2' })).toBe('OK');
    expect(await signIn({ username, password: PASSWORD })).toBe('wait 30');
    expect(await times(1, { username, tenant: 'beta' })).toEqual(wrong(1));
  });

  it('from very many addresses leave each one try, also the owner’s', async () => {
    await signIn({ username, from: '3.3.3.3' });
    await shop.database.asOwner(
      `insert into sign_in_tries (tenant_id, audience, name_hash, address_hash, failures, last_at)
       select tenant_id, audience, name_hash, 'of other addresses', 49, last_at from sign_in_tries`,
    );
    expect(await times(2, { username, from: '4.4.4.4' })).toEqual(['WRONG_PASSWORD', 'wait 30']);
    expect(await signIn({ username, password: PASSWORD, from: '5.5.5.5' })).toBe('OK');
  });

  it('count however the name is written', async () => {
    for (const spelling of ['0810000001', '+66810000001', '081 000 0001', '๐๘๑๐๐๐๐๐๐๑', '081-000-0001'])
      expect(await signIn({ username: spelling })).toBe('WRONG_PASSWORD');
    expect(await signIn({ username: '0810000001' })).toBe('wait 30');
    await times(5, { username });
    expect(await signIn({ username: 'ONE' })).toBe('wait 30');
  });

  it('are answered alike for a name that nobody has', async () => {
    expect(await times(7, { username: 'nobody' })).toEqual(await times(7, { username }));
  });

  it('at the same moment count one after the other', async () => {
    const told = await Promise.all(Array.from({ length: 20 }, () => signIn({ username })));
    expect(told.filter((one) => one === 'WRONG_PASSWORD')).toHaveLength(5);
  });
});

it('an IPv6 network counts as one address', async () => {
  for (let at = 1; at <= 5; at += 1) await signIn({ username: 'one', from: `2001:db8::${at}` });
  expect(await signIn({ username: 'one', from: '2001:db8::9' })).toBe('wait 30');
});

it('a one-time code stays possible', async () => {
  await times(9, { username: 'one' });
  const asked = await shop.app.inject({
    ...requestOf('requestCode', { tenant: 'alpha', body: { mobile: '0810000001' } }),
    remoteAddress: '1.1.1.1',
  });
  expect(asked.statusCode).toBe(200);
});

it('what was typed for a name, and the address, are not in the database', async () => {
  await signIn({ username: 'my-secret-password' });
  const [row] = await shop.database.asOwner<{ row: string }>('select t::text as row from sign_in_tries t');
  expect(row?.row).not.toMatch(/my-secret|1\.1\.1\.1/);
});
