/** Erasing one's account with a hand: what is said first, the code, what stands in the way. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';

type Words = Record<
  'send' | 'code' | 'submit' | 'done' | 'blocked' | 'papers' | 'number' | 'acting' | 'password' | 'wrong',
  string
>;
const words: InBoth<Words> = {
  th: {
    send: 'รับรหัสทาง SMS ที่เบอร์ลงท้าย 0001',
    code: 'รหัส 6 หลัก',
    submit: 'ลบบัญชีของฉันอย่างถาวร',
    done: 'ลบบัญชีของคุณแล้ว',
    blocked: 'คำสั่งซื้อ 260302-AAAAA ยังดำเนินการอยู่',
    papers: 'เอกสารของคำสั่งซื้อ 2 รายการ เก็บไว้ไม่เกินวันที่',
    number: 'รหัสที่สร้างจากเบอร์มือถือของคุณซึ่งอ่านย้อนกลับเป็นเบอร์ไม่ได้ เก็บไว้ 2 ปี',
    acting: 'เฉพาะลูกค้าเจ้าของบัญชีเท่านั้นที่ลบบัญชีได้',
    password: 'รหัสผ่าน',
    wrong: 'กรอกตัวเลข 6 หลัก',
  },
  en: {
    send: 'Send a code to the number ending in 0001',
    code: '6-digit code',
    submit: 'Erase my account for good',
    done: 'Your account is erased.',
    blocked: 'Order 260302-AAAAA is under way',
    papers: 'The documents of 2 orders stay until',
    number: 'An unreadable code made from your mobile number, for 2 years',
    acting: 'Only the customer can erase the account.',
    password: 'Password',
    wrong: 'Enter the 6 digits',
  },
};

const CUSTOMER = { CUSTOMERCODE: 'C1', CUSTOMERNAME: 'Malee' };
const shown: CallAnswer<'erasure'> = {
  Blocks: [],
  Addresses: 2,
  Coupons: 1,
  Lists: 0,
  Papers: 2,
  KeptUntil: '2032-06-30T17:00:00.000Z',
  IsNumberKept: false,
  Proof: 'code',
  MobileEnd: '0001',
};

beforeEach(() => localStorage.clear());

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const open = (erasure: Partial<typeof shown> = {}, answers: Answers = {}, user: object = CUSTOMER) =>
    openShop({
      at: '/profile/erase',
      language,
      user,
      answers: {
        // Who is erased goes on as a guest on the home page.
        ...shopOf([]),
        getCart: () => ({ Version: 0, Lines: [], Removed: [], Refused: [] }),
        erasure: () => ({ ...shown, ...erasure }),
        requestErasureCode: () => ({ reference: 'REF1', expiresInSeconds: 300, resendAfterSeconds: 30 }),
        eraseAccount: () => ({ statusText: 'OK' }),
        logout: () => ({ statusText: 'OK' }),
        ...answers,
      },
    });
  const main = () => within(screen.getByRole('main'));

  test('L-29 says what the law keeps and until when, sends a code, and erases with it', async () => {
    const { hand, asked } = await open();
    expect(main().getByText(new RegExp(said.papers)).textContent).toMatch(/2032|2575/);
    expect(main().queryByRole('button', { name: said.submit })).toBeNull();
    await hand.click(main().getByRole('button', { name: said.send }));
    await until(() => expect(main().getByText(/REF1/)).toBeDefined());
    await hand.click(main().getByRole('button', { name: said.submit }));
    expect(main().getByText(said.wrong)).toBeDefined();
    expect(asked('eraseAccount')).toEqual([]);
    await hand.type(main().getByRole('textbox', { name: said.code }), '123456');
    await hand.click(main().getByRole('button', { name: said.submit }));
    await until(() =>
      expect(asked('eraseAccount').map(({ body }) => body)).toEqual([{ Reference: 'REF1', Code: '123456' }]),
    );
    await until(() => expect(asked('logout')).toHaveLength(1));
    await until(() => expect(screen.getByText(said.done)).toBeDefined());
  });

  test('L-29 who has ordered is told that a code made from the number stays; others are not', async () => {
    const shop = await open();
    await until(() => expect(main().getByText(new RegExp(said.papers))).toBeDefined());
    expect(main().queryByText(new RegExp(said.number))).toBeNull();
    await shop.close();
    await open({ IsNumberKept: true });
    await until(() => expect(main().getByText(new RegExp(said.number))).toBeDefined());
  });

  test('L-29 a wrong code is said at its field, and nothing is lost', async () => {
    const { hand } = await open(
      {},
      {
        eraseAccount: () =>
          refusal(400, { code: 'INVALID_OTP', message: 'Invalid OTP Code', exceptionHandler: true }),
      },
    );
    await hand.click(main().getByRole('button', { name: said.send }));
    await until(() => expect(main().getByText(/REF1/)).toBeDefined());
    await hand.type(main().getByRole('textbox', { name: said.code }), '123456');
    await hand.click(main().getByRole('button', { name: said.submit }));
    await until(() => expect(main().getByText('Invalid OTP Code')).toBeDefined());
  });

  test('L-29 what stands in the way is named with the way to it, and nothing can be sent', async () => {
    await open({ Blocks: [{ Kind: 'open', OrderID: '260302-AAAAA' }] });
    expect(main().getByRole('link', { name: said.blocked }).getAttribute('href')).toMatch(
      /\/history\/260302-AAAAA$/,
    );
    expect(main().queryByRole('button', { name: said.send })).toBeNull();
  });

  test('L-29 who has no number is asked for the password', async () => {
    const { hand, asked } = await open({ Proof: 'password', MobileEnd: '' });
    await hand.type(main().getByLabelText(said.password), 'secret 1');
    await hand.click(main().getByRole('button', { name: said.submit }));
    await until(() =>
      expect(asked('eraseAccount').map(({ body }) => body)).toEqual([{ Password: 'secret 1' }]),
    );
    await until(() => expect(screen.getByText(said.done)).toBeDefined());
  });

  test('L-29 a salesman who orders for a customer is offered none of it', async () => {
    await open({}, { erasure: () => refusal(403, { code: 'NOT_ALLOWED' }) }, { ...CUSTOMER, UserId: 'SALE' });
    expect(main().getByText(said.acting)).toBeDefined();
    expect(main().queryByRole('button', { name: said.send })).toBeNull();
  });
});
