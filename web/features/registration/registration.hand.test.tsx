/** Registering with a hand: number, code, details; bad input, a reload, a lost line, and how a registration stands. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WebConfigKey } from '#domain/web-config/registry.ts';
import en from '../../locales/en/map.ts';
import th from '../../locales/th/map.ts';
import { bootstrapOf } from '../../testing/drawn.tsx';
import { noAnswer, refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';
import { testProduct } from '../cart/testing-products.ts';
import { keepRegistration, readRegistration } from './registration-draft.ts';

const mapWords: InBoth<typeof th> = { th, en };

type Words = Record<
  'mobile' | 'send' | 'code' | 'name' | 'password' | 'line' | 'province' | 'district' | 'town' | 'submit',
  string
> &
  Record<
    | 'agree'
    | 'missingName'
    | 'missingTown'
    | 'prove'
    | 'approved'
    | 'refused'
    | 'waits'
    | 'login'
    | 'register',
    string
  >;
const words: InBoth<Words> = {
  th: {
    mobile: 'เบอร์มือถือ',
    send: 'รับรหัสทาง SMS',
    code: 'รหัส 6 หลัก',
    name: 'ชื่อ',
    password: 'รหัสผ่าน',
    line: 'บ้านเลขที่ อาคาร ถนน',
    province: 'จังหวัด',
    district: 'อำเภอ / เขต',
    town: 'ตำบล / แขวง',
    submit: 'สมัครสมาชิก',
    agree: 'ยินยอม',
    missingName: 'กรอกชื่อ',
    missingTown: 'เลือกตำบลหรือแขวง',
    prove: 'ยืนยันเบอร์มือถือ',
    approved: 'อนุมัติการสมัครแล้ว',
    refused: 'การสมัครไม่ผ่านการอนุมัติ',
    waits: 'เราได้รับข้อมูลสมัครของคุณแล้ว และกำลังตรวจสอบ',
    login: 'เข้าสู่ระบบ',
    register: 'สมัครสมาชิก',
  },
  en: {
    mobile: 'Mobile number',
    send: 'Send code',
    code: '6-digit code',
    name: 'Name',
    password: 'Password',
    line: 'House number, building, street',
    province: 'Province',
    district: 'District',
    town: 'Sub-district',
    submit: 'Register',
    agree: 'Agree',
    missingName: 'Enter your name',
    missingTown: 'Choose a sub-district',
    prove: 'Confirm mobile number',
    approved: 'Your registration is approved',
    refused: 'Your registration was not approved',
    waits: 'We have your registration and are checking it.',
    login: 'Log in',
    register: 'Register',
  },
};

const AREAS = {
  data: {
    Province: [{ Code: '10', Name: 'Bangkok' }],
    Ampher: [{ Code: '1001', Name: 'Phra Nakhon', Province: '10' }],
    Town: [{ Code: '100101', Name: 'Phra Borom', Ampher: '1001', PostalCode: '10200' }],
  },
};
const user = { ...bootstrapOf({}).user, CUSTOMERCODE: 'NEW1', CUSTOMERNAME: 'Somsri', userRole: 'CUSTOMER' };
const ANSWERS: Answers = {
  ...shopOf([testProduct()]),
  quote: noAnswer,
  allProvinces: () => AREAS,
  requestRegistrationCode: () => ({ reference: 'ABCD', expiresInSeconds: 300, resendAfterSeconds: 30 }),
  verifyRegistrationCode: () => ({ Ticket: 'a-ticket', Mobile: '0899999999', ExpiresInSeconds: 1800 }),
  register: () => ({ State: 'approved', jtoken: 'token', user }),
};
const place = bootstrapOf({});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

type Opening = { at?: string; answers?: Answers; settings?: Partial<Record<WebConfigKey, string>> };

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const prefix = language === 'en' ? '/en' : '';
  const open = ({ at = '/register', answers = {}, settings = {} }: Opening = {}) =>
    openShop({ at, language, settings, answers: { ...ANSWERS, ...answers } });
  const proved = (values: object = {}) =>
    keepRegistration(sessionStorage, place, {
      proof: { ticket: 'a-ticket', mobile: '0899999999', expiresAt: Date.now() + 1e6 },
      values,
    });
  const field = (name: string) => screen.getByLabelText(name, { exact: true, selector: 'input, textarea' });
  const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name, { selector: 'select' });
  const submit = () => within(screen.getByRole('main')).getByRole('button', { name: said.submit });

  test('R-08 a guest proves the number, says who it is, and goes on with the cart', async () => {
    const { hand, page, asked, address } = await open({ at: '/register?next=/cart' });
    page.cart.getState().add({ P_Code: 'A', unit: 1 });
    await hand.type(field(said.mobile), '089-999 9999');
    await hand.click(screen.getByRole('button', { name: said.send }));
    await until(() => expect(address()).toMatch(/\/register\/verify\?next=/));
    await hand.type(await until(() => screen.getByLabelText(said.code)), '123456');
    await until(() => expect(address()).toMatch(/\/register\/details\?next=/));
    await until(() => field(said.name));
    await hand.type(field(said.name), 'Somsri');
    await hand.type(field(said.password), 'a long enough secret');
    await hand.type(field(said.line), '99/1 Road');
    await until(() => expect(select(said.province).options).toHaveLength(2));
    await hand.selectOptions(select(said.province), '10');
    await until(() => expect(select(said.district).disabled).toBe(false));
    await hand.selectOptions(select(said.district), '1001');
    await until(() => expect(select(said.town).disabled).toBe(false));
    await hand.selectOptions(select(said.town), '100101');
    await hand.click(submit());
    await until(() => expect(address()).toBe(`${prefix}/cart`));
    expect(asked('register')[0]?.body).toMatchObject({
      Ticket: 'a-ticket',
      Name: 'Somsri',
      Password: 'a long enough secret',
      Town: '100101',
      PostalCode: '10200',
    });
    await until(() => expect(page.session.user().CUSTOMERCODE).toBe('NEW1'));
    expect(page.cart.getState().lines).toHaveLength(1);
    await until(() => expect(readRegistration(sessionStorage, place)).toEqual({ values: {} }));
  });

  test('V-06 what is missing is said at its field, and the keyboard goes to the first', async () => {
    proved();
    const { hand, asked } = await open({ at: '/register/details' });
    await hand.click(submit());
    await until(() => screen.getByText(said.missingName));
    screen.getByText(said.missingTown);
    expect(document.activeElement).toBe(field(said.name));
    expect(asked('register')).toEqual([]);
  });

  test('V-06 what REGISTER_REQUIRED_FIELDS does not name may stay empty', async () => {
    proved();
    const { hand, asked } = await open({
      at: '/register/details',
      settings: { REGISTER_REQUIRED_FIELDS: '' },
    });
    await hand.type(field(said.name), 'Somsri');
    await hand.click(submit());
    await until(() => expect(asked('register')).toHaveLength(1));
    expect(asked('register')[0]?.body).toMatchObject({ Name: 'Somsri', Password: '', Address_: '' });
  });

  test('R-08 a pin is put on the map, survives a reload, asks for its address, and is sent with it', async () => {
    proved({ Name: 'Somsri' });
    const opening = { at: '/register/details', settings: { REGISTER_REQUIRED_FIELDS: '' } as const };
    const first = await open(opening);
    await first.hand.click(screen.getByRole('button', { name: mapWords[language].choose }));
    const dialog = within(await until(() => screen.getByRole('dialog')));
    await first.hand.type(
      dialog.getByRole('textbox', { name: mapWords[language].coordinates }),
      '13.75, 100.5',
    );
    await first.hand.click(dialog.getByRole('button', { name: mapWords[language].use }));
    await until(() => screen.getByText(/13\.75, 100\.5/));
    await first.close();

    const { hand, asked } = await open(opening);
    screen.getByText(/13\.75, 100\.5/);
    await hand.click(submit());
    await until(() => screen.getByText(said.missingTown));
    expect(asked('register')).toEqual([]);
    await hand.type(field(said.line), '99/1 Road');
    await until(() => expect(select(said.province).options).toHaveLength(2));
    await hand.selectOptions(select(said.province), '10');
    await until(() => expect(select(said.district).disabled).toBe(false));
    await hand.selectOptions(select(said.district), '1001');
    await until(() => expect(select(said.town).disabled).toBe(false));
    await hand.selectOptions(select(said.town), '100101');
    await hand.click(submit());
    await until(() => expect(asked('register')).toHaveLength(1));
    expect(asked('register')[0]?.body).toMatchObject({
      Town: '100101',
      LatDecimal: 13.75,
      LonDecimal: 100.5,
    });
  });

  test('R-08 nothing typed is lost by a lost line or a reload, and the same key is sent again', async () => {
    proved();
    const keys: (string | null)[] = [];
    let isAway = true;
    const answers: Answers = {
      register: ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return isAway ? noAnswer() : { State: 'approved', jtoken: 'token', user };
      },
    };
    const settings = { REGISTER_REQUIRED_FIELDS: 'password' } as const;
    const first = await open({ at: '/register/details', answers, settings });
    await first.hand.type(field(said.name), 'Somsri');
    await first.hand.type(field(said.password), 'a long enough secret');
    await first.hand.click(submit());
    await until(() => expect(keys).toHaveLength(1));
    await until(() => expect(submit().hasAttribute('data-loading')).toBe(false));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
    await first.close();

    isAway = false;
    const again = await open({ at: '/register/details', answers, settings });
    expect(field(said.name)).toHaveProperty('value', 'Somsri');
    await again.hand.type(field(said.password), 'a long enough secret');
    await again.hand.click(submit());
    await until(() => expect(again.page.session.user().CUSTOMERCODE).toBe('NEW1'));
    expect(keys[1]).toBe(keys[0]);
  });

  test('L-27 offers are chosen by each way, none beforehand; what was chosen survives a reload and is sent', async () => {
    proved({ Name: 'Somsri' });
    const names = ['notice', 'marketingSms', 'marketingEmail'] as const;
    const opening = {
      at: '/register/details',
      settings: { REGISTER_REQUIRED_FIELDS: '' } as const,
      answers: {
        consentPurposes: () => ({
          Data: names.map((Purpose) => ({
            Purpose,
            Title: Purpose,
            Statement: Purpose,
            Version: '0123456789abcdef',
            Documents: [],
          })),
        }),
      },
    };
    const radios = (name: string) =>
      within(screen.getByRole('group', { name })).getAllByRole<HTMLInputElement>('radio');
    const first = await open(opening);
    expect(radios('marketingSms').map(({ checked }) => checked)).toEqual([false, false]);
    await first.hand.click(
      within(screen.getByRole('group', { name: 'marketingSms' })).getByLabelText(said.agree),
    );
    await first.close();
    const { hand, asked } = await open(opening);
    expect(radios('marketingSms').map(({ checked }) => checked)).toEqual([false, true]);
    await hand.click(submit());
    await until(() => expect(asked('register')).toHaveLength(1));
    expect(asked('register')[0]?.body).toMatchObject({
      Consents: ['notice', 'marketingSms'].map((Purpose) => ({
        Purpose,
        Type: true,
        Version: '0123456789abcdef',
      })),
    });
  });

  test('R-08 a proof that has run out leads back to the number, and what was typed stays', async () => {
    proved({ Name: 'Somsri' });
    const unproved = () => refusal(400, { code: 'NUMBER_UNPROVED' });
    const { hand } = await open({
      at: '/register/details',
      answers: { register: unproved },
      settings: { REGISTER_REQUIRED_FIELDS: '' },
    });
    await hand.click(submit());
    await until(() => screen.getByRole('link', { name: said.prove }));
    expect(readRegistration(sessionStorage, place)).toMatchObject({
      proof: undefined,
      values: { Name: 'Somsri' },
    });
  });

  test('E-05g a number that has an account is told after its code, with the way to log in', async () => {
    const known = language === 'en' ? 'Mobile No is already exist' : 'เบอร์มือถือนี้ถูกใช้งานแล้ว';
    const taken = () => refusal(409, { code: 'MOBILE_TAKEN', message: known });
    const { hand, address } = await open({ answers: { verifyRegistrationCode: taken } });
    await hand.type(field(said.mobile), '0810000001');
    await hand.click(screen.getByRole('button', { name: said.send }));
    await until(() => expect(address()).toMatch(/verify$/));
    expect(screen.queryByText(known)).toBeNull();
    await hand.type(await until(() => screen.getByLabelText(said.code)), '123456');
    const main = screen.getByRole('main');
    await until(() => expect(within(main).getAllByText(known).length).toBeGreaterThan(0));
    await hand.click(within(main).getByRole('link', { name: said.login }));
    await until(() => expect(address()).toBe(`${prefix}/login`));
  });

  test('S-33 who waits sees the state: waiting, then approved or refused with the reason', async () => {
    proved();
    let answer: { State: 'waiting' | 'approved' | 'refused'; Reason: string } = {
      State: 'waiting',
      Reason: '',
    };
    const answers: Answers = {
      register: () => ({ State: 'waiting', Ticket: 'waiting-ticket' }),
      registrationState: ({ body }) => {
        expect(body.Ticket).toBe('waiting-ticket');
        return answer;
      },
    };
    const settings = { REGISTER_REQUIRED_FIELDS: '' } as const;
    const { hand, address, close } = await open({ at: '/register/details', answers, settings });
    await hand.type(field(said.name), 'Somsri');
    await hand.click(submit());
    await until(() => expect(address()).toBe(`${prefix}/pendingApproval`));
    await until(() => screen.getByText(said.waits));
    await close();
    answer = { State: 'refused', Reason: 'Outside our area' };
    const refused = await open({ at: '/pendingApproval', answers });
    await until(() => screen.getByText(said.refused));
    screen.getByText('Outside our area');
    await refused.close();
    answer = { State: 'approved', Reason: '' };
    await open({ at: '/pendingApproval', answers });
    await until(() => screen.getByText(said.approved));
  });

  test('L-65 W-27 the sign-in leads to registering, with the way back, unless REGISTER_ENABLED is N', async () => {
    const open1 = await open({ at: '/login?next=/cart' });
    const link = within(screen.getByRole('main')).getByRole('link', { name: said.register });
    expect(link.getAttribute('href')).toBe(`${prefix}/register?next=%2Fcart`);
    await open1.close();
    const { close } = await open({ at: '/login', settings: { REGISTER_ENABLED: 'N' } });
    expect(screen.queryByRole('link', { name: said.register })).toBeNull();
    await close();
    await open({ at: '/register', settings: { REGISTER_ENABLED: 'N' } });
    expect(screen.queryByLabelText(said.mobile)).toBeNull();
  });
});
