/** The super admin lets merchants in, or refuses. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { tellPage } from '../../testing/fake-socket.ts';
import { until } from '../../testing/until.ts';

type Words = Record<
  'waiting' | 'approve' | 'look' | 'card' | 'refuse' | 'reason' | 'missing' | 'none',
  string
>;
const words: InBoth<Words> = {
  th: {
    waiting: 'รออนุมัติ',
    approve: 'อนุมัติ',
    look: 'ดูเอกสาร',
    card: 'บัตรประชาชน',
    refuse: 'ไม่อนุมัติ',
    reason: 'เหตุผล',
    missing: 'กรอกเหตุผล',
    none: 'ไม่มีใบสมัครที่รออนุมัติ',
  },
  en: {
    waiting: 'Waiting',
    approve: 'Let in',
    look: 'Show documents',
    card: 'Identity card',
    refuse: 'Refuse',
    reason: 'Reason',
    missing: 'Give a reason',
    none: 'Nobody waits to be let in',
  },
};

const application: CallAnswer<'merchantApplication'> = {
  Code: 'A1',
  Name: 'Somsri',
  Mobile: '0899999901',
  State: 'waiting',
  Reason: '',
  AppliedAt: '2026-03-02T05:00:00.000Z',
  DecidedAt: null,
  NewCenterName: 'Somsri shop',
  CenterNames: [],
  Email: '',
  Username: '',
  BirthDate: '1990-05-01',
  SocialId: '',
  ReferralCode: '',
  ChangedAt: null,
  DecidedBy: '',
  NewCenter: {
    SaleUnit: 'M1',
    DIST_NAME: 'Somsri shop',
    DIST_SHORTNAME: 'Somsri',
    FullAddress: '99/1 Road',
    LatDecimal: 13.7,
    LonDecimal: 100.5,
    ShipmentName: '',
    ContactName: '',
    TaxNo: '',
  },
  Bank: { bankcode: '004', bankname: 'Kasikornbank', accountid: '1234567890', bank_ac_name: 'Somsri' },
  Images: ['tax'],
};

test.each(LANGUAGES)(
  'B-05g papers are shown by a press alone, and a merchant is let in (%s)',
  async (language) => {
    const said = words[language];
    let State: 'waiting' | 'approved' = 'waiting';
    const answers: Answers = {
      merchantApplications: () => ({ Data: [application], Next: null }),
      merchantApplication: () => ({ ...application, State }),
      applicationImages: () => ({
        Images: [{ Image: 'tax', Url: '/private/alpha/a.webp', IsPicture: true }],
      }),
      merchantLog: () => ({ Data: [], Next: null }),
      decideApplication: () => {
        State = 'approved';
        return { State, UserId: 'U7', SaleUnit: 'M1' };
      },
    };
    const shop = await openShop({ at: '/merchant/application', language, staff: {}, answers });
    await shop.hand.click(await until(() => screen.getByRole('link', { name: 'Somsri' })));
    await until(() => screen.getByText('1234567890'));
    expect(screen.queryByRole('img', { name: said.card })).toBeNull();
    await shop.hand.click(screen.getByRole('button', { name: said.look }));
    await until(() => screen.getByRole('img', { name: said.card }));
    await shop.hand.click(screen.getByRole('button', { name: said.approve }));
    const dialog = await until(() => screen.getByRole('dialog'));
    await shop.hand.click(within(dialog).getByRole('button', { name: said.approve }));
    await until(() =>
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
        expect.arrayContaining([expect.stringMatching(/staff\/U7$/), expect.stringMatching(/center\/M1$/)]),
      ),
    );
    expect(shop.asked('decideApplication')[0]).toMatchObject({
      params: { code: 'A1' },
      body: { Decision: 'approve' },
    });
    await until(() => expect(screen.queryByRole('button', { name: said.refuse })).toBeNull());
  },
);

test('B-05g a refusal has a reason', async () => {
  const said = words.en;
  let State: 'waiting' | 'refused' = 'waiting';
  const shop = await openShop({
    at: '/merchant/application/A1',
    staff: {},
    answers: {
      merchantApplication: () => ({
        ...application,
        State,
        Reason: State === 'refused' ? 'Cannot be read' : '',
      }),
      merchantLog: () => ({ Data: [], Next: null }),
      decideApplication: () => {
        State = 'refused';
        return { State, UserId: '', SaleUnit: '' };
      },
    },
  });
  await shop.hand.click(await until(() => screen.getByRole('button', { name: said.refuse })));
  const sheet = await until(() => screen.getByRole('dialog'));
  await shop.hand.click(within(sheet).getByRole('button', { name: said.refuse }));
  await until(() => within(sheet).getByText(said.missing));
  await shop.hand.type(within(sheet).getByLabelText(said.reason), 'Cannot be read');
  await shop.hand.click(within(sheet).getByRole('button', { name: said.refuse }));
  await until(() => screen.getByText(/Reason: Cannot be read/));
  expect(shop.asked('decideApplication')[0]?.body).toEqual({
    Decision: 'refuse',
    Reason: 'Cannot be read',
    ChangedAt: 'never',
  });
});

test('B-05g the menu counts who waits', async () => {
  await openShop({
    at: '/merchant/application',
    staff: {},
    answers: {
      merchantApplications: () => ({ Data: [], Next: null }),
      unreadNotifications: () => ({ Unread: 0 }),
      applicationsWaiting: () => ({ Count: 3 }),
    },
  });
  await until(() => screen.getByText(words.en.none));
  await tellPage('connect');
  const [menu = document.body] = screen.getAllByRole('navigation', { name: 'Back office menu' });
  await until(() =>
    expect(within(menu).getByRole('link', { name: /Applications/ }).textContent).toMatch(/3/),
  );
});
