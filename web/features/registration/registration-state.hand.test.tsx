/** How a registration stands: who is told that it waits, and who that signing in shows it. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WebConfigKey } from '#domain/web-config/registry.ts';
import { bootstrapOf } from '../../testing/drawn.tsx';
import { noAnswer, refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';
import { testProduct } from '../cart/testing-products.ts';
import { keepWaitingTicket } from './waiting-ticket.ts';

type Said =
  | 'mobile'
  | 'refused'
  | 'waits'
  | 'unknown'
  | 'login'
  | 'again'
  | 'send'
  | 'code'
  | 'name'
  | 'line';
type Words = Record<Said | 'sendAgain', string> & { first: RegExp };
const words: InBoth<Words> = {
  th: {
    mobile: 'เบอร์มือถือ',
    refused: 'การสมัครไม่ผ่านการอนุมัติ',
    unknown: 'เข้าสู่ระบบเพื่อดูผลการสมัคร',
    first: /พิจารณาการสมัครก่อน/,
    waits: 'เราได้รับข้อมูลสมัครของคุณแล้ว และกำลังตรวจสอบ',
    login: 'เข้าสู่ระบบ',
    again: 'แก้ไขแล้วส่งใหม่',
    send: 'รับรหัสทาง SMS',
    code: 'รหัส 6 หลัก',
    name: 'ชื่อ',
    line: 'บ้านเลขที่ อาคาร ถนน',
    sendAgain: 'ส่งใบสมัครอีกครั้ง',
  },
  en: {
    mobile: 'Mobile number',
    refused: 'Your registration was not approved',
    unknown: 'Log in to see how it stands',
    first: /approves registrations first/,
    waits: 'We have your registration and are checking it.',
    login: 'Log in',
    again: 'Correct and send again',
    send: 'Send code',
    code: '6-digit code',
    name: 'Name',
    line: 'House number, building, street',
    sendAgain: 'Send again',
  },
};

const ANSWERS: Answers = { ...shopOf([testProduct()]), quote: noAnswer };
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

  test('R-08b S-33 who comes without the ticket is not told that they wait, but that signing in shows it', async () => {
    const { close } = await open({ at: '/pendingApproval' });
    await until(() => screen.getByText(said.unknown));
    expect(screen.queryByText(said.waits)).toBeNull();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: said.login }).getAttribute('href')).toBe(`${prefix}/login`);
    await close();
    keepWaitingTicket(localStorage, place, 'over');
    await open({
      at: '/pendingApproval',
      answers: { registrationState: () => refusal(404, { code: 'REGISTRATION_NOT_FOUND' }) },
    });
    await until(() => screen.getByText(said.unknown));
  });

  test('R-08b a refusal is the heading, not the wait; an approving shop says so before the form', async () => {
    keepWaitingTicket(localStorage, place, 'a-ticket');
    const refused = await open({
      at: '/pendingApproval',
      answers: { registrationState: () => ({ State: 'refused', Reason: 'Outside our area' }) },
    });
    await until(() => screen.getByRole('heading', { level: 1, name: said.refused }));
    screen.getByText('Outside our area');
    await refused.close();
    const approving = await open({ settings: { PENDING_APPROVAL_REGISTER: 'Y' } });
    await until(() => screen.getByText(said.first));
    await approving.close();
    await open({ settings: { PENDING_APPROVAL_REGISTER: 'N' } });
    await until(() => screen.getByLabelText(said.mobile));
    expect(screen.queryByText(said.first)).toBeNull();
  });

  test('R-08d who was refused proves the number, finds what was sent, and sends it corrected', async () => {
    keepWaitingTicket(localStorage, place, 'a-ticket');
    const again = {
      Reason: 'No house number',
      Name: 'Somsri',
      Email: 'somsri@example.com',
      TaxNo: '',
      SaleUnit: 'C1',
      Address_: 'Road',
      Province: '10',
      Ampher: '1001',
      Town: '100101',
      PostalCode: '10200',
      LatDecimal: null,
      LonDecimal: null,
      HasPassword: true,
      HasIdentity: true,
    };
    const { hand, asked, address } = await open({
      at: '/pendingApproval',
      settings: { REGISTER_REQUIRED_FIELDS: 'password,identity', REGISTER_IDENTITY_ENABLED: 'Y' },
      answers: {
        allProvinces: () => ({
          data: {
            Province: [{ Code: '10', Name: 'Bangkok' }],
            Ampher: [{ Code: '1001', Name: 'Phra Nakhon', Province: '10' }],
            Town: [{ Code: '100101', Name: 'Phra Borom', Ampher: '1001', PostalCode: '10200' }],
          },
        }),
        registrationState: () => ({ State: 'refused', Reason: 'No house number' }),
        requestRegistrationCode: () => ({ reference: 'ABCD', expiresInSeconds: 300, resendAfterSeconds: 30 }),
        verifyRegistrationCode: () => ({
          Ticket: 'again',
          Mobile: '0899999999',
          ExpiresInSeconds: 1800,
          Again: again,
        }),
        register: () => ({ State: 'waiting', Ticket: 'b-ticket' }),
      },
    });
    await hand.click(await until(() => screen.getByRole('link', { name: said.again })));
    await hand.type(await until(() => screen.getByLabelText(said.mobile)), '0899999999');
    await hand.click(screen.getByRole('button', { name: said.send }));
    await hand.type(await until(() => screen.getByLabelText(said.code)), '123456');
    await until(() => expect(address()).toMatch(/register\/details$/));
    await until(() => screen.getByText(/No house number/));
    const name = screen.getByLabelText(said.name, { exact: true, selector: 'input' });
    expect(name).toHaveProperty('value', 'Somsri');
    await hand.clear(name);
    await hand.type(name, 'Somsri Jaidee');
    // Without the areas there is no address yet.
    await until(() => expect(document.querySelector('select[name=Town]')).toHaveProperty('value', '100101'));
    await hand.clear(screen.getByLabelText(said.line));
    await hand.click(screen.getByRole('button', { name: said.sendAgain }));
    await until(() => expect(document.activeElement).toBe(screen.getByLabelText(said.line)));
    expect(asked('register'), 'an address is whole or not there').toEqual([]);
    await hand.type(screen.getByLabelText(said.line), '99/1 Road');
    await hand.click(screen.getByRole('button', { name: said.sendAgain }));
    await until(() => expect(address()).toMatch(/pendingApproval$/));
    expect(asked('register').map(({ body }) => body)).toMatchObject([
      { Ticket: 'again', Name: 'Somsri Jaidee', Email: 'somsri@example.com', Password: '', Town: '100101' },
    ]);
  });

  test('W-27 R-08d where REGISTER_ENABLED is N who was refused is led to the shop alone', async () => {
    keepWaitingTicket(localStorage, place, 'a-ticket');
    await open({
      at: '/pendingApproval',
      settings: { REGISTER_ENABLED: 'N' },
      answers: { registrationState: () => ({ State: 'refused', Reason: 'No' }) },
    });
    await until(() => screen.getByRole('heading', { level: 1, name: said.refused }));
    expect(screen.queryByRole('link', { name: said.again })).toBeNull();
  });

  test('W-09 W-11 GUEST_MODE_ENABLED, SOCIAL_LINE_URL: who waits may look around, and ask where the shop has LINE', async () => {
    keepWaitingTicket(localStorage, place, 'a-ticket');
    const waysWith = async (settings: Opening['settings']) => {
      const { close } = await open({
        at: '/pendingApproval',
        settings,
        answers: { registrationState: () => ({ State: 'waiting', Reason: '' }) },
      });
      await until(() => screen.getByText(said.waits));
      const main = within(screen.getByRole('main'));
      const ways = main.getAllByRole('link').map((link) => link.getAttribute('href'));
      await close();
      return ways;
    };
    const home = prefix === '' ? '/' : prefix;
    const line = 'https://line.example/shop';
    expect(await waysWith({})).toContain(home);
    expect(await waysWith({})).not.toContain(line);
    expect(await waysWith({ GUEST_MODE_ENABLED: 'N', SOCIAL_LINE_URL: line })).toEqual(
      expect.arrayContaining([line]),
    );
    expect(await waysWith({ GUEST_MODE_ENABLED: 'N' })).not.toContain(home);
  });
});
