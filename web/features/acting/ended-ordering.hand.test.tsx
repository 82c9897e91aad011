/**
 * A salesman's session ends while ordering for a customer: the sign-in of staff follows, and the reason is shown once.
 */
import { screen } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';

const ended: InBoth<string> = {
  th: 'การสั่งซื้อแทน Baan Maew สิ้นสุดแล้ว',
  en: 'Ordering for Baan Maew has ended',
};
const BUYER = { CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Baan Maew' };
const over = () => refusal(401, { code: 'SESSION_OVER' });

describe.each(LANGUAGES)('in %s', (language) => {
  const prefix = language === 'en' ? '/en' : '';
  const told = () => screen.queryAllByRole('status').some((one) => one.textContent === ended[language]);
  /** The checkout, whose session the shop ends. */
  const lost = async (user: object) => {
    const answers: Answers = {
      ...shopOf([]),
      deliveryAddresses: () => ({ status: 'OK', status_code: 200, data: [] }),
    };
    const shop = await openShop({ at: '/checkout/adv', language, user, answers });
    const token = await shop.page.session.token();
    shop.answer({ renew: over });
    await shop.page.session.token(token);
    return shop;
  };

  test('B-58 the sign-in of staff follows, which says once that ordering for the customer has ended', async () => {
    const left = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const shop = await lost({ ...BUYER, UserId: 'SALE' });
    const login = '/merchant/login?next=%2Fmerchant%2Fcustomer';
    await until(() => expect(left).toHaveBeenCalledWith(prefix + login));
    expect(shop.address()).not.toContain(`${prefix}/login`);
    // The document would be gone now; this one goes on as another's, to come to rest.
    shop.page.session.adopt({ jtoken: 'token', user: { ...shop.page.session.user(), ...BUYER } });
    shop.back();
    await shop.close();

    const staff = { userid: '', userRole: 'GUEST', Pages: [] };
    const first = await openShop({ at: login, language, staff });
    await until(() => expect(told()).toBe(true));
    await first.close();
    await openShop({ at: login, language, staff });
    expect(told()).toBe(false);
  });

  test("S-42 a customer's own session leads to the customer’s sign-in", async () => {
    const shop = await lost(BUYER);
    await until(() =>
      expect(shop.address()).toBe(`${prefix}/login?next=${encodeURIComponent(`${prefix}/checkout/adv`)}`),
    );
  });
});
