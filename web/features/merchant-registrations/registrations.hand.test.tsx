/** Staff decide about who registered. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { settled, until } from '../../testing/until.ts';
import type { Registration } from './registrations.queries.ts';

type Words = Record<'approve' | 'refuse' | 'reason' | 'missing' | 'none' | 'noRight' | 'link', string>;
const words: InBoth<Words> = {
  th: {
    approve: 'อนุมัติ',
    refuse: 'ไม่อนุมัติ',
    reason: 'เหตุผล',
    missing: 'กรอกเหตุผล',
    none: 'ไม่มีลูกค้าที่รออนุมัติ',
    noRight: 'ตำแหน่งของคุณยังอนุมัติลูกค้าไม่ได้ กรุณาติดต่อผู้ดูแลระบบสูงสุด',
    link: 'ลูกค้าใหม่รออนุมัติ',
  },
  en: {
    approve: 'Approve',
    refuse: 'Refuse',
    reason: 'Reason',
    missing: 'Give a reason',
    none: 'Nobody waits for approval',
    noRight: 'Your role may not approve customers. Please ask a super admin.',
    link: 'New customers that wait',
  },
};

const one: Registration = {
  CUSTOMERCODE: 'NEW1',
  CUSTOMERNAME: 'Somsri',
  Mobile: '0899999999',
  Email: '',
  TAXNO: '1234567890121',
  Address: '99/1 Road',
  HasIdentity: false,
  RegisteredAt: '2026-03-02T05:00:00Z',
  RefusedAt: null,
  Reason: '',
};

test.each(LANGUAGES)('S-33 staff approve, or refuse with a reason (%s)', async (language) => {
  const said = words[language];
  let Data = [one, { ...one, CUSTOMERCODE: 'NEW2', CUSTOMERNAME: 'Mana' }];
  const answers: Answers = {
    registrations: () => ({ Data, Next: null }),
    decideRegistration: ({ params: { code } }) => {
      Data = Data.filter(({ CUSTOMERCODE }) => CUSTOMERCODE !== code);
      return { statusText: 'OK' };
    },
  };
  const at = '/merchant/customer/waiting';
  const { hand, asked } = await openShop({ at, language, staff: { Rights: ['approveCustomers'] }, answers });
  const buttons = (name: string) => within(screen.getByRole('main')).getAllByRole('button', { name });
  await until(() => expect(buttons(said.approve)).toHaveLength(2));
  await hand.click(buttons(said.approve)[0] ?? document.body);
  await until(() => expect(buttons(said.approve)).toHaveLength(1));
  expect(asked('decideRegistration')[0]).toMatchObject({
    params: { code: 'NEW1' },
    body: { Decision: 'approve' },
  });

  await hand.click(buttons(said.refuse)[0] ?? document.body);
  const sheet = await screen.findByRole('dialog');
  await hand.click(within(sheet).getByRole('button', { name: said.refuse }));
  await until(() => within(sheet).getByText(said.missing));
  await hand.type(within(sheet).getByLabelText(said.reason), 'Outside our area');
  await hand.click(within(sheet).getByRole('button', { name: said.refuse }));
  await until(() => screen.getByText(said.none));
  expect(asked('decideRegistration')[1]?.body).toEqual({ Decision: 'refuse', Reason: 'Outside our area' });
});

test('V-06b V-06c an identity document is fetched by a press alone, and shown beside the tax number', async () => {
  const answers: Answers = {
    registrations: () => ({
      Data: [
        { ...one, HasIdentity: true },
        { ...one, CUSTOMERCODE: 'NEW2' },
      ],
      Next: null,
    }),
    identityDocument: () => ({ Url: '/private/alpha/a.webp?signature=s', IsPicture: true }),
  };
  const { hand, asked } = await openShop({
    at: '/merchant/customer/waiting',
    language: 'en',
    staff: { Rights: ['approveCustomers'] },
    answers,
  });
  const button = await until(() => screen.getByRole('button', { name: 'Identity document' }));
  expect(asked('identityDocument')).toEqual([]);
  await hand.click(button);
  const picture = await until(() => screen.getByRole('img', { name: 'Identity document of Somsri' }));
  expect(picture.getAttribute('src')).toBe('/private/alpha/a.webp?signature=s');
  expect(screen.getAllByText('Tax ID 1234567890121')).toHaveLength(2);
});

test('S-33 without the right nobody sees who waits, nor the way there', async () => {
  const said = words.en;
  const answers: Answers = {
    registrations: () => refusal(403, { code: 'RIGHT_MISSING' }),
    staffCustomers: () => ({ Data: [], Next: null }),
    recentCustomers: () => ({ Data: [] }),
  };
  const first = await openShop({ at: '/merchant/customer/waiting', language: 'en', staff: {}, answers });
  await until(() => screen.getByText(said.noRight));
  await first.close();
  const second = await openShop({ at: '/merchant/customer', language: 'en', staff: {}, answers });
  await settled();
  expect(screen.queryByRole('link', { name: said.link })).toBeNull();
  await second.close();
  const staff = { Rights: ['approveCustomers' as const] };
  await openShop({ at: '/merchant/customer', language: 'en', staff, answers });
  await until(() => screen.getByRole('link', { name: said.link }));
});
