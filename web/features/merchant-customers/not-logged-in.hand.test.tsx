/** Staff invite who has never signed in, with a hand. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import en from '../../locales/en/invitations.ts';
import enSession from '../../locales/en/session.ts';
import th from '../../locales/th/invitations.ts';
import thSession from '../../locales/th/session.ts';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import type { NotLoggedIn } from './invitations.queries.ts';
import { choices, listed } from './merchant-customers.testing.ts';

const words: InBoth<typeof th> = { th, en };
const session: InBoth<(typeof thSession)['login']> = { th: thSession.login, en: enSession.login };
const fresh: NotLoggedIn = { ...listed, Invited: null, Cannot: null, NextAt: null };
const told: NotLoggedIn = {
  ...listed,
  CUSTOMERCODE: 'CUST2',
  CUSTOMERNAME: 'Baan Maa',
  Invited: { At: '2026-11-25T05:00:00Z', Way: 'sms', By: 'Somsri' },
  Cannot: 'today',
  NextAt: '2026-11-26T05:00:00Z',
};
const page = (more: object = {}) => ({ Data: [fresh, told], Next: null, IsOpen: true, ...more });
const link = { Url: 'https://shop.example/login?invite=abc', Qr: '<svg />', Until: '2026-12-10T05:00:00Z' };
const answers: Answers = {
  tableViews: () => ({ Data: [] }),
  customerChoices: () => choices,
  customersNotLoggedIn: () => page(),
  inviteCustomer: ({ body }) => ({ Link: body.Way === 'link' ? link : null }),
};
const main = () => within(screen.getByRole('main'));
const at = '/merchant/customer/not-logged-in';

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const openMenu = async (hand: Awaited<ReturnType<typeof openShop>>['hand'], code: string) => {
    await until(() => main().getByRole('link', { name: 'Baan Maa' }));
    await hand.click(main().getByRole('button', { name: new RegExp(code) }));
  };

  test('R-48 the list tells who was invited by whom and when another SMS may be sent', async () => {
    const { asked } = await openShop({ at: `${at}?tag=VIP&unseen=Y`, language, staff: {}, answers });
    await until(() => main().getByText(said.notInvited));
    main().getByText(new RegExp(`${said.ways.sms} · .* · Somsri`));
    main().getByText(new RegExp(said.cannot.today));
    main().getByText(said.may);
    expect(asked('customersNotLoggedIn')[0]?.query).toEqual({ tag: 'VIP', take: '12' });
  });

  test('R-48 one is asked about and sent an SMS; one who has had it gets a link and a code to scan alone', async () => {
    const { hand, asked } = await openShop({ at, language, staff: {}, answers });
    await openMenu(hand, 'CUST1');
    await hand.click(await until(() => screen.getByRole('menuitem', { name: said.sms })));
    const dialog = within(await until(() => screen.getByRole('dialog')));
    await hand.click(dialog.getByRole('button', { name: said.sms }));
    await until(() => expect(asked('inviteCustomer')).toHaveLength(1));
    expect(asked('inviteCustomer')[0]).toMatchObject({ params: { code: 'CUST1' }, body: { Way: 'sms' } });
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openMenu(hand, 'CUST2');
    await until(() => screen.getByRole('menuitem', { name: said.showLink }));
    expect(screen.queryByRole('menuitem', { name: said.sms })).toBeNull();
    await hand.click(screen.getByRole('menuitem', { name: said.showLink }));
    const sheet = within(await until(() => screen.getByRole('dialog')));
    await until(() => sheet.getByRole('img', { name: said.sheet.qr }));
    sheet.getByText(link.Url);
  });

  test('R-48 many are counted by the shop first, with those left out, and start a run', async () => {
    const why = 'today' as const;
    const ahead = { Count: 1, Cannot: [{ Why: why, Count: 1 }], Left: 900 };
    const { hand, asked } = await openShop({
      at,
      language,
      staff: { Rights: ['manageCustomers'] },
      answers: {
        ...answers,
        invitationsAhead: () => ahead,
        inviteCustomers: () => refusal(429, { code: 'INVITATIONS_OF_DAY', message: 'enough today' }),
      },
    });
    await until(() => main().getByRole('link', { name: 'Baan Maa' }));
    for (const name of [/CUST1/, /CUST2/]) await hand.click(main().getByRole('checkbox', { name }));
    await hand.click(main().getByRole('button', { name: said.many.action }));
    const dialog = within(await until(() => screen.getByRole('dialog')));
    await until(() => dialog.getByText(new RegExp(said.cannot.today)));
    await hand.click(dialog.getByRole('button', { name: said.many.action }));
    await until(() => dialog.getByText('enough today'));
    expect(asked('inviteCustomers')[0]?.body).toEqual({ Customers: ['CUST1', 'CUST2'], Count: 1 });
  });

  test('R-48 without the right nobody is picked, and a shop that does not invite says so', async () => {
    const closed = { ...answers, customersNotLoggedIn: () => page({ IsOpen: false }) };
    const { hand } = await openShop({ at, language, staff: {}, answers: closed });
    await until(() => main().getByText(said.closed));
    expect(main().queryByRole('checkbox', { name: /CUST1/ })).toBeNull();
    await openMenu(hand, 'CUST1');
    await until(() => screen.getByRole('menuitem'));
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  });

  test('R-48 an empty list says so', async () => {
    const empty = { ...answers, customersNotLoggedIn: () => page({ Data: [] }) };
    await openShop({ at, language, staff: {}, answers: empty });
    expect(await until(() => main().getByText(said.none))).toBeDefined();
  });

  test('R-48 the link of an invitation fills the number in; one that is over says so and lets in all the same', async () => {
    const open = (openInvitation: Answers['openInvitation']) =>
      openShop({ at: '/login?invite=abc', language, answers: { openInvitation } });
    const { asked, close } = await open(() => ({ Mobile: '0810000001' }));
    const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: session[language].mobile });
    await until(() => expect(number().value).toBe('0810000001'));
    screen.getByText(session[language].invited);
    expect(asked('openInvitation')[0]?.body).toEqual({ Token: 'abc' });
    await close();
    await open(() => refusal(404, { code: 'INVITATION_OVER', message: 'over' }));
    await until(() => screen.getByText(session[language].inviteOver));
    expect(number().value).toBe('');
  });
});
