/** Photos of a customer in use: seen, narrowed, removed, taken, kept while the line is lost; and their groups. */
import { fireEvent, screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import en from '../../locales/en/customerPhotos.ts';
import enFiles from '../../locales/en/files.ts';
import th from '../../locales/th/customerPhotos.ts';
import thFiles from '../../locales/th/files.ts';
import { noAnswer, refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { file, stubCanvas } from '../files/testing-pictures.ts';
import { choices, customer } from '../merchant-customers/merchant-customers.testing.ts';
import type { CustomerPhoto, PhotoGroup } from './customer-photos.queries.ts';

const words: InBoth<typeof th> = { th, en };
const fileWords: InBoth<{ again: string; noAnswer: string }> = { th: thFiles, en: enFiles };

const photo = (letter: string, more: Partial<CustomerPhoto> = {}): CustomerPhoto => ({
  Id: letter.repeat(22),
  Url: `/private/test/${letter}.webp`,
  SmallUrl: `/private/test/${letter}-640.webp`,
  Code: '',
  PictureName: '',
  At: '2026-03-02T05:00:00Z',
  IsTaken: false,
  Latitude: null,
  Longitude: null,
  Accuracy: null,
  By: 'Somsri',
  MayRemove: false,
  ...more,
});
const shelf: PhotoGroup = {
  Code: 'G1',
  PictureName: 'Shelf',
  NameTh: 'ชั้นวาง',
  NameEn: 'Shelf',
  TypeCode: '',
  Active: 'Y',
  Version: 4,
};
const ofCafes: PhotoGroup = { ...shelf, Code: 'G2', PictureName: 'Coffee bar', TypeCode: 'CAFE' };

const answering = (photos: readonly CustomerPhoto[]): Answers => ({
  customerChoices: () => choices,
  merchantCustomer: () => customer,
  photoGroups: () => ({ Data: [shelf, ofCafes] }),
  customerPhotos: () => ({
    Customer: { Code: 'CUST1', SaleUnit: 'C1', TypeCode: 'PET', Name: 'Baan Maew', IsWaiting: false },
    Data: [...photos],
    Next: null,
  }),
});
const main = () => within(screen.getByRole('main'));
const DONE = { th: 'ส่งให้ร้านแล้ว 2 รูป', en: '2 photos are with the shop' };
const AT = '/merchant/customer/CUST1/C1/photo';

beforeEach(stubCanvas);
afterEach(() => vi.restoreAllMocks());

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  test('R-50d K-30e photos are 24 a page as the address narrows them, seen large with who, when and where, and removed after a question', async () => {
    let photos = [
      photo('a', {
        PictureName: 'Shelf',
        IsTaken: true,
        Latitude: 13.75,
        Longitude: 100.5,
        Accuracy: 12,
        MayRemove: true,
      }),
      photo('b'),
    ];
    const { hand, asked } = await openShop({
      at: `${AT}?photoGroups=G1&monthYears=2026-03`,
      language,
      staff: {},
      answers: {
        ...answering([]),
        customerPhotos: () => ({
          Customer: { Code: 'CUST1', SaleUnit: 'C1', TypeCode: 'PET', Name: 'Baan Maew', IsWaiting: false },
          Data: photos,
          Next: null,
        }),
        removeCustomerPhoto: ({ body }) => {
          photos = photos.filter(({ Id }) => Id !== body.Id);
          return { statusText: 'OK' };
        },
      },
    });
    const list = await until(() => main().getByRole('list', { name: said.title }));
    expect(asked('customerPhotos')[0]?.query).toMatchObject({
      CustomerCode: 'CUST1',
      saleUnit: 'C1',
      photoGroupCodes: 'G1',
      monthYears: '2026-03',
      take: '24',
    });
    const [first] = within(list).getAllByRole('button');
    await hand.click(first as HTMLElement);
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole('img', { name: 'Shelf' }).getAttribute('src')).toBe('/private/test/a.webp');
    expect(sheet.getByText('Somsri')).toBeDefined();
    expect(sheet.getByRole('link', { name: said.view.map }).getAttribute('href')).toContain('13.75,100.5');
    expect(sheet.getByText(/12 (m|ม\.)/)).toBeDefined();
    await hand.click(sheet.getByRole('button', { name: said.view.next }));
    expect(sheet.getByText(said.view.noPlace)).toBeDefined();
    expect(sheet.queryByRole('button', { name: said.view.remove }), 'of a colleague').toBeNull();
    await hand.click(sheet.getByRole('button', { name: said.view.previous }));
    await hand.click(sheet.getByRole('button', { name: said.view.remove }));
    expect(asked('removeCustomerPhoto')).toEqual([]);
    const question = within(await screen.findByRole('dialog', { name: said.view.ask }));
    await hand.click(question.getByRole('button', { name: said.view.remove }));
    await until(() => expect(within(list).getAllByRole('button')).toHaveLength(1));
    expect(asked('removeCustomerPhoto')[0]?.body).toMatchObject({
      CustomerCode: 'CUST1',
      Id: 'a'.repeat(22),
    });
  });

  test('U-22b photos of who waits for approval are taken, and it is said that they wait', async () => {
    const { asked } = await openShop({
      at: `${AT}/capture`,
      language,
      staff: {},
      answers: {
        ...answering([]),
        merchantCustomer: () => refusal(404, { code: 'CUSTOMER_NOT_FOUND' }),
        customerPhotos: () => ({
          Customer: { Code: 'CUST1', SaleUnit: 'C1', TypeCode: '', Name: 'Baan Maew', IsWaiting: true },
          Data: [],
          Next: null,
        }),
      },
    });
    await until(() => main().getByText(said.take.waiting));
    main().getByRole('button', { name: said.take.camera });
    expect(asked('merchantCustomer')).toEqual([]);
  });

  test('R-50e several are chosen in a row, sorted into a group; what a lost line kept back is sent when it is back', async () => {
    let isLost = false;
    const { hand, asked } = await openShop({
      at: `${AT}/capture`,
      language,
      staff: {},
      answers: {
        ...answering([]),
        addCustomerPhoto: () => (isLost ? noAnswer() : { Id: 'n'.repeat(22) }),
      },
    });
    const group = await until(() => main().getByLabelText(said.take.group));
    const options = [...group.querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(options, 'not those of other types').toEqual([said.take.noGroup, 'Shelf']);
    await hand.selectOptions(group, 'G1');
    const choose = (...files: File[]) => {
      const input = screen.getByLabelText<HTMLInputElement>(said.take.choose);
      Object.defineProperty(input, 'files', { value: files, configurable: true });
      fireEvent.change(input);
    };
    choose(file('a.png'), file('b.png'));
    await until(() => expect(asked('addCustomerPhoto')).toHaveLength(2));
    expect(asked('addCustomerPhoto')[0]?.body).toMatchObject({ photoGroupCode: 'G1', CustomerCode: 'CUST1' });
    await until(() => main().getByText(DONE[language]));
    isLost = true;
    choose(file('c.png'));
    const again = await until(() => main().getByRole('button', { name: fileWords[language].again }));
    expect(main().getByText(fileWords[language].noAnswer)).toBeDefined();
    isLost = false;
    fireEvent(window, new Event('online'));
    await until(() => expect(again.isConnected).toBe(false));
    await until(() => expect(main().queryByRole('list', { name: said.take.sending })).toBeNull());
    const headers = asked('addCustomerPhoto').slice(2);
    expect(headers).toHaveLength(2);
  });

  test('R-50e without a camera the page says so, and photos are chosen', async () => {
    const { hand } = await openShop({
      at: `${AT}/capture`,
      language,
      staff: {},
      answers: answering([]),
    });
    await hand.click(await until(() => main().getByRole('button', { name: said.take.camera })));
    await until(() => main().getByText(said.take.refused));
    expect(main().getByRole('button', { name: said.take.choose })).toBeDefined();
  });

  test('N-33b groups are added and changed by who manages customers', async () => {
    const { hand, asked } = await openShop({
      at: AT,
      language,
      staff: { Rights: ['manageCustomers'] },
      answers: { ...answering([]), savePhotoGroup: () => ({ Data: [shelf] }) },
    });
    await until(() => main().getByText(said.noneRecent));
    await hand.click(main().getByRole('button', { name: said.groupsEdit }));
    const sheet = within(await screen.findByRole('dialog', { name: said.group.title }));
    await hand.click(sheet.getByRole('button', { name: new RegExp(`^${said.group.edit}.*Shelf`) }));
    const name = sheet.getByLabelText(said.group.nameTh);
    await hand.clear(name);
    await hand.click(sheet.getByRole('button', { name: said.group.save }));
    expect(sheet.getByText(said.group.nameMissing)).toBeDefined();
    await hand.type(name, 'ตู้แช่');
    await hand.selectOptions(sheet.getByLabelText(said.group.state), 'N');
    await hand.click(sheet.getByRole('button', { name: said.group.save }));
    await until(() => sheet.getByRole('button', { name: said.group.add }));
    expect(asked('savePhotoGroup')[0]?.body).toMatchObject({
      Code: 'G1',
      NameTh: 'ตู้แช่',
      Active: 'N',
      Version: 4,
    });
  });
});
