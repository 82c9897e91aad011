/** A newcomer whose mobile is unknown: how to become a customer, and what becomes of the cart. */
import { screen } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#contract/page.ts';
import type { WebConfigKey } from '#domain/web-config/registry.ts';
import { refusal } from '../../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../../testing/open-shop.tsx';
import { shopOf } from '../../../testing/small-shop.ts';
import { settled, until } from '../../../testing/until.ts';
import { bootstrapOf } from '../../../testing/drawn.tsx';
import { testProduct } from '../../cart/testing-products.ts';
import { codeStorageName, writePendingCode } from './pending-code.ts';

const words: InBoth<{ call: string; line: string; kept: string }> = {
  th: { call: 'โทร 02-000-0000', line: 'สมัครทาง LINE', kept: 'สินค้าในตะกร้ายังอยู่ครบ' },
  en: {
    call: 'Call 02-000-0000',
    line: 'Join by LINE',
    kept: 'Everything in your cart is kept.',
  },
};

/** The page of the code, after it was typed by somebody whose mobile is no customer's. */
async function newcomer(language: Locale, settings: Partial<Record<WebConfigKey, string>>) {
  const now = Date.now();
  const code = {
    mobile: '0899999999',
    reference: 'ABCD',
    resendAt: now + 30_000,
    expiresAt: now + 300_000,
  };
  writePendingCode(sessionStorage, codeStorageName(bootstrapOf({})), code);
  let sent = 0;
  const { hand, page } = await openShop({
    at: '/verifyotp',
    language,
    settings,
    answers: {
      ...shopOf([testProduct()]),
      // The code is spent by then.
      verifyCode: () =>
        (sent += 1) === 1
          ? refusal(404, { code: 'CUSTOMER_NOT_FOUND', exceptionHandler: true })
          : refusal(400, { code: 'OTP_WRONG', exceptionHandler: true }),
    },
  });
  page.cart.getState().add({ P_Code: 'A', unit: 1 });
  await hand.type(document.querySelector('main input') ?? document.body, '123456');
  await until(() => screen.getByText(words[language].kept));
  return { page, hand, sent: () => sent };
}

const LINE = 'https://line.example/shop';

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  test('S-78 a newcomer learns how to become a customer, and the cart is kept', async () => {
    const { page } = await newcomer(language, { SHOP_PHONE: '02-000-0000', SOCIAL_LINE_URL: LINE });
    const call = screen.getByRole('link', { name: said.call });
    expect(call.getAttribute('href')).toBe('tel:020000000');
    expect(screen.getByRole('link', { name: said.line }).getAttribute('href')).toBe(LINE);
    expect(page.cart.getState().lines).toHaveLength(1);
  });

  test('S-78 the code is sent once, also when Enter or the button follows the sixth digit, and the help stays', async () => {
    const { hand, sent } = await newcomer(language, { SHOP_PHONE: '02-000-0000', SOCIAL_LINE_URL: '' });
    await hand.click(document.querySelector('main button[type=submit]') ?? document.body);
    await hand.type(document.querySelector('main input') ?? document.body, '{Enter}');
    await settled();
    expect(sent()).toBe(1);
    expect(screen.getByRole('link', { name: said.call })).toBeTruthy();
  });

  test('S-78 without SHOP_PHONE a newcomer is led to LINE alone', async () => {
    await newcomer(language, { SHOP_PHONE: '', SOCIAL_LINE_URL: LINE });
    expect(screen.getByRole('link', { name: said.line }).getAttribute('href')).toBe(LINE);
    expect(document.querySelector('main a[href^="tel:"]')).toBeNull();
  });
});
