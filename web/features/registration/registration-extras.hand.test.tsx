/** What a shop may ask a newcomer besides, and the link of a salesman. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WebConfigKey } from '#domain/web-config/registry.ts';
import enAddress from '../../locales/en/address.ts';
import enRegistration from '../../locales/en/registration.ts';
import enSession from '../../locales/en/session.ts';
import thAddress from '../../locales/th/address.ts';
import thRegistration from '../../locales/th/registration.ts';
import thSession from '../../locales/th/session.ts';
import { bootstrapOf } from '../../testing/drawn.tsx';
import { noAnswer, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';
import { keepRegistration } from './registration-draft.ts';

type Words = Record<'name' | 'taxNumber' | 'attach' | 'attached' | 'chooseFile' | 'submit', string>;
const words: InBoth<Words> = {
  th: {
    name: 'ชื่อ',
    taxNumber: 'เลขประจำตัวผู้เสียภาษี (ไม่บังคับ)',
    attach: 'แนบเอกสารยืนยันตัวตน',
    attached: 'แนบแล้ว จะส่งพร้อมการสมัคร',
    chooseFile: 'เลือกไฟล์',
    submit: 'สมัครสมาชิก',
  },
  en: {
    name: 'Name',
    taxNumber: 'Tax number (optional)',
    attach: 'Attach an identity document',
    attached: 'Attached. It is sent with your registration.',
    chooseFile: 'Choose a file',
    submit: 'Register',
  },
};

const registrationWords: InBoth<typeof thRegistration> = { th: thRegistration, en: enRegistration };
const addressWords: InBoth<typeof thAddress> = { th: thAddress, en: enAddress };
const passwordWords: InBoth<string> = { th: thSession.login.password, en: enSession.login.password };
const mobileWords: InBoth<string> = { th: thSession.login.mobile, en: enSession.login.mobile };

const user = { ...bootstrapOf({}).user, CUSTOMERCODE: 'NEW1', CUSTOMERNAME: 'Somsri', userRole: 'CUSTOMER' };
const ANSWERS: Answers = {
  ...shopOf([]),
  quote: noAnswer,
  allProvinces: () => ({ data: { Province: [], Ampher: [], Town: [] } }),
  register: () => ({ State: 'approved', jtoken: 'token', user }),
};
const place = bootstrapOf({});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

type Opening = { at: string; answers?: Answers; settings?: Partial<Record<WebConfigKey, string>> };

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const prefix = language === 'en' ? '/en' : '';
  const open = ({ at, answers = {}, settings = {} }: Opening) =>
    openShop({ at, language, settings, answers: { ...ANSWERS, ...answers } });
  const proved = (values: object = {}) =>
    keepRegistration(sessionStorage, place, {
      proof: { ticket: 'a-ticket', mobile: '0899999999', expiresAt: Date.now() + 1e6 },
      values,
    });
  const field = (name: string) => screen.getByLabelText(name, { exact: true, selector: 'input, textarea' });
  const submit = () => within(screen.getByRole('main')).getByRole('button', { name: said.submit });

  test('V-06 all that is wrong is said in one round, and the shop is not asked before it is mended', async () => {
    proved({ Name: 'Somsri' });
    const { hand, asked } = await open({ at: '/register/details' });
    const { wrong } = registrationWords[language];
    await hand.type(field(passwordWords[language]), '12345678');
    await hand.type(screen.getByLabelText(/^(อีเมล|E-mail)/, { selector: 'input' }), 'somying@');
    await hand.click(submit());
    await until(() => screen.getByText(wrong.Email));
    screen.getByText(`${wrong.tooShort.replace('{count}', '10')} ${wrong.pattern}`);
    screen.getByText(addressWords[language].missing.Town);
    expect(asked('register')).toEqual([]);
    expect(document.activeElement?.getAttribute('name'), 'the first of them').toBe('Email');
  });

  test('R-08 who goes back from the form goes on with the number that is proved, while its ticket lasts', async () => {
    proved({ Name: 'Somsri' });
    const { proved: provedWords } = registrationWords[language];
    for (const at of ['/register/verify', '/register']) {
      const { hand, address, asked, close } = await open({ at });
      await hand.click(await until(() => screen.getByRole('link', { name: provedWords.goOn })));
      await until(() => expect(address()).toMatch(/\/register\/details$/));
      await until(() => expect(field(said.name)).toHaveProperty('value', 'Somsri'));
      expect(asked('requestRegistrationCode')).toEqual([]);
      await close();
    }
    keepRegistration(sessionStorage, place, {
      proof: { ticket: 'a-ticket', mobile: '0899999999', expiresAt: Date.now() - 1 },
    });
    await open({ at: '/register' });
    await until(() => screen.getByLabelText(mobileWords[language]));
    expect(screen.queryByRole('link', { name: provedWords.goOn })).toBeNull();
  });

  test('R-33b V-06c who follows a salesman’s link registers at that center, with them and the tax number', async () => {
    proved();
    const link = await open({ at: '/manage/registerfrompc/C2/SALE' });
    await until(() => expect(link.address()).toBe(`${prefix}/register?dist=C2&saleCode=SALE`));
    await link.close();
    const settings = { REGISTER_REQUIRED_FIELDS: '', REGISTER_TAX_NUMBER_ENABLED: 'Y' } as const;
    const { hand, asked } = await open({ at: '/register/details', settings });
    await hand.type(field(said.name), 'Somsri');
    await hand.type(field(said.taxNumber), '๑-2345-67890-12-1');
    await hand.click(submit());
    await until(() => expect(asked('register')).toHaveLength(1));
    expect(asked('register')[0]?.body).toMatchObject({
      SaleUnit: 'C2',
      SaleCode: 'SALE',
      TaxNo: '1234567890121',
    });
  });

  test('V-06b an identity document is attached before the form is sent, and still is after a reload', async () => {
    proved({ Name: 'Somsri' });
    const opening = {
      at: '/register/details',
      settings: { REGISTER_REQUIRED_FIELDS: 'identity', REGISTER_IDENTITY_ENABLED: 'Y' } as const,
      answers: { attachIdentity: () => ({ FileId: 'a-file' }) },
    };
    const first = await open(opening);
    await first.hand.click(submit());
    await until(() => expect(screen.getAllByText(said.attach).length).toBeGreaterThan(0));
    expect(first.asked('register')).toEqual([]);
    const input = await until(() =>
      screen.getByLabelText<HTMLInputElement>(said.chooseFile, { selector: 'input' }),
    );
    await first.hand.upload(input, new File(['%PDF-1.4'], 'id.pdf', { type: 'application/pdf' }));
    await until(() => screen.getByText(said.attached));
    expect(first.asked('attachIdentity')).toHaveLength(1);
    await first.close();

    const { hand, asked } = await open(opening);
    await until(() => screen.getByText(said.attached));
    await hand.click(submit());
    await until(() => expect(asked('register')[0]?.body).toMatchObject({ IdentityFile: 'a-file' }));
  });
});
