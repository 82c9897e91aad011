/** A wait before the next try counts down where it was asked for, and its button waits with it. */
import { screen } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import type { WebConfigKey } from '#domain/web-config/registry.ts';
import { stopClock } from '../../../testing/clock.ts';
import { refusal, type Answers } from '../../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../../testing/open-shop.tsx';
import { until } from '../../../testing/until.ts';

type Words = {
  username: string;
  password: string;
  submit: string;
  mobile: string;
  send: string;
  asks: (seconds: number) => string;
  seconds: (seconds: number) => string;
  minutes: (time: string) => string;
  button: (time: string) => string;
};
const words: InBoth<Words> = {
  th: {
    username: 'ชื่อผู้ใช้หรือเบอร์มือถือ',
    password: 'รหัสผ่าน',
    submit: 'เข้าสู่ระบบ',
    mobile: 'เบอร์มือถือ',
    send: 'รับรหัสทาง SMS',
    asks: (seconds) => `ลองหลายครั้งเกินไป กรุณารออีก ${seconds} วินาที`,
    seconds: (seconds) => `กรุณารออีก ${seconds} วินาทีแล้วลองใหม่`,
    minutes: (time) => `กรุณารออีก ${time} นาทีแล้วลองใหม่`,
    button: (time) => `ลองใหม่ได้ใน ${time}`,
  },
  en: {
    username: 'User name or mobile number',
    password: 'Password',
    submit: 'Log in',
    mobile: 'Mobile number',
    send: 'Send code',
    asks: (seconds) => `Waiting for ${seconds} seconds and try again.`,
    seconds: (seconds) => `Waiting for ${seconds} seconds and try again.`,
    minutes: (time) => `Waiting for ${time} minutes and try again.`,
    button: (time) => `Try again in ${time}`,
  },
};

type Entry = { at: string; settings?: Partial<Record<WebConfigKey, string>>; call: 'login' | 'staffLogin' };
const ENTRIES: Entry[] = [
  { at: '/login', settings: { OTP_LOGIN_ENABLED: 'N' }, call: 'login' },
  { at: '/merchant/login', call: 'staffLogin' },
];
const NOBODY = { userid: '', userRole: 'GUEST', Pages: [] };

const refusing = (code: string, message: string) => () => refusal(429, { code, message });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  test.each(ENTRIES)(
    'S-79 the wait for a password counts down at $at, and the button waits',
    async ({ at, settings, call }) => {
      const answers: Answers = { [call]: refusing('TOO_MANY_TRIES', said.asks(65)) };
      const staff = call === 'staffLogin' ? NOBODY : undefined;
      const { hand, asked } = await openShop({ at, language, settings, staff, answers });
      await hand.type(screen.getByLabelText(said.username), 'one');
      const password = screen.getByLabelText(said.password, { selector: 'input' });
      await hand.type(password, 'secret');
      stopClock();
      await hand.click(button(said.submit));
      await until(() => screen.getByText(said.minutes('1:05')));
      expect(button(said.button('1:05')).disabled).toBe(true);
      await vi.advanceTimersByTimeAsync(10_500);
      await until(() => screen.getByText(said.seconds(55)));
      await hand.type(password, 'x');
      screen.getByText(said.seconds(55));
      expect(button(said.button('0:55')).disabled).toBe(true);
      await vi.advanceTimersByTimeAsync(55_000);
      await until(() => expect(button(said.submit).disabled).toBe(false));
      expect(password.getAttribute('aria-invalid')).not.toBe('true');
      expect(asked(call)).toHaveLength(1);
    },
  );

  test('S-79 the wait for a code counts down, and is not for another number', async () => {
    const { hand } = await openShop({
      at: '/login',
      language,
      answers: { requestCode: refusing('RESEND_WAIT', said.asks(28)) },
    });
    const mobile = screen.getByRole('textbox', { name: said.mobile });
    await hand.type(mobile, '0899999981');
    stopClock();
    await hand.click(button(said.send));
    await until(() => expect(button(said.button('0:28')).disabled).toBe(true));
    await vi.advanceTimersByTimeAsync(20_500);
    await until(() => screen.getByText(said.seconds(8)));
    await hand.type(mobile, '{Backspace}2');
    expect(button(said.send).disabled).toBe(false);
    expect(screen.queryByText(said.seconds(8))).toBeNull();
  });
});
