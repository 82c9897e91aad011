/** The page of one's addresses with a hand on it. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { DeliveryAddress } from '#contract/address.schemas.ts';
import enForm from '../../locales/en/address.ts';
import en from '../../locales/en/addressBook.ts';
import enMap from '../../locales/en/map.ts';
import thForm from '../../locales/th/address.ts';
import th from '../../locales/th/addressBook.ts';
import thMap from '../../locales/th/map.ts';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';

const words: InBoth<typeof th> = { th, en };
const formWords: InBoth<typeof thForm> = { th: thForm, en: enForm };
const mapWords: InBoth<typeof thMap> = { th: thMap, en: enMap };

const address = (AddressCode: string, more: Partial<DeliveryAddress> = {}): DeliveryAddress => ({
  AddressCode,
  Address_Type: 'S',
  Active: 'Y',
  Cust_ID: 'C1',
  SaleUnit: 'C1',
  TaxID: '',
  Name: AddressCode,
  Address_: '1 Road',
  Province: '10',
  ProvinceName: 'Bangkok',
  Ampher: '1001',
  AmpherName: 'Phra Nakhon',
  Town: '100101',
  TownName: 'Phra Borom',
  PostalCode: '10200',
  Lat: null,
  Long: null,
  Remark: '',
  Phone: '0810000001',
  ...more,
});
const [shop, house, office] = [
  address('Shop'),
  address('House', { Default: 'Y' }),
  address('Office', { Address_Type: 'C' }),
];
const CUSTOMER = { CUSTOMERCODE: 'C1', CUSTOMERNAME: 'Malee' };
const answered = (data: DeliveryAddress[]) => ({ status: 'OK' as const, status_code: 200 as const, data });

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const open = (
    more: Partial<Parameters<typeof openShop>[0]> & { all?: DeliveryAddress[]; calls?: Answers } = {},
  ) => {
    const { all = [shop, house, office], calls = {}, ...rest } = more;
    return openShop({
      at: '/profile/address',
      language,
      user: CUSTOMER,
      answers: {
        ...shopOf([]),
        deliveryAddresses: () => answered(all),
        allProvinces: () => ({
          data: {
            Province: [{ Code: '10', Name: 'Bangkok' }],
            Ampher: [{ Code: '1001', Name: 'Phra Nakhon', Province: '10' }],
            Town: [{ Code: '100101', Name: 'Phra Borom', Ampher: '1001', PostalCode: '10200' }],
          },
        }),
        ...calls,
      },
      ...rest,
    });
  };
  const part = (type: 'S' | 'B' | 'C') => within(screen.getByRole('region', { name: said.types[type] }));
  const card = (name: string) => {
    const found = part('S')
      .getAllByRole('listitem')
      .find((one) => within(one).queryByText(name));
    if (!found) throw new Error(`There is no ${name}`);
    return within(found);
  };

  test('R-27c each kind has its own; the default is marked and another becomes it', async () => {
    const { hand, asked } = await open({
      calls: {
        defaultDeliveryAddress: () => answered([address('Shop', { Default: 'Y' }), address('House'), office]),
      },
    });
    expect(part('S').getAllByRole('listitem')).toHaveLength(2);
    expect(part('B').getByText(said.empty.B)).toBeDefined();
    expect(part('C').getByText('Office')).toBeDefined();
    expect(card('House').queryByRole('button', { name: said.makeDefault })).toBeNull();
    await hand.click(card('Shop').getByRole('button', { name: said.makeDefault }));
    expect(asked('defaultDeliveryAddress').map(({ body }) => body)).toEqual([{ AddressCode: 'Shop' }]);
    await until(() => card('House').getByRole('button', { name: said.makeDefault }));
  });

  test('R-27c removing asks first and says what becomes the default', async () => {
    const { hand, asked } = await open({ calls: { removeDeliveryAddress: () => answered([shop, office]) } });
    await hand.click(card('House').getByRole('button', { name: said.remove }));
    const question = within(screen.getByRole('dialog', { name: said.question.title }));
    expect(question.getByText(said.question.next)).toBeDefined();
    expect(question.getByText('Shop')).toBeDefined();
    expect(asked('removeDeliveryAddress')).toEqual([]);
    await hand.click(question.getByRole('button', { name: said.question.confirm }));
    await until(() => expect(part('S').getAllByRole('listitem')).toHaveLength(1));
    expect(asked('removeDeliveryAddress').map(({ body }) => body)).toEqual([{ AddressCode: 'House' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('R-27c R-21 an address is changed with a pin from the map over its form', async () => {
    const { hand, asked } = await open({
      calls: {
        addDeliveryAddress: ({ body }) => ({
          ...answered([]),
          data: { ...house, Lat: body.Lat ?? null, Long: body.Long ?? null },
        }),
      },
    });
    await hand.click(card('House').getByRole('button', { name: said.edit }));
    await hand.click(await until(() => part('S').getByRole('button', { name: mapWords[language].choose })));
    const map = await until(() => within(screen.getByRole('dialog', { name: mapWords[language].title })));
    await hand.type(map.getByRole('textbox', { name: mapWords[language].coordinates }), '13.75, 100.5');
    await hand.click(map.getByRole('button', { name: mapWords[language].use }));
    await until(() => part('S').getByText(mapWords[language].pinned.replace('{place}', '13.75, 100.5')));
    await until(() =>
      expect(
        part('S').getByRole<HTMLInputElement>('textbox', { name: formWords[language].postcode }).value,
      ).toBe('10200'),
    );
    await hand.click(part('S').getByRole('button', { name: formWords[language].save }));
    await until(() => part('S').getByText(said.pin));
    expect(asked('addDeliveryAddress').map(({ body }) => body)).toMatchObject([
      { AddressCode: 'House', Address_Type: 'S', Lat: 13.75, Long: 100.5 },
    ]);
  });

  test('W-32 R-27c with SAP_CUSTOMER_ADDRESS_LOCKED an SAP customer changes nothing, and others do', async () => {
    const settings = { TENANT_BEHAVIOURS: 'SAP_CUSTOMER_ADDRESS_LOCKED' };
    const locked = await open({ settings, user: { ...CUSTOMER, IsBjcSapCustomer: true } });
    expect(screen.getByText(said.locked)).toBeDefined();
    expect(part('S').queryByRole('button')).toBeNull();
    await locked.close();
    await open({ settings });
    expect(screen.queryByText(said.locked)).toBeNull();
    expect(part('S').getByRole('button', { name: said.add.S })).toBeDefined();
  });

  test('R-27c where the addresses cannot be had, it is said, with a way to try again', async () => {
    let isLost = true;
    const { hand } = await open({
      calls: { deliveryAddresses: () => (isLost ? refusal(503, { code: 'TRY_AGAIN' }) : answered([shop])) },
    });
    await until(() => screen.getByText(said.failed));
    isLost = false;
    await hand.click(screen.getByRole('button', { name: said.retry }));
    await until(() => expect(part('S').getByText('Shop')).toBeDefined());
  });
});
