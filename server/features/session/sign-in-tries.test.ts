import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestShop, PASSWORD, requestOf, testConfig, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
const begin = new Date('2026-03-02T05:00:00Z').getTime();
const after = (seconds: number) => {
  shop.now = new Date(begin + seconds * 1000);
};

beforeAll(async () => {
  shop = await createTestShop();
  // After the limit by address alone was made, which is not what this is about and counts by the machine's clock.
  shop.deps.config.limits = { ...testConfig.limits, signInsPerMinute: 20 };
});
afterAll(() => shop.stop());
beforeEach(() => after(0));
afterEach(() => shop.database.asOwner('delete from sign_in_tries'));

type Try = {
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
}: Try) {
  const response = await shop.app.inject({
    ...requestOf(name, { tenant, body: { username, password } }),
    remoteAddress: from,
  });
  const { code = 'OK' } = response.json<{ code?: string }>();
  return code === 'TOO_MANY_TRIES' ? `wait ${response.headers['retry-after']}` : code;
}
async function times(count: number, given: Try): Promise<string[]> {
  const told: string[] = [];
  for (let at = 0; at < count; at += 1) told.push(await signIn(given));
  return told;
}
const wrong = (count: number) => Array.from({ length: count }, () => 'WRONG_PASSWORD');

describe.each([
  ['a customer', 'login', 'one', '0810000001'],
  ['a member of staff', 'staffLogin', 'admin', '0830000001'],
] as const)('wrong passwords for %s', (_, name, username, mobile) => {
  it('make who types them wait after the fifth, longer each time; the right one ends it', async () => {
    expect(await times(6, { name, username })).toEqual([...wrong(5), 'wait 30']);
    let at = 0;
    for (const [wait, next] of [
      [30, 60],
      [60, 120],
      [120, 300],
      [300, 900],
      [900, 900],
    ] as const) {
      after((at += wait));
      expect(await times(2, { name, username })).toEqual(['WRONG_PASSWORD', `wait ${next}`]);
    }
    expect(await signIn({ name, username, password: PASSWORD })).toBe('wait 900');
    after((at += 900));
    expect(await signIn({ name, username, password: PASSWORD })).toBe('OK');
    expect(await times(6, { name, username })).toEqual([...wrong(5), 'wait 30']);
  });

  it('never lock its owner out, who comes from another address', async () => {
    await times(9, { name, username });
    expect(await signIn({ name, username, password: PASSWORD, from: '2.2.2.2' })).toBe('OK');
    expect(await signIn({ name, username, password: PASSWORD })).toBe('wait 30');
    expect(await times(1, { name, username, tenant: 'beta' })).toEqual(wrong(1));
  });

  it('from very many addresses leave each one try, also its owner his', async () => {
    for (let at = 1; at <= 10; at += 1) await times(5, { name, username, from: `3.3.3.${at}` });
    expect(await times(2, { name, username, from: '4.4.4.4' })).toEqual(['WRONG_PASSWORD', 'wait 30']);
    expect(await signIn({ name, username, password: PASSWORD, from: '5.5.5.5' })).toBe('OK');
  });

  it('count however the name is written', async () => {
    const [, rest = ''] = /^0(\d+)$/.exec(mobile) ?? [];
    const spellings = [mobile, `+66${rest}`, `0 ${rest}`, `+66 ${rest}`, `0-${rest}`];
    for (const spelling of spellings)
      expect(await signIn({ name, username: spelling })).toBe('WRONG_PASSWORD');
    expect(await signIn({ name, username: mobile })).toBe('wait 30');
    await times(5, { name, username });
    expect(await signIn({ name, username: username.toUpperCase() })).toBe('wait 30');
  });

  it('are answered alike for a name that nobody has', async () => {
    expect(await times(7, { name, username: 'nobody' })).toEqual(await times(7, { name, username }));
  });

  it('at the same moment count one after the other', async () => {
    const told = await Promise.all(Array.from({ length: 20 }, () => signIn({ name, username })));
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

it('what was typed for a name, and the address, do not stand in the database', async () => {
  await signIn({ username: 'my-secret-password' });
  const [row] = await shop.database.asOwner<{ row: string }>('select t::text as row from sign_in_tries t');
  expect(row?.row).not.toMatch(/my-secret|1\.1\.1\.1/);
});
