/** Ending a session invalidates its tokens: immediately in the same process, in others once they are notified. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endSessionsOf } from './features/session/session.opening.usecases.ts';
import { createSecondProcess, type SecondProcess } from './testing/second-process.ts';
import { createTestShop, type TestShop } from './testing/shop.ts';
import { callsOf, signIn, untilRefused, verdicts, type Login } from './testing/sign-ins.ts';
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

const untilRefusedThere = (token: string) => untilRefused(there, token);

const ways: Record<
  string,
  (who: Login, account: { customerCode: string } | { userId: string }) => Promise<unknown>
> = {
  'the logout': ({ cookies }, account) =>
    here.call('customerCode' in account ? 'logout' : 'staffLogout', { tenant: 'alpha', cookies }),
  'disabling the account': async (_, account) => {
    const [table, column, id] =
      'customerCode' in account
        ? ['customers', 'customer_code', account.customerCode]
        : ['staff', 'user_id', account.userId];
    await here.database.asOwner(
      `update ${table} set status = 'disabled' where tenant_id = 'alpha' and ${column} = $1`,
      [id],
    );
  },
};

describe.each(Object.entries(ways))('after %s the old token is refused', (way, end) => {
  test.each([
    ['a customer', 'login', 'one', { customerCode: 'CUST1' }, 'customer'],
    ['a member of staff', 'staffLogin', 'admin', { userId: 'ADMIN' }, 'superAdmin'],
  ] as const)('%s', async (_who, call, username, account, kind) => {
    const signedIn = await signIn(here, call, { username });
    const { token, cookies } = signedIn;
    for (const shop of [here, there])
      expect(await verdicts(shop, token, ['webConfigItems'])).toEqual(['200 undefined']);
    await end(signedIn, account);
    // Disabling ends the session in the database, which notifies every process alike; a logout takes effect here
    // immediately.
    if (way === 'disabling the account') await untilRefused(here, token);
    expect(await verdicts(here, token, callsOf(kind))).toEqual(['401 SESSION_OVER']);
    await untilRefusedThere(token);
    expect(await verdicts(there, token, callsOf(kind))).toEqual(['401 SESSION_OVER']);
    const renewal = call === 'login' ? 'renew' : 'staffRenew';
    for (const shop of [here, there])
      expect(verdict(await shop.call(renewal, { tenant: 'alpha', cookies }))).toBe('401 SESSION_OVER');
  });
});

describe('the end of one session', () => {
  test('leaves the same customer of the other tenant, and the other browser, signed in', async () => {
    const [first, second] = [
      await signIn(here, 'login', { username: 'two' }),
      await signIn(here, 'login', { username: 'two' }),
    ];
    const other = await here.tokenOf('beta', 'CUST2');
    await here.call('logout', { tenant: 'alpha', cookies: first.cookies });
    await untilRefusedThere(first.token);
    for (const token of [second.token, other])
      for (const shop of [here, there])
        expect(await verdicts(shop, token, ['customerProfile'])).toEqual(['200 undefined']);
    await endSessionsOf(here.deps, { tenantId: 'alpha', owner: { profileCode: 'CUST2' } });
    expect(await verdicts(here, second.token, ['customerProfile'])).toEqual(['401 SESSION_OVER']);
    expect(await verdicts(here, other, ['customerProfile'])).toEqual(['200 undefined']);
  });

  test('is known to a process that starts later', async () => {
    const { token, cookies } = await signIn(here, 'login', { username: 'two' });
    await here.call('logout', { tenant: 'alpha', cookies });
    const late = await createSecondProcess(here);
    expect(await verdicts(late, token, callsOf('customer'))).toEqual(['401 SESSION_OVER']);
    await late.stop();
  });
});
