/** Two who change one member of staff. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { createTestShop, PASSWORD, type TestShop } from '../../testing/shop.ts';

type Member = CallAnswer<'staffMember'>;
let shop: TestShop;
let admin: string;
let sale: string;

beforeAll(async () => {
  shop = await createTestShop({ running: true });
  const signIn = async (username: string) =>
    (await shop.call('staffLogin', { body: { username, password: PASSWORD } })).json<{ token: string }>();
  admin = (await signIn('admin')).token;
  sale = (await signIn('sale')).token;
});
afterAll(() => shop.stop());

const params = { userId: 'SALE' };
const read = async () => (await shop.call('staffMember', { token: admin, params })).json<Member>();
const save = async (Name: string, Version: number) => {
  const { Username, Mobile, Email, UserRole, Centers } = await read();
  const SaleUnits = Centers.map(({ SaleUnit }) => SaleUnit);
  return shop.call('saveStaffMember', {
    token: admin,
    params,
    body: { Name, Username, Mobile, Email, UserRole, SaleUnits, Version },
  });
};

describe('B-05b a person whom two change', () => {
  test('the later is told, and what the first saved stays', async () => {
    const { Version } = await read();
    const first = (await save('First', Version)).json<Member>();
    expect(verdict(await save('Second', Version))).toBe('409 STAFF_CHANGED');
    expect(await read()).toMatchObject({ Name: 'First', Version: first.Version });
    expect((await save('Second', first.Version)).json()).toMatchObject({ Name: 'Second' });
  });

  test('of whom the person is one, at the own profile', async () => {
    const { Version, Mobile } = await read();
    const body = { Name: 'Own', Email: '', Mobile };
    expect((await shop.call('saveStaffProfile', { token: sale, body })).statusCode).toBe(200);
    expect(verdict(await save('Theirs', Version))).toBe('409 STAFF_CHANGED');
    expect(await read()).toMatchObject({ Name: 'Own' });
  });
});
