import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, createTestShop, type TestShop } from '../../testing/shop.ts';
import { buyerOfPage, type Brought } from './session.usecases.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const visit = (brought: Partial<Brought> = {}, tenantId = 'alpha') =>
  buyerOfPage(shop.deps, { tenantId, secret: undefined, center: undefined, language: 'en', ...brought });

async function login(): Promise<string> {
  const body = { username: 'one', password: PASSWORD };
  const response = await shop.call('login', { tenant: 'alpha', body });
  return response.cookies.find((cookie) => cookie.name === 'test-alpha-buyer')?.value ?? '';
}

describe('a page', () => {
  it('is rendered for the customer of the session cookie', async () => {
    const { visitor, user, isOver } = await visit({ secret: await login() });
    expect(visitor).toMatchObject({
      tenantId: 'alpha',
      kind: 'customer',
      customerCode: 'CUST1',
      saleUnit: 'C1',
    });
    expect(user).toMatchObject({ CUSTOMERCODE: 'CUST1', ActiveDCName: 'Bangkok' });
    expect(isOver).toBe(false);
  });

  it('is rendered for the guest when the session is over, and says so', async () => {
    const secret = await login();
    await shop.call('logout', { tenant: 'alpha', cookies: { 'test-alpha-buyer': secret } });
    const { visitor, isOver } = await visit({ secret });
    expect([visitor.kind, isOver]).toEqual(['guest', true]);
  });

  it('of one tenant does not know the session of another', async () => {
    const { visitor, isOver } = await visit({ secret: await login() }, 'beta');
    expect(visitor).toMatchObject({ tenantId: 'beta', kind: 'guest' });
    expect(isOver).toBe(true);
  });

  it('is rendered for the guest of the remembered center without asking the database again', async () => {
    await visit();
    const { inTenant } = shop.deps.database;
    shop.deps.database.inTenant = () => Promise.reject(new Error('asked the database'));
    const remembered = await visit({ center: 'C2' });
    const invented = await visit({ center: 'NONE' });
    shop.deps.database.inTenant = inTenant;
    expect(remembered.visitor).toMatchObject({
      kind: 'guest',
      customerCode: 'GUEST',
      saleUnit: 'C2',
      sessionId: '',
    });
    expect(invented.visitor.saleUnit).toBe('C1');
    expect(invented.isOver).toBe(false);
  });
});
