/** Staff register a customer: the code to scan, and the form. */
import { screen, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';

type Words = Record<
  | 'qr'
  | 'name'
  | 'mobile'
  | 'tax'
  | 'add'
  | 'nameMissing'
  | 'mobileWrong'
  | 'inactive'
  | 'taxWrong'
  | 'added'
  | 'order',
  string
>;
const words: InBoth<Words> = {
  th: {
    qr: 'คิวอาร์โค้ดสำหรับสมัครสมาชิก',
    name: 'ชื่อลูกค้า',
    mobile: 'เบอร์มือถือ',
    tax: 'เลขประจำตัวผู้เสียภาษี (ไม่บังคับ)',
    add: 'ลงทะเบียนลูกค้า',
    nameMissing: 'กรอกชื่อลูกค้า',
    mobileWrong: 'กรอกเบอร์มือถือ 10 หลัก',
    inactive: 'ผู้ใช้งานเบอร์นี้ถูกปิดการใช้งานอยู่ กรุณาติดต่อผู้ดูแลระบบ',
    taxWrong: 'เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง กรุณาตรวจสอบเลข 13 หลัก',
    added: 'ลงทะเบียน สมศรี แล้ว',
    order: 'สั่งซื้อให้ลูกค้ารายนี้',
  },
  en: {
    qr: 'QR code to register',
    name: 'Customer name',
    mobile: 'Mobile number',
    tax: 'Tax number (optional)',
    add: 'Register customer',
    nameMissing: 'Enter the name of the customer',
    mobileWrong: 'Enter a Thai mobile number of 10 digits',
    inactive: 'User with mobile no is being inactive. Please contact administrator',
    taxWrong: 'This is not a Thai tax number: please check its 13 digits',
    added: 'สมศรี is registered',
    order: 'Order for this customer',
  },
};

test.each(LANGUAGES)(
  'U-22b staff register a customer: wrong input, a taken number, then done (%s)',
  async (language) => {
    const said = words[language];
    let isTaken = true;
    const answers: Answers = {
      registrationLink: () => ({ Url: 'https://shop.example/manage/registerfrompc/C1/SALE', Qr: '<svg />' }),
      allProvinces: () => ({ data: { Province: [], Ampher: [], Town: [] } }),
      checkNewNumber: () => ({ State: isTaken ? 'inactive' : 'new' }),
      registerCustomer: ({ body }) =>
        isTaken
          ? refusal(409, { code: 'MOBILE_TAKEN', message: 'taken', fields: { Mobile: 'MOBILE_TAKEN' } })
          : { CUSTOMERCODE: 'R1', CUSTOMERNAME: body.Name, SALEUNIT: 'C1', State: 'approved' },
    };
    const at = '/merchant/register?saleCode=SALE&dist=C1&layout=merchant';
    const { hand, asked } = await openShop({ at, language, staff: {}, answers });
    const main = within(screen.getByRole('main'));
    const field = (name: string) => main.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
    const add = () => hand.click(main.getByRole('button', { name: said.add }));
    await until(() => main.getByRole('img', { name: said.qr }));
    main.getByText('https://shop.example/manage/registerfrompc/C1/SALE');
    expect(asked('registrationLink')[0]?.query).toEqual({ saleUnit: 'C1' });

    await hand.type(field(said.tax), '1234567890120');
    await add();
    await until(() => main.getByText(said.nameMissing));
    main.getByText(said.mobileWrong);
    main.getByText(said.taxWrong);
    expect(asked('registerCustomer')).toEqual([]);

    await hand.type(field(said.name), 'สมศรี');
    await hand.type(field(said.mobile), '089-999 9999');
    await hand.clear(field(said.tax));
    await until(() => main.getByText(said.inactive));
    expect(asked('checkNewNumber').map(({ body }) => body)).toEqual([{ Mobile: '0899999999' }]);
    await add();
    await until(() => main.getByText('taken'));
    expect(field(said.name).value, 'nothing typed is lost').toBe('สมศรี');

    isTaken = false;
    await add();
    await until(() => main.getByText(said.added));
    main.getByRole('button', { name: said.order });
    expect(asked('registerCustomer').at(-1)?.body).toEqual({
      Name: 'สมศรี',
      Mobile: '0899999999',
      Email: '',
      TaxNo: '',
      SaleUnit: 'C1',
      SaleCode: 'SALE',
    });
    expect(field(said.name).value, 'ready for the next one').toBe('');
  },
);

test('U-22b the place of the shop is taken by one tap, and sent', async () => {
  vi.stubGlobal('isSecureContext', true);
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found) =>
    found({ coords: { latitude: 18.5, longitude: 99 } } as GeolocationPosition);
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as Geolocation);
  const { hand, asked } = await openShop({
    at: '/merchant/register',
    language: 'en',
    staff: {},
    answers: {
      registrationLink: () => ({ Url: 'https://shop.example/r', Qr: '<svg />' }),
      allProvinces: () => ({ data: { Province: [], Ampher: [], Town: [] } }),
      checkNewNumber: () => ({ State: 'new' }),
      registerCustomer: ({ body }) => ({
        CUSTOMERCODE: 'R1',
        CUSTOMERNAME: body.Name,
        SALEUNIT: 'C1',
        State: 'waiting',
      }),
    },
  });
  const main = within(screen.getByRole('main'));
  const name = await until(() => main.getByLabelText('Customer name', { selector: 'input' }));
  const qr = await until(() => main.getByRole('img', { name: words.en.qr }));
  expect(name.compareDocumentPosition(qr), 'the form comes first').toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await hand.click(main.getByRole('button', { name: 'Use my position' }));
  await until(() => main.getByText(/18\.5, 99/));
  await hand.click(main.getByRole('button', { name: words.en.add }));
  await until(() => main.getByText(words.en.nameMissing));
  main.getByText('Enter house number and street');
  expect(asked('registerCustomer'), 'a place without its address would be lost').toEqual([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
