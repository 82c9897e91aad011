import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#database/testing.ts';
import { codeShop } from '../../testing/code-shop.ts';
import { testConfig, type Given, type TestShop } from '../../testing/shop.ts';

const codes = codeShop();
const { after, request } = codes;
let shop: TestShop;
beforeAll(() => {
  ({ shop } = codes);
});

describe('codes of staff', () => {
  const ofStaff = (mobile: string, given: Given = {}) =>
    shop.call('staffRequestCode', { tenant: 'alpha', ...given, body: { mobile } });
  const to = (mobile: string) => shop.sent.filter((message) => message.to === mobile);
  /** An SMS that is never sent cannot be awaited, so one to a known number follows it. */
  const untilSentTo = (mobile: string, times: number) =>
    eventually(() =>
      expect({ sent: to(mobile).length, problems: shop.problems }).toEqual({ sent: times, problems: [] }),
    );

  it('go to members of staff who may enter, and to nobody else; the answers are alike', async () => {
    const strangers = {
      'a customer': '0810000001',
      'a rider': '0820000001',
      'a member who was disabled': '0830000003',
      'a number nobody has': '0899999998',
    };
    await shop.database.asOwner(
      `update staff set status = 'disabled' where tenant_id = 'alpha' and user_id = 'SALE2'`,
    );
    const before = shop.sent.length;
    const answers = [];
    for (const mobile of Object.values(strangers)) answers.push((await ofStaff(mobile)).json());
    const known = (await ofStaff('0830000001')).json<{ reference: string }>();
    await untilSentTo('0830000001', 1);
    expect(shop.sent.slice(before).map((message) => message.to)).toEqual(['0830000001']);
    for (const { reference, ...rest } of answers) {
      expect({ reference: reference.length, ...rest }).toEqual({
        ...known,
        reference: known.reference.length,
      });
      // Trying a stranger's code gives the same error as for everybody.
      const tried = await shop.call('staffVerifyCode', {
        tenant: 'alpha',
        body: { reference, code: '123456' },
      });
      expect(tried.json().code).toBe('INVALID_OTP');
    }
    await shop.database.asOwner(
      `update staff set status = 'active' where tenant_id = 'alpha' and user_id = 'SALE2'`,
    );
  });

  it('make a number nobody has wait as long as a known one, and are as many a day', async () => {
    shop.deps.config.codesPerDay = { ...testConfig.codesPerDay, number: 2 };
    const told = [];
    for (const mobile of ['0830000002', '0899999998']) {
      const answers = [];
      for (const seconds of [0, 10, 30, 90, 100]) {
        after(seconds);
        const answer = await ofStaff(mobile);
        answers.push([answer.statusCode, answer.json().message ?? answer.json().resendAfterSeconds]);
      }
      told.push(answers);
    }
    expect(told[0]).toEqual([
      [200, 30],
      [429, 'Waiting for 20 seconds and try again.'],
      [200, 60],
      [429, expect.stringMatching(/^No more codes can be sent to this number today/)],
      [429, expect.stringMatching(/^No more codes can be sent to this number today/)],
    ]);
    expect(told[1]).toEqual(told[0]);
  });

  it('are answered before the message is sent, so that the time reveals nothing', async () => {
    const { send } = shop.deps.sms;
    let accept = (): void => undefined;
    shop.deps.sms.send = () => new Promise((resolve) => (accept = resolve));
    const answer = await ofStaff('0830000001');
    shop.deps.sms.send = send;
    accept();
    expect(answer.statusCode).toBe(200);
  });

  it('that could not be sent are reported to the operator, and are not waited for', async () => {
    const { send } = shop.deps.sms;
    shop.deps.sms.send = () => Promise.reject(new Error('the provider is away'));
    expect((await ofStaff('0830000001')).statusCode).toBe(200);
    shop.deps.sms.send = send;
    await eventually(() => expect(shop.problems).toHaveLength(1));
    expect(shop.problems.map(String)).toEqual([
      'Error: A sign-in code could not be sent: the provider is away',
    ]);
    // Same as for an unknown number: the wait must not reveal who is staff.
    expect((await ofStaff('0830000001')).json().code).toBe('RESEND_WAIT');
  });

  it('are sent also where the codes of customers are used up', async () => {
    shop.deps.config.codesPerDay = { ...testConfig.codesPerDay, shop: 1 };
    const before = to('0830000001').length;
    await request();
    expect((await request('0810000002')).json().code).toBe('SHOP_CODES_SPENT');
    shop.problems.length = 0;
    expect((await ofStaff('0830000001')).statusCode).toBe(200);
    await untilSentTo('0830000001', before + 1);
  });
});
