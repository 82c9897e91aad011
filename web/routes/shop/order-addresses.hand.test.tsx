/** Addresses of orders opened by who has not signed in: to the sign-in, and to the same address afterwards. */
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { bootstrapOf } from '../../testing/drawn.tsx';

const words = {
  th: { username: 'ชื่อผู้ใช้หรือเบอร์มือถือ', password: 'รหัสผ่าน', submit: 'เข้าสู่ระบบ' },
  en: { username: 'User name or mobile number', password: 'Password', submit: 'Log in' },
};

const customer = { CUSTOMERCODE: 'CUST1', ActiveDC: 'C2' };
const nobodys = () => refusal(404, { code: 'ORDER_NOT_FOUND' });

test.each([
  ['/history/260302-AAAAA/C1', '/history/260302-AAAAA/C1'],
  // The customer's own center completes it, not the one of the guest before.
  ['/history/260302-AAAAA', '/history/260302-AAAAA/C2'],
  ['/history/deliveryorder/260302-AAAAA/C1', '/history/deliveryorder/260302-AAAAA/C1'],
  ['/order/tracking/260302-AAAAA', '/order/tracking/260302-AAAAA'],
])('R-05 R-06 R-19 %s leads a guest to the sign-in, and back after signing in', async (at, back) => {
  for (const language of LANGUAGES) {
    const said = words[language];
    const prefix = language === 'en' ? '/en' : '';
    const shop = await openShop({
      at,
      language,
      settings: { OTP_LOGIN_ENABLED: 'N' },
      answers: {
        login: () => ({ jtoken: 'token', user: { ...bootstrapOf({}).user, ...customer } }),
        orderDetail: nobodys,
        orderTracking: nobodys,
        getCart: () => ({ Version: 0, Lines: [], Removed: [], Refused: [] }),
      },
    });
    expect(shop.address()).toBe(`${prefix}/login?next=${encodeURIComponent(prefix + at)}`);
    await shop.hand.type(screen.getByLabelText(said.username), 'one');
    await shop.hand.type(screen.getByLabelText(said.password, { selector: 'input' }), 'secret');
    await shop.hand.click(screen.getByRole('button', { name: said.submit }));
    await until(() => expect(shop.address()).toBe(prefix + back));
    await shop.close();
  }
});
