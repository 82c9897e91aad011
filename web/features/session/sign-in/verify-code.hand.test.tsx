/** The page of the code when no other can be had, and when it was typed wrong too often. */
import { screen } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { WebConfigKey } from '#domain/web-config/registry.ts';
import { bootstrapOf } from '../../../testing/drawn.tsx';
import { refusal, type Answers } from '../../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../../testing/open-shop.tsx';
import { settled, until } from '../../../testing/until.ts';
import { codeStorageName, readPendingCode, writePendingCode } from './pending-code.ts';

type Words = { code: string; confirm: string; again: string; byPassword: string; password: string };
const words: InBoth<Words> = {
  th: {
    code: 'รหัส 6 หลัก',
    confirm: 'ยืนยัน',
    again: 'ขอรหัสใหม่',
    byPassword: 'เข้าสู่ระบบด้วยรหัสผ่าน',
    password: 'รหัสผ่าน',
  },
  en: {
    code: '6-digit code',
    confirm: 'Confirm',
    again: 'Send a new code',
    byPassword: 'Log in with a password',
    password: 'Password',
  },
};
const SPENT = 'No more codes today.';
const NOBODY = { userid: '', userRole: 'GUEST', Pages: [] };
const NAME = codeStorageName(bootstrapOf({}));

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  const waiting = (
    answers: Answers,
    { at = '/verifyotp', ...opening }: { at?: string; staff?: object; settings?: object } = {},
  ) => {
    const now = Date.now();
    const code = { mobile: '0899999999', reference: 'OLD', resendAt: now - 1_000, expiresAt: now + 300_000 };
    writePendingCode(sessionStorage, NAME, code);
    writePendingCode(sessionStorage, codeStorageName(bootstrapOf({}), 'staff'), code);
    return openShop({ at, language, answers, ...opening });
  };

  test.each(['NUMBER_CODES_SPENT', 'SHOP_CODES_SPENT'])(
    'S-80 after the last code of the day (%s) the page goes on by password, and the first code can be typed',
    async (spent) => {
      const refused = () => refusal(429, { code: spent, message: SPENT, exceptionHandler: true });
      const invalid = () => refusal(400, { code: 'INVALID_OTP', message: 'Invalid OTP Code' });
      const { hand, asked, address } = await waiting(
        { requestCode: refused, verifyCode: invalid },
        { at: '/verifyotp?next=/profile' },
      );
      await hand.click(button(said.again));
      const main = screen.getByRole('main');
      await until(() => expect(main.textContent).toContain(SPENT));
      expect(screen.queryByRole('button', { name: said.again })).toBeNull();
      await hand.type(screen.getByRole('textbox', { name: said.code }), '123456');
      await until(() => expect(asked('verifyCode')[0]?.body).toEqual({ reference: 'OLD', code: '123456' }));
      expect(main.textContent, 'it stays').toContain(SPENT);
      await hand.click(screen.getByRole('link', { name: said.byPassword }));
      await until(() => screen.getByLabelText(said.password, { selector: 'input' }));
      expect(address()).toMatch(/\/login\?next=/);
    },
  );

  test('S-80 after too many calls the same code can be sent again; once it was wrong, another one', async () => {
    let answer = () => refusal(429, { code: 'TOO_MANY_TRIES', message: 'Wait' });
    const { hand, asked } = await waiting({ verifyCode: () => answer() });
    const field = screen.getByRole('textbox', { name: said.code });
    const sent = async (times: number) => {
      await until(() => expect(asked('verifyCode')).toHaveLength(times));
      await until(() => expect(button(said.confirm).hasAttribute('data-loading')).toBe(false));
    };
    await hand.type(field, '123456');
    await sent(1);
    answer = () => refusal(400, { code: 'INVALID_OTP', message: 'Invalid OTP Code' });
    await hand.click(button(said.confirm));
    await sent(2);
    await hand.click(button(said.confirm));
    await settled();
    expect(field.getAttribute('aria-invalid'), 'the error stays at the field').toBe('true');
    expect(asked('verifyCode')).toHaveLength(2);
    await hand.clear(field);
    await hand.type(field, '654321');
    await sent(3);
  });

  test('S-80 no password is spoken of where the shop takes none; staff always have theirs', async () => {
    const requestCode = () => refusal(429, { code: 'NUMBER_CODES_SPENT', message: SPENT });
    const settings: Partial<Record<WebConfigKey, string>> = { PASSWORD_LOGIN_ENABLED: 'N' };
    const shop = await waiting({ requestCode }, { settings });
    await shop.hand.click(button(said.again));
    await until(() => expect(screen.getByRole('main').textContent).toContain(SPENT));
    expect(screen.queryByRole('link', { name: said.byPassword })).toBeNull();
    await shop.close();

    const { hand } = await waiting(
      { staffRequestCode: requestCode },
      { at: '/merchant/verifyotp', staff: NOBODY },
    );
    await hand.click(button(said.again));
    await until(() => screen.getByRole('link', { name: said.byPassword }));
  });

  test('S-80 a code that was typed wrong too often is forgotten, and the next one starts over', async () => {
    const sent = { reference: 'NEW', expiresInSeconds: 300, resendAfterSeconds: 60 };
    const { hand, asked } = await waiting({
      requestCode: () => sent,
      verifyCode: () => refusal(429, { code: 'OTP_ATTEMPT_LIMIT', message: 'OTP attempt limit exceed' }),
    });
    const field = screen.getByRole('textbox', { name: said.code });
    await hand.type(field, '123456');
    await until(() => expect(readPendingCode(sessionStorage, NAME)).toBeUndefined());
    await until(() => expect(button(said.confirm).hasAttribute('data-loading')).toBe(false));
    expect(button(said.confirm).disabled).toBe(true);
    await hand.clear(field);
    await hand.type(field, '654321');
    expect(asked('verifyCode')).toHaveLength(1);
    await hand.click(button(said.again));
    await until(() => expect(button(said.confirm).disabled).toBe(false));
    expect(readPendingCode(sessionStorage, NAME)?.reference).toBe('NEW');
  });
});
