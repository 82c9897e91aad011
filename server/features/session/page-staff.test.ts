import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, createTestShop, type TestShop } from '../../testing/shop.ts';
import { staffOfPage } from './staff-page.usecases.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const visit = (secret?: string, tenantId = 'alpha') =>
  staffOfPage(shop.deps, { tenantId, secret, language: 'en' });

async function login(): Promise<string> {
  const response = await shop.call('staffLogin', {
    tenant: 'alpha',
    body: { username: 'admin', password: PASSWORD },
  });
  return response.cookies.find((cookie) => cookie.name === 'test-alpha-merchant')?.value ?? '';
}

describe('B-61 a page of the merchant area', () => {
  it('is rendered for the member of staff of the merchant cookie, with their token, and for no buyer', async () => {
    const { staff, user, token, isOver } = await visit(await login());
    expect(staff).toMatchObject({ userid: 'ADMIN', userRole: '1' });
    expect(user.CUSTOMERCODE).toBe('GUEST');
    expect(await shop.deps.tokens.verify(token)).toMatchObject({ kind: 'staff', userId: 'ADMIN' });
    expect(isOver).toBe(false);
  });

  it('is rendered for the merchant guest where nobody has signed in: that token is no member of staff’s', async () => {
    const { staff, token, isOver } = await visit();
    expect(staff).toMatchObject({ userid: '', userRole: 'GUEST', Pages: [] });
    expect(await shop.deps.tokens.verify(token)).toMatchObject({ kind: 'staffGuest' });
    expect(isOver).toBe(false);
  });

  it('knows when the session of the cookie is over', async () => {
    const secret = await login();
    await shop.call('staffLogout', { tenant: 'alpha', cookies: { 'test-alpha-merchant': secret } });
    const { staff, isOver } = await visit(secret);
    expect([staff.userRole, isOver]).toEqual(['GUEST', true]);
  });

  it('of one tenant does not know the staff of another', async () => {
    const { staff, isOver } = await visit(await login(), 'beta');
    expect([staff.userRole, isOver]).toEqual(['GUEST', true]);
  });

  it('takes no buyer’s session for one of staff', async () => {
    const body = { username: 'one', password: PASSWORD };
    const answer = await shop.call('login', { tenant: 'alpha', body });
    const secret = answer.cookies.find(({ name }) => name === 'test-alpha-buyer')?.value;
    expect((await visit(secret)).staff.userRole).toBe('GUEST');
  });
});
