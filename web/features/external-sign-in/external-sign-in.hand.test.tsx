/** Signing in through others, with a hand on the pages. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { refusal } from '../../testing/fake-shop.ts';
import { until } from '../../testing/until.ts';

const words: InBoth<{
  through: string;
  login: string;
  decline: string;
  ask: string;
  toLogin: string;
  retry: string;
}> = {
  th: {
    through: 'เข้าสู่ระบบด้วย Athena',
    login: 'เข้าสู่ระบบ',
    decline: 'ไม่เข้าสู่ระบบ',
    ask: 'เข้าสู่ระบบจากลิงก์ของพาร์ตเนอร์',
    toLogin: 'ไปหน้าเข้าสู่ระบบ',
    retry: 'ลองอีกครั้ง',
  },
  en: {
    through: 'Log in with Athena',
    login: 'Log in',
    decline: 'Do not log in',
    ask: "Log in by a partner's link",
    toLogin: 'To the login page',
    retry: 'Try again',
  },
};
const main = () => screen.getByRole('main');

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  test('R-24 a provider is offered by its name, and not where the shop has none', async () => {
    const shop = await openShop({
      at: '/login',
      language,
      answers: { externalProvider: () => ({ Name: 'Athena' }) },
    });
    await until(() => expect(within(main()).getByRole('button', { name: said.through })).toBeDefined());
    await shop.close();
    await openShop({ at: '/login', language });
    await until(() =>
      expect(within(main()).getByRole('heading', { level: 1, name: said.login })).toBeDefined(),
    );
    expect(within(main()).queryByRole('button', { name: said.through })).toBeNull();
  });

  test('R-24 a way back that is too long is given up, not the sign-in', async () => {
    const sent: unknown[] = [];
    const { hand } = await openShop({
      at: `/login?next=/product?text=${'a'.repeat(500)}`,
      language,
      answers: {
        externalProvider: () => ({ Name: 'Athena' }),
        beginExternal: ({ body }) => {
          sent.push(body);
          return refusal(503, { code: 'EXTERNAL_FAILED' });
        },
      },
    });
    await until(() => expect(within(main()).getByRole('button', { name: said.through })).toBeDefined());
    await hand.click(within(main()).getByRole('button', { name: said.through }));
    await until(() => expect(sent).toEqual([{ Next: '', Language: language }]));
  });

  test('R-23 nobody is signed in by a partner’s link without a word; its refusal leads to the sign-in', async () => {
    const sent: unknown[] = [];
    const { hand } = await openShop({
      at: '/gateway/verify?ticket=the-ticket&next=/cart',
      language,
      answers: {
        verifyPartnerTicket: ({ body }) => {
          sent.push(body);
          return refusal(400, { code: 'EXTERNAL_NO_NUMBER', message: 'no number' });
        },
      },
    });
    await until(() => expect(within(main()).getByText(said.ask)).toBeDefined());
    expect(within(main()).getByRole('link', { name: said.decline })).toBeDefined();
    expect(sent).toEqual([]);
    await hand.click(within(main()).getByRole('button', { name: said.login }));
    await until(() => expect(within(main()).getByText('no number')).toBeDefined());
    expect(sent).toEqual([{ Ticket: 'the-ticket' }]);
    expect(within(main()).getByRole('link', { name: said.toLogin }).getAttribute('href')).toMatch(
      /\/login\?next=%2Fcart$/,
    );
    expect(within(main()).queryByRole('button', { name: said.retry })).toBeNull();
  });
});
