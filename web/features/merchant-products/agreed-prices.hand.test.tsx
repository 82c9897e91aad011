/** Prices agreed with customers, on the page of a product, with a hand on them. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import said from '../../locales/th/merchantPrices.ts';
import { NO_PRICES, priceFieldsOf } from './price-values.ts';
import { shopProduct } from './testing-products.ts';

const words = said.agreed;
const agreed: CallAnswer<'addAgreedPrice'> = {
  AgreedId: '00000000-0000-4000-8000-000000000001',
  P_Code: 'P1',
  PRODUCTNAME: 'ข้าว',
  Unit: 1,
  UnitName: 'ถุง',
  CUSTOMERCODE: 'CUST1',
  CUSTOMERNAME: 'บ้านแมว',
  CustomerType: '',
  CustomerTypeName: '',
  Price: 15,
  Type: 1,
  Paid: 15,
  DateStart: '',
  DateEnd: '',
  Version: 1,
};
const forShops = {
  ...agreed,
  AgreedId: '00000000-0000-4000-8000-000000000002',
  CUSTOMERCODE: '',
  CUSTOMERNAME: '',
  CustomerType: 'SHOP',
  CustomerTypeName: 'ร้านค้า',
  Price: 100,
  Type: 2 as const,
  Paid: 107,
  DateStart: '2026-03-02',
};
const answers = {
  merchantProduct: () => shopProduct,
  productPrices: () => ({
    P_Code: 'P1',
    Version: 3,
    VatRate: 700,
    Units: [
      { No: 1 as const, Name: 'ถุง', Rate: 1 },
      { No: 2 as const, Name: 'กระสอบ', Rate: 10 },
    ],
    ForAll: null,
    ...priceFieldsOf(NO_PRICES),
  }),
  agreedPrices: () => ({ Data: [forShops, agreed], Next: null }),
  priceBuyers: () => ({
    Customers: [{ CUSTOMERCODE: 'CUST2', CUSTOMERNAME: 'ร้านหมา' }],
    CustomerTypes: [{ Code: 'SHOP', Name: 'ร้านค้า' }],
  }),
  productChoices: () => ({ Categories: [], Brands: [] }),
  materialTypes: () => ({ Data: [] }),
};
const open = (more: object = {}, Rights: readonly 'changePrices'[] = ['changePrices']) =>
  openShop({
    at: '/merchant/product/P1/agreedprice',
    language: 'th',
    staff: { Rights: [...Rights] },
    answers: { ...answers, ...more },
  });
const sheet = () => until(() => within(screen.getByRole('dialog')));

test('R-47q agreed prices are listed, and one is agreed with a customer who is found by name', async () => {
  const { hand, asked } = await open({ addAgreedPrice: () => agreed });
  await until(() => screen.getByText('บ้านแมว'));
  screen.getByText(words.allOf.replace('{type}', 'ร้านค้า'));
  screen.getByText(/฿100\.00 \+ VAT รวม ฿107\.00/);
  await hand.click(screen.getByRole('button', { name: words.add }));
  const inSheet = await sheet();
  await hand.click(inSheet.getByRole('button', { name: words.save }));
  await until(() => inSheet.getByText(words.whoMissing));
  await hand.type(inSheet.getByRole('combobox', { name: words.customer }), 'หมา');
  await hand.click(await until(() => screen.getByRole('option', { name: 'ร้านหมา (CUST2)', hidden: true })));
  await hand.selectOptions(inSheet.getByLabelText(said.units), '2');
  await hand.type(inSheet.getByLabelText(said.grid.price), '950');
  await hand.type(inSheet.getByLabelText(said.advance.last), '15/4/2026');
  await hand.click(inSheet.getByRole('button', { name: words.save }));
  await until(() =>
    expect(asked('addAgreedPrice').at(-1)).toMatchObject({
      params: { code: 'P1' },
      body: { CUSTOMERCODE: 'CUST2', Unit: 2, Price: 950, Type: 1, DateStart: null, DateEnd: '2026-04-15' },
    }),
  );
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('R-47q with all of a type; the later of two is told, keeps what was typed and then saves over it', async () => {
  let Version = 1;
  const { hand, asked } = await open({
    agreedPrices: () => ({ Data: [{ ...agreed, Version }], Next: null }),
    saveAgreedPrice: ({ body }: { body: { Version: number } }) =>
      body.Version === 2
        ? { ...agreed, Version: 3 }
        : refusal(409, { code: 'AGREED_CHANGED', message: 'ราคาเปลี่ยนแล้ว' }),
  });
  await hand.click(await until(() => screen.getByRole('button', { name: words.edit })));
  const inSheet = await sheet();
  const price = inSheet.getByLabelText<HTMLInputElement>(said.grid.price);
  await hand.clear(price);
  await hand.type(price, '14');
  Version = 2;
  await hand.click(inSheet.getByRole('button', { name: words.save }));
  await until(() => inSheet.getByText('ราคาเปลี่ยนแล้ว'));
  expect(price.value).toBe('14.00');
  await until(() => expect(asked('agreedPrices').length).toBeGreaterThan(1));
  await hand.click(inSheet.getByRole('button', { name: words.save }));
  await until(() =>
    expect(asked('saveAgreedPrice').map(({ body }) => body)).toMatchObject([
      { Version: 1, Price: 14 },
      { Version: 2, Price: 14 },
    ]),
  );
});

test('R-47q one is removed after a question that says what it was; who may not change prices only looks', async () => {
  const { hand, asked } = await open({
    agreedPrices: () => ({ Data: [agreed], Next: null }),
    removeAgreedPrice: () => ({ AgreedId: agreed.AgreedId }),
  });
  await hand.click(await until(() => screen.getByRole('button', { name: words.remove })));
  const dialog = await sheet();
  dialog.getByText(/฿15\.00/);
  await hand.click(dialog.getByRole('button', { name: words.remove }));
  await until(() => expect(asked('removeAgreedPrice')).toMatchObject([{ body: { Version: 1 } }]));
});

test('B-05h who may not change prices sees agreed prices and changes none', async () => {
  await open({}, []);
  await until(() => screen.getByText('บ้านแมว'));
  expect(screen.queryByRole('button', { name: words.add })).toBeNull();
  expect(screen.queryByRole('button', { name: words.edit })).toBeNull();
});
