/** Staff decide about who registered. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { settled, until } from '../../testing/until.ts';
import type { Registration } from './registrations.queries.ts';

type Words = Record<
  'approve' | 'approved' | 'refuse' | 'refused' | 'reason' | 'missing' | 'noRight' | 'link',
  string
>;
const words: InBoth<Words> = {
  th: {
    approve: 'อนุมัติ',
    refuse: 'ไม่อนุมัติ',
    reason: 'เหตุผล',
    missing: 'กรอกเหตุผล',
    approved: 'อนุมัติแล้ว ลูกค้าสั่งซื้อได้',
    refused: 'ไม่อนุมัติ และแจ้งเหตุผลให้ลูกค้าแล้ว',
    noRight: 'ตำแหน่งของคุณยังอนุมัติลูกค้าไม่ได้ กรุณาติดต่อผู้ดูแลระบบสูงสุด',
    link: 'ลูกค้าใหม่รออนุมัติ',
  },
  en: {
    approve: 'Approve',
    refuse: 'Refuse',
    reason: 'Reason',
    missing: 'Give a reason',
    approved: 'Approved: they can order now',
    refused: 'Refused, and told why',
    noRight: 'Your role may not approve customers. Please ask a super admin.',
    link: 'Customers awaiting approval',
  },
};

const SENT_AGAIN = 'REGISTRATION_SENT_AGAIN';
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
  SentAgainAt: null,
  Doubles: [],
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
  const names = () =>
    within(screen.getByRole('main'))
      .getAllByText(/^(Somsri|Mana)$/)
      .map(({ textContent }) => textContent);
  const buttons = (name: string) => within(screen.getByRole('main')).getAllByRole('button', { name });
  await until(() => expect(buttons(said.approve)).toHaveLength(2));
  await hand.click(buttons(said.approve)[0] ?? document.body);
  await until(() => screen.getByText(said.approved));
  expect(buttons(said.approve)).toHaveLength(1);
  expect(names(), 'it stays where it was').toEqual(['Somsri', 'Mana']);
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
  await until(() => screen.getByText(said.refused));
  expect(names()).toEqual(['Somsri', 'Mana']);
  expect(asked('decideRegistration')[1]?.body).toMatchObject({
    Decision: 'refuse',
    Reason: 'Outside our area',
  });
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
    decideRegistration: () => ({ statusText: 'OK' }),
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
  const sheet = within(screen.getByRole('dialog'));
  sheet.getByText('Tax ID 1234567890121');
  await hand.click(sheet.getByRole('button', { name: 'Approve' }));
  await until(() => screen.getByText(words.en.approved));
  expect(screen.queryByRole('dialog'), 'decided beside the document').toBeNull();
  expect(asked('decideRegistration')[0]?.params).toEqual({ code: 'NEW1' });
});

test('S-33 many are approved after a question that counts them, each by a call of its own; one that fails waits on', async () => {
  const rows = ['A', 'B', 'C'].map((name) =>
    Object.assign({}, one, { CUSTOMERCODE: name, CUSTOMERNAME: `Shop ${name}` }),
  );
  const { hand, asked } = await openShop({
    at: '/merchant/customer/waiting',
    language: 'en',
    staff: { Rights: ['approveCustomers'] },
    answers: {
      registrations: () => ({ Data: rows, Next: null }),
      decideRegistration: ({ params: { code } }) =>
        code === 'B' ? refusal(409, { code: 'REGISTRATION_DECIDED' }) : { statusText: 'OK' },
    },
  });
  await hand.click(await until(() => screen.getByRole('checkbox', { name: 'Pick all that are shown (3)' })));
  await hand.click(screen.getByRole('checkbox', { name: 'Pick Shop C' }));
  await hand.click(screen.getByRole('button', { name: 'Approve those picked' }));
  const question = within(await screen.findByRole('dialog', { name: 'Approve 2 customers?' }));
  expect(asked('decideRegistration')).toEqual([]);
  await hand.click(question.getByRole('button', { name: 'Approve 2' }));
  await until(() => screen.getByText(words.en.approved));
  await until(() => screen.getByText('Somebody else has decided already'));
  expect(asked('decideRegistration').map(({ params }) => params)).toEqual([{ code: 'A' }, { code: 'B' }]);
  expect(screen.getAllByRole('button', { name: 'Approve' })).toHaveLength(1);
});

test('R-49c whose tax number an existing customer has is told in the row', async () => {
  const Doubles = [
    { CUSTOMERCODE: 'OLD1', CUSTOMERNAME: 'Old shop', Reasons: ['taxNumber' as const, 'name' as const] },
  ];
  await openShop({
    at: '/merchant/customer/waiting',
    language: 'en',
    staff: { Rights: ['approveCustomers'] },
    answers: { registrations: () => ({ Data: [{ ...one, Doubles }], Next: null }) },
  });
  const link = await until(() => screen.getByRole('link', { name: 'Old shop (OLD1)' }));
  expect(link.getAttribute('href')).toMatch(/merchant\/customer\/OLD1\//);
  screen.getByText(/Same tax number as, Same name as/);
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

test('R-08d a registration that was sent again says why it was refused before, and is decided as it is now', async () => {
  const sentAgain = { ...one, SentAgainAt: '2026-03-03T05:00:00.000Z', Reason: 'No house number' };
  let rows = [one];
  const answers: Answers = {
    registrations: () => ({ Data: rows, Next: null }),
    decideRegistration: ({ body }) => {
      if ((body as { SentAgainAt?: string }).SentAgainAt !== 'never') return { statusText: 'OK' };
      rows = [sentAgain];
      return refusal(409, { code: SENT_AGAIN });
    },
  };
  const { hand, asked } = await openShop({
    at: '/merchant/customer/waiting',
    language: 'th',
    staff: { Rights: ['approveCustomers'] },
    answers,
  });
  const approve = () => within(screen.getByRole('main')).getByRole('button', { name: words.th.approve });
  await hand.click(await until(approve));
  await until(() => screen.getByText(/ครั้งก่อนไม่อนุมัติ: No house number/));
  await hand.click(approve());
  await until(() => screen.getByText(words.th.approved));
  expect(asked('decideRegistration').map(({ body }) => body)).toEqual([
    { Decision: 'approve', SentAgainAt: 'never' },
    { Decision: 'approve', SentAgainAt: sentAgain.SentAgainAt },
  ]);
});
