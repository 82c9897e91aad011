/** A merchant registers themselves: the steps, what stays over a reload, and what is told. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth, type OpenShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { bootstrapOf } from '../../testing/drawn.tsx';
import { keepApplicantToken } from './applicant-token.ts';
import { keepApplying, type ApplyingDraft } from './applying-draft.ts';

type Words = Record<
  | 'name'
  | 'next'
  | 'open'
  | 'center'
  | 'house'
  | 'later'
  | 'submit'
  | 'waits'
  | 'province'
  | 'district'
  | 'town',
  string
>;
const words: InBoth<Words> = {
  th: {
    name: 'ชื่อ-นามสกุล',
    next: 'ถัดไป',
    open: 'เปิดศูนย์ใหม่',
    center: 'ชื่อศูนย์',
    house: 'บ้านเลขที่ อาคาร ถนน',
    later: 'ข้ามไปก่อน',
    submit: 'ส่งใบสมัคร',
    waits: 'ใบสมัครของคุณรอการอนุมัติ',
    province: 'จังหวัด',
    district: 'อำเภอ / เขต',
    town: 'ตำบล / แขวง',
  },
  en: {
    name: 'Full name',
    next: 'Next',
    open: 'Open a new center',
    center: 'Name of the center',
    house: 'House number, building, street',
    later: 'Skip for now',
    submit: 'Send application',
    waits: 'Your application waits for approval',
    province: 'Province',
    district: 'District',
    town: 'Sub-district',
  },
};
const GUEST = {
  userid: '',
  usernames: 'Guest',
  role: '',
  userRole: 'GUEST',
  ActiveDC: '',
  ActiveDCName: '',
  CenterCount: 0,
  Pages: [],
  Rights: [],
};
const area = { Province: '10', Ampher: '1001', Town: '100101', PostalCode: '10200' };

const application = {
  Name: 'Somsri',
  Mobile: '0899999901',
  State: 'waiting' as const,
  Reason: '',
  AppliedAt: '2026-03-02T05:00:00.000Z',
  DecidedAt: null,
  NewCenterName: 'Somsri shop',
  CenterNames: [],
  Bank: null,
  SaleUnit: 'MNEW',
  Photos: { taxImage: null, logoImage: null, shopImages: [] },
};
const answers: Answers = {
  staffGuest: () => ({ token: 'guest', user: GUEST }),
  staffRenew: () => ({ token: 'guest', user: GUEST }),
  merchantBanks: () => [{ bankcode: '004', bankname: 'Kasikornbank' }],
  allProvinces: () => ({
    status: 'OK',
    status_code: 200,
    data: {
      Province: [{ Code: '10', Name: 'Bangkok' }],
      Ampher: [{ Code: '1001', Name: 'Phra Nakhon', Province: '10' }],
      Town: [{ Code: '100101', Name: 'Phra Borom', Ampher: '1001', PostalCode: '10200' }],
    },
  }),
  registerMerchant: () => ({
    State: 'waiting' as const,
    Token: 'applicants',
    User: GUEST,
    NewDistributionCenter: { SaleUnit: 'MNEW', DIST_NAME: 'Somsri shop', DIST_SHORTNAME: '' },
    Message: '',
  }),
  ownApplication: () => application,
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const open = (at: string, more: Partial<Parameters<typeof openShop>[0]> = {}): Promise<OpenShop> =>
  openShop({ at, staff: GUEST, ...more, answers: { ...answers, ...more.answers } });
const proof = () => ({ ticket: 'a.ticket', mobile: '0899999901', expiresAt: Date.now() + 600_000 });
const press = async (shop: OpenShop, name: string | RegExp) =>
  shop.hand.click(await until(() => screen.getByRole('button', { name })));
const at = (shop: OpenShop, path: string) =>
  until(() => expect(shop.address()).toMatch(new RegExp(`${path}$`)));
const shopOfTests = bootstrapOf({});
/** As the earlier steps left it. */
const keep = (part: Partial<ApplyingDraft>) =>
  keepApplying(sessionStorage, shopOfTests, { proof: proof(), ...part });

test.each(LANGUAGES)(
  'R-42i R-42b R-42c R-42e R-42f N-32c S-87 a new center from the name to the application (%s)',
  async (language) => {
    const said = words[language];
    keep({});
    const going = await open('/merchant/register', { language });
    await going.hand.type(await until(() => screen.getByLabelText(said.name)), 'Somsri');
    await press(going, said.next);
    await at(going, '/merchant/register/dist');
    await press(going, new RegExp(said.open));
    await at(going, '/dist/address');
    await press(going, said.next);
    await until(() => expect(screen.getByLabelText(said.center).getAttribute('aria-invalid')).toBe('true'));
    await going.hand.type(screen.getByLabelText(said.center), 'Somsri shop');
    await going.hand.type(screen.getByLabelText(said.house), '99/1');
    for (const [label, value] of [
      [said.province, '10'],
      [said.district, '1001'],
      [said.town, '100101'],
    ] as const) {
      await until(() => expect(screen.getByLabelText<HTMLSelectElement>(label).disabled).toBe(false));
      await going.hand.selectOptions(screen.getByLabelText(label), value);
    }
    await press(going, said.next);
    await at(going, '/dist/location');
    await press(going, said.later);
    await at(going, '/dist/image');
    await press(going, said.next);
    await at(going, '/dist/bookbank');
    await press(going, said.submit);
    await at(going, '/merchant/register/success');
    await until(() => screen.getByText(said.waits));
    expect(going.asked('registerMerchant')[0]?.body).toMatchObject({
      Ticket: 'a.ticket',
      SelectedDists: [],
      DistributionCenter: { DIST_NAME: 'Somsri shop', province_id: '10', zipcode: '10200' },
      Saleman: { name: 'Somsri', mobileNo: '0899999901' },
      BankAccount: null,
    });
    await until(() => expect(going.asked('ownApplication')).not.toHaveLength(0));
  },
);

test('R-42g C-13b a center without a salesman is chosen, and no new one is sent', async () => {
  const center = {
    SaleUnit: 'FREE',
    DIST_NAME: 'Free center',
    DIST_SHORTNAME: 'FREE',
    FullAddress: 'Nowhere',
    LatDecimal: 13,
    LonDecimal: 100,
    lat: 13,
    lon: 100,
    PHOTO_PATH: null,
    LineChannel: null,
    Distance: 1.5,
    Phone: '',
    Hours: [],
    ClosedDays: [],
  };
  keep({ person: { name: 'Somsri' } });
  const shop = await open('/merchant/register/dist/select', { answers: { merchantDists: () => [center] } });
  await press(shop, /Free center/);
  await press(shop, 'Next (1 chosen)');
  await at(shop, '/dist/bookbank');
  expect(shop.asked('merchantDists')[0]?.query).toMatchObject({
    dcWithoutSaleman: 'Y',
    take: '72',
    skip: '0',
  });
  await press(shop, 'Send application');
  await until(() =>
    expect(shop.asked('registerMerchant')[0]?.body).toMatchObject({
      SelectedDists: ['FREE'],
      DistributionCenter: null,
    }),
  );
  await at(shop, '/merchant/register/success');
});

test('R-42d E-32 a refusal is told in the shop’s words, and nothing that was typed is lost', async () => {
  keep({
    kind: 'new',
    person: { name: 'Somsri' },
    center: { DIST_NAME: 'Somsri shop', Address_: '1', ...area },
  });
  const keys: (string | null)[] = [];
  const shop = await open('/merchant/register/dist/bookbank', {
    answers: {
      registerMerchant: ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return keys.length === 1
          ? refusal(409, { code: 'APPLICATION_WAITING', message: 'An application waits already' })
          : new Response('upstream is away', { status: 502 });
      },
    },
  });
  await shop.hand.type(await until(() => screen.getByLabelText(/Account number/)), '1234567890');
  await press(shop, 'Send application');
  await until(() => screen.getByText('Choose the bank', { selector: '[class*=error]' }));
  await shop.hand.selectOptions(screen.getByLabelText(/^Bank/), '004');
  await shop.hand.type(screen.getByLabelText(/Account name/), 'Somsri');
  await press(shop, 'Send application');
  await until(() => screen.getByText('An application waits already'));
  await press(shop, 'Send application');
  await until(() => screen.getByText('upstream is away'));
  expect([keys.length, new Set(keys).size], 'the same attempt').toEqual([2, 1]);
  await shop.close();
  await open('/merchant/register/dist/bookbank');
  const number = await until(() => screen.getByLabelText<HTMLInputElement>(/Account number/));
  expect(number.value, 'after a reload').toBe('1234567890');
});

test('R-42h who was refused reads why and applies again; without a token the number is asked for', async () => {
  const first = await open('/merchant/register/success');
  await until(() => screen.getByText('There is no application in this browser'));
  await first.close();
  keepApplicantToken(localStorage, shopOfTests, 'own');
  let bearer: string | null = null;
  const shop = await open('/merchant/register/success', {
    answers: {
      ownApplication: ({ headers }) => {
        bearer = headers.get('authorization');
        return { ...application, State: 'refused', Reason: 'The card cannot be read' };
      },
    },
  });
  await until(() => screen.getByText('The card cannot be read'));
  expect(bearer).toBe('Bearer own');
  await shop.hand.click(screen.getByRole('link', { name: 'Apply again' }));
  await at(shop, '/merchant/register');
});

test('R-42h a wrong bank account is corrected on the waiting page, its number typed anew', async () => {
  keepApplicantToken(localStorage, shopOfTests, 'own');
  let accountEnd = '7890';
  const bank = () => ({ bankcode: '004', bankname: 'Kasikornbank', accountEnd, bank_ac_name: 'Somsri' });
  const shop = await open('/merchant/register/success', {
    language: 'en',
    answers: {
      ownApplication: () => ({ ...application, Bank: bank() }),
      changeOwnBank: () => {
        accountEnd = '3210';
        return { statusText: 'OK' };
      },
    },
  });
  await until(() => screen.getByText('Ends with 7890'));
  await press(shop, 'Correct the account');
  await until(() => screen.getByRole('option', { name: 'Kasikornbank' }));
  await press(shop, 'Save account');
  await until(() => expect(document.activeElement).toBe(screen.getByLabelText('Account number')));
  expect(shop.asked('changeOwnBank')).toEqual([]);
  await shop.hand.type(screen.getByLabelText('Account number'), '987-6-54321-0');
  await press(shop, 'Save account');
  await until(() => screen.getByText('Ends with 3210'));
  expect(shop.asked('changeOwnBank').map(({ body }) => body)).toEqual([
    { bankcode: '004', accountid: '9876543210', bank_ac_name: 'Somsri' },
  ]);
});

test('W-60e REGISTER_MERCHANT_ENABLED N: the page says so, and the sign-in offers no way there', async () => {
  const shop = await open('/merchant/register', { settings: { REGISTER_MERCHANT_ENABLED: 'N' } });
  await until(() => screen.getByText(/does not take new merchants/));
  await shop.close();
  const login = await open('/merchant/login', { settings: { REGISTER_MERCHANT_ENABLED: 'N' } });
  await until(() => screen.getByRole('main'));
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Register as a merchant' })).toBeNull();
  await login.close();
  await open('/merchant/login');
  await until(() => screen.getByRole('link', { name: 'Register as a merchant' }));
});
