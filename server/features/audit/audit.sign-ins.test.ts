import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { createTestShop, PASSWORD, type TestShop } from '../../testing/shop.ts';

type Log = CallAnswer<'merchantLog'>;
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.database.asOwner('delete from audit_log; delete from sign_in_tries'));

const log = async (): Promise<Log['Data']> =>
  (await shop.call('merchantLog', { token: await shop.tokenOf('alpha', 'ADMIN') })).json<Log>().Data;
const signIn = (username: string, password: string) =>
  shop.call('staffLogin', { tenant: 'alpha', body: { username, password } });

describe('sign-ins and refusals in the log', () => {
  test('B-40 a wrong password is written once in ten minutes, without what was typed', async () => {
    for (let at = 0; at < 4; at += 1) await signIn('SALE', 'not-it');
    expect(await log()).toEqual([
      expect.objectContaining({
        Actor: '',
        ActorKind: 'staffGuest',
        Action: 'staff.refused',
        Subject: 'staff/SALE',
        SubjectName: 'Sale',
        After: { Refused: 'WRONG_PASSWORD' },
      }),
    ]);
  });

  test('B-40 a name that nobody has is not written: it may be a password in the wrong field', async () => {
    await signIn('hunter2', 'not-it');
    expect(await log()).toEqual([]);
  });

  test('B-40 what is refused to a member of staff is written once for a page, and a flood of them is bounded', async () => {
    const token = await shop.tokenOf('alpha', 'SALE');
    for (let at = 0; at < 3; at += 1) await shop.call('merchantLog', { token });
    expect(await log()).toMatchObject([
      { Actor: 'SALE', Action: 'staff.refused', Subject: 'page/log', After: { Refused: 'NOT_ALLOWED' } },
    ]);
    for (let at = 0; at < 30; at += 1)
      await shop.deps.staffRefused(
        {
          tenantId: 'alpha',
          kind: 'staff',
          customerCode: '',
          userId: 'SALE',
          role: '3',
          saleUnit: '',
          sessionId: '',
        },
        { code: `CODE_${at}`, page: 'log' },
      );
    expect(await log()).toHaveLength(20);
  });

  test('B-40 signing in and out is written with who it was', async () => {
    const entered = await signIn('sale', PASSWORD);
    const cookie = entered.cookies.find(({ name }) => name === 'test-alpha-merchant')?.value ?? '';
    await shop.call('staffLogout', { tenant: 'alpha', cookies: { 'test-alpha-merchant': cookie } });
    const written = { Actor: 'SALE', ActorName: 'Sale', ActorKind: 'staff', Subject: 'staff/SALE' };
    expect(await log()).toMatchObject([
      { ...written, Action: 'staff.signOut' },
      { ...written, Action: 'staff.signIn' },
    ]);
  });
});
