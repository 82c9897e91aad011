/** How long toasts stay, to the millisecond of the page's own clock (E-01, K-60). */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { testProduct } from '../../features/cart/testing-products.ts';
import { stopClock } from '../../testing/clock.ts';
import { bootstrapOf } from '../../testing/drawn.tsx';
import { refusal } from '../../testing/fake-shop.ts';
import { shopOf } from '../../testing/small-shop.ts';
import { LANGUAGES, openShop, type InBoth, type OpenShop } from '../../testing/open-shop.tsx';
import { settled, until } from '../../testing/until.ts';

type Words = {
  mobile: string;
  code: string;
  send: string;
  oops: string;
  added: string;
  add: RegExp;
  usePassword: string;
  username: string;
  password: string;
  login: string;
  signedIn: string;
  close: string;
};

const words: InBoth<Words> = {
  th: {
    mobile: 'เบอร์มือถือ',
    code: 'รหัส 6 หลัก',
    send: 'รับรหัสทาง SMS',
    oops: 'ขออภัย มีบางอย่างผิดพลาด',
    added: 'เพิ่มลงตะกร้าแล้ว',
    add: /^ใส่ตะกร้า /,
    usePassword: 'เข้าสู่ระบบด้วยรหัสผ่าน',
    username: 'ชื่อผู้ใช้หรือเบอร์มือถือ',
    password: 'รหัสผ่าน',
    login: 'เข้าสู่ระบบ',
    signedIn: 'เข้าสู่ระบบแล้ว',
    close: 'ปิด',
  },
  en: {
    mobile: 'Mobile number',
    code: '6-digit code',
    send: 'Send code',
    oops: 'Oops...Something went wrong',
    added: 'Added to the cart',
    add: /^Add to cart: /,
    usePassword: 'Log in with a password',
    username: 'User name or mobile number',
    password: 'Password',
    login: 'Log in',
    signedIn: 'You are logged in',
    close: 'Close',
  },
};

const toast = (role: 'alert' | 'status', message: string): HTMLElement | undefined =>
  screen.queryAllByRole(role).find((one) => one.textContent?.includes(message));
/** From the moment that it fades out it is over. */
const isOver = (shown: HTMLElement | undefined): boolean =>
  shown === undefined || shown.closest('[style*="--notifications-state-opacity: 0"]') !== null;

/** Going away takes a moment more. */
const FADE = 500;

/** Whether it is there until its time is over, and not a millisecond longer; ends once it is gone. */
async function staysFor(milliseconds: number, shown: () => HTMLElement | undefined): Promise<boolean> {
  await until(() => expect(isOver(shown())).toBe(false));
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  await settled();
  const isThere = !isOver(shown());
  await vi.advanceTimersByTimeAsync(1);
  await settled();
  const isGoing = isOver(shown());
  await vi.advanceTimersByTimeAsync(FADE);
  await until(() => expect(shown()).toBeUndefined());
  return isThere && isGoing;
}

async function askForCode({ hand }: OpenShop, { mobile, send }: Words): Promise<void> {
  await hand.type(screen.getByRole('textbox', { name: mobile }), '0899999981');
  await hand.click(screen.getByRole('button', { name: send }));
}

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  test.each([
    { stays: 30_000, role: 'alert', status: 409, code: 'CLOSED', exceptionHandler: true },
    { stays: 5_000, role: 'status', status: 429, code: 'RESEND_WAIT' },
    { stays: 2_000, role: 'status', status: 500, code: 'INTERNAL' },
  ] as const)('K-60 E-01 E-06 E-07 what $status $code is worth stays for $stays ms', async (one) => {
    const { stays, role, status, ...answer } = one;
    const message =
      status === 500 ? said.oops : status === 429 ? 'Please wait 30 seconds and try again.' : 'Closed';
    const shop = await openShop({
      at: '/login',
      language,
      answers: { requestCode: () => refusal(status, { ...answer, message }) },
    });
    stopClock();
    await askForCode(shop, said);
    expect(await staysFor(stays, () => toast(role, message))).toBe(true);
  });

  test.each([
    { status: 400, code: 'INVALID_OTP', message: 'Invalid OTP Code' },
    { status: 429, code: 'OTP_ATTEMPT_LIMIT', message: 'OTP attempt limit exceed' },
  ])('E-06 $code is information for five seconds where the code was typed', async ({ status, ...answer }) => {
    const shop = await openShop({
      at: '/login',
      language,
      answers: {
        requestCode: () => ({ reference: 'R', expiresInSeconds: 300, resendAfterSeconds: 60 }),
        verifyCode: () => refusal(status, { ...answer, exceptionHandler: true }),
      },
    });
    await askForCode(shop, said);
    await until(() => expect(shop.address()).toMatch(/\/verifyotp$/));
    const field = await until(() => screen.getByRole('textbox', { name: said.code }));
    stopClock();
    await shop.hand.type(field, '000000');
    expect(await staysFor(5_000, () => toast('status', answer.message))).toBe(true);
  });

  test('E-01 an error can be taken away before its time', async () => {
    const message = 'Closed';
    const shop = await openShop({
      at: '/login',
      language,
      answers: { requestCode: () => refusal(409, { code: 'CLOSED', message, exceptionHandler: true }) },
    });
    await askForCode(shop, said);
    const shown = await until(() => screen.getByRole('alert'));
    expect(shown.textContent).toContain(message);
    await shop.hand.click(within(shown).getByRole('button', { name: said.close }));
    await until(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('K-60 what was put into the cart is announced for 1 s', async () => {
    const { hand } = await openShop({ at: '/product/A', language, answers: shopOf([testProduct()]) });
    stopClock();
    await hand.click(screen.getByRole('button', { name: said.add }));
    expect(await staysFor(1_000, () => toast('status', said.added))).toBe(true);
  });

  test('K-60 anything else is announced for 3 s: a sign-in', async () => {
    const user = bootstrapOf({ user: { CUSTOMERCODE: 'CUST1' } }).user;
    const { hand } = await openShop({
      at: '/login',
      language,
      answers: {
        ...shopOf([]),
        login: () => ({ jtoken: 'token', user }),
      },
    });
    await hand.click(screen.getByRole('button', { name: said.usePassword }));
    await hand.type(screen.getByRole('textbox', { name: said.username }), 'customer');
    await hand.type(screen.getByLabelText(said.password), 'demo1234');
    stopClock();
    await hand.click(within(screen.getByRole('main')).getByRole('button', { name: said.login }));
    expect(await staysFor(3_000, () => toast('status', said.signedIn))).toBe(true);
  });
});
