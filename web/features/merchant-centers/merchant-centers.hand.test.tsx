/** The centers of a shop and the form of one, with a hand on them. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import enAddress from '../../locales/en/address.ts';
import enAudit from '../../locales/en/audit.ts';
import en from '../../locales/en/merchantCenters.ts';
import enMap from '../../locales/en/map.ts';
import enMerchant from '../../locales/en/merchant.ts';
import thAddress from '../../locales/th/address.ts';
import thAudit from '../../locales/th/audit.ts';
import th from '../../locales/th/merchantCenters.ts';
import thMap from '../../locales/th/map.ts';
import thMerchant from '../../locales/th/merchant.ts';
import type { ShopCenter } from './merchant-centers.queries.ts';

const words: InBoth<typeof th> = { th, en };
const merchant: InBoth<(typeof thMerchant)['form']> = { th: thMerchant.form, en: enMerchant.form };

const center: ShopCenter = {
  SaleUnit: 'C2',
  DIST_NAME: 'พระนคร',
  DIST_NAME_EN: 'Phra Nakhon',
  DIST_SHORTNAME: 'PNK',
  Address: '1 ถนนหน้าพระลาน',
  AddressEn: '',
  Province: '10',
  Ampher: '1001',
  Town: '100101',
  PostalCode: '10200',
  LatDecimal: 13.7515,
  LonDecimal: 100.4927,
  Phone: '',
  LineName: '',
  LineUrl: '',
  Hours: [
    { Day: 1, From: '08:00', Until: '12:00' },
    { Day: 1, From: '13:00', Until: '17:00' },
  ],
  ClosedDays: [],
  FullAddress: '1 ถนนหน้าพระลาน',
  Active: 'Y',
  Version: 4,
  Use: { OpenOrders: 0, OpenMoney: 0, Carts: 2, Staff: 3, StaffOnlyHere: 1, IsLast: false },
};
const areas = {
  Province: [{ Code: '10', Name: 'Bangkok' }],
  Ampher: [{ Code: '1001', Name: 'Phra Nakhon', Province: '10' }],
  Town: [{ Code: '100101', Name: 'Phra Borom', Ampher: '1001', PostalCode: '10200' }],
};
const answers = {
  allProvinces: () => ({ data: areas }),
  merchantCenter: () => center,
  merchantCenters: () => ({ Data: [], Next: null }),
  centerPhotos: () => ({ data: { taxImage: null, logoImage: null, shopImages: [] } }),
};

beforeEach(() => sessionStorage.clear());

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const { form, state } = said;
  const common = merchant[language];
  const { neighbours } = { th: thMerchant, en: enMerchant }[language];
  const history = { th: thAudit, en: enAudit }[language];
  const area = { th: thAddress, en: enAddress }[language];
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const button = (name: string) => screen.getByRole('button', { name });
  const open = (more: object = {}, at = '/merchant/center/C2') =>
    openShop({ at, language, staff: {}, answers: { ...answers, ...more } });
  const wayBack = () => {
    const [link] = screen.getAllByRole('link', { name: said.title });
    return link ?? document.body;
  };
  const pick = async (hand: Awaited<ReturnType<typeof open>>['hand'], name: string, option: string) => {
    await until(() => expect(screen.getByRole('combobox', { name })).toHaveProperty('disabled', false));
    await hand.click(screen.getByRole('combobox', { name }));
    await hand.click(await until(() => screen.getByRole('option', { name: option, hidden: true })));
  };

  test('B-73b the bar says what is changed; discarding brings it back', async () => {
    const { hand } = await open();
    const name = await until(() => field(form.nameEn));
    expect(screen.queryByRole('button', { name: common.undoAll })).toBeNull();
    await hand.type(name, '!');
    await until(() => screen.getByText(new RegExp(form.nameEn, 'u'), { selector: 'output' }));
    await hand.click(button(common.undoAll));
    expect(field(form.nameEn).value).toBe('Phra Nakhon');
    expect(screen.queryByRole('button', { name: common.undoAll })).toBeNull();
  });

  test('B-73b a refused save shows each error at its field, nested lines too, and loses nothing', async () => {
    const { hand, asked } = await open({
      saveCenter: () =>
        refusal(400, { code: 'HOURS_WRONG', fields: { 'Hours.1.Until': 'Until', DIST_NAME_EN: 'Name' } }),
    });
    await hand.type(await until(() => field(form.nameEn)), '!');
    await hand.click(button(form.save));
    await until(() => screen.getByText('Until'));
    expect(screen.getByText('Name')).toBeDefined();
    expect(field(form.nameEn).value).toBe('Phra Nakhon!');
    await until(() => expect(document.activeElement).toBe(field(form.nameEn)));
    expect(asked('saveCenter').at(-1)).toMatchObject({
      params: { saleUnit: 'C2' },
      body: { DIST_NAME_EN: 'Phra Nakhon!', Version: 4 },
    });
  });

  test('B-73b lines are added and removed, and the focus goes with them', async () => {
    const { hand, asked } = await open({ saveCenter: () => ({ ...center, Version: 5 }) });
    await until(() => field(form.nameEn));
    const week = screen.getByRole('group', { name: form.week });
    const opens = () => within(week).getAllByLabelText<HTMLInputElement>(form.from);
    await hand.click(within(week).getByRole('button', { name: common.addLine.replace('{name}', form.span) }));
    expect(opens()).toHaveLength(3);
    await until(() => expect(within(week).getAllByRole('combobox')[2]).toBe(document.activeElement));
    await hand.click(within(week).getByRole('button', { name: common.removeLine.replace('{place}', '1') }));
    expect(opens().map(({ value }) => value)).toEqual(['13:00', '08:00']);
    await hand.click(button(form.save));
    await until(() => screen.getByText(form.mistakes.hoursOverlap));
    expect(asked('saveCenter')).toEqual([]);
  });

  test('B-73b a closed day is typed with the year that people use, and stays as it was typed where it is none', async () => {
    const { hand, asked } = await open({ saveCenter: () => ({ ...center, Version: 5 }) });
    await until(() => field(form.nameEn));
    const closed = within(screen.getByRole('group', { name: form.closedDays }));
    await hand.click(closed.getByRole('button', { name: common.addLine.replace('{name}', form.closedDay) }));
    const day = () => closed.getByRole<HTMLInputElement>('textbox', { name: form.date });
    await hand.type(day(), '31/2/2570');
    await hand.click(button(form.save));
    await until(() => expect(day().getAttribute('aria-invalid')).toBe('true'));
    expect(day().value).toBe('31/2/2570');
    expect(asked('saveCenter')).toEqual([]);
    await hand.clear(day());
    await hand.type(day(), '13/4/2570');
    await hand.click(button(form.save));
    await until(() => expect(asked('saveCenter')).toHaveLength(1));
    expect(asked('saveCenter')[0]?.body).toMatchObject({ ClosedDays: [{ Date: '2027-04-13', Name: '' }] });
  });

  test('B-73b what was typed is there again after a reload, and gone once it is saved', async () => {
    const first = await open();
    await first.hand.type(await until(() => field(form.nameEn)), '!');
    await first.close();
    const second = await open({
      saveCenter: () => ({ ...center, DIST_NAME_EN: 'Phra Nakhon!', Version: 5 }),
    });
    await until(() => screen.getByText(common.restored));
    expect(field(form.nameEn).value).toBe('Phra Nakhon!');
    await second.hand.click(button(form.save));
    await until(() => expect(sessionStorage.length).toBe(0));
    expect(screen.queryByText(common.restored)).toBeNull();
  });

  test('B-73b what was typed and taken back again is not there after a reload', async () => {
    const first = await open();
    const name = await until(() => field(form.nameEn));
    await first.hand.type(name, '!!');
    expect(sessionStorage.length).toBe(1);
    await first.hand.type(name, '{Backspace}{Backspace}');
    expect(sessionStorage.length).toBe(0);
  });

  test('B-73b who saves after somebody else chooses what counts', async () => {
    let version = 4;
    const { hand, asked } = await open({
      merchantCenter: () => ({ ...center, Version: version, Phone: version === 4 ? '' : '021234567' }),
      saveCenter: () => {
        if (version === 4) {
          version = 5;
          return refusal(409, { code: 'CENTER_CHANGED' });
        }
        return { ...center, DIST_NAME_EN: 'Phra Nakhon!', Version: 6 };
      },
    });
    await hand.type(await until(() => field(form.nameEn)), '!');
    await hand.click(button(form.save));
    await until(() => screen.getByText(common.meanwhile.title));
    expect(field(form.nameEn).value).toBe('Phra Nakhon!');
    await hand.click(button(common.meanwhile.mine));
    await until(() => expect(screen.queryByText(common.meanwhile.title)).toBeNull());
    expect(asked('saveCenter').at(-1)).toMatchObject({ body: { Version: 5, DIST_NAME_EN: 'Phra Nakhon!' } });
  });

  test('B-73b leaving with something unsaved asks first', async () => {
    const { hand, address } = await open();
    await hand.type(await until(() => field(form.nameEn)), '!');
    await hand.click(wayBack());
    const dialog = await until(() => screen.getByRole('dialog'));
    await hand.click(within(dialog).getByRole('button', { name: common.stay }));
    expect(field(form.nameEn).value).toBe('Phra Nakhon!');
    await hand.click(wayBack());
    await hand.click(
      within(await until(() => screen.getByRole('dialog'))).getByRole('button', { name: common.leave }),
    );
    await until(() => expect(address()).toMatch(/\/merchant\/center$/));
  });

  test('B-73b B-05f a new center is added step by step; a wrong step leads back, and nothing is lost', async () => {
    let tries = 0;
    const { hand, address, asked } = await open(
      {
        addCenter: () => {
          tries += 1;
          return tries === 1
            ? refusal(409, { code: 'CENTER_CODE_TAKEN', fields: { SaleUnit: 'Taken' } })
            : { ...center, SaleUnit: 'C9' };
        },
      },
      '/merchant/center/new',
    );
    const next = async () => {
      const shown = screen
        .getAllByRole('button', { name: common.next })
        .find((one) => !one.closest('[hidden]'));
      await hand.click(shown ?? document.body);
    };
    await until(() => field(form.code));
    await next();
    await until(() => screen.getByText(form.mistakes.codeWrong));
    await until(() => expect(document.activeElement).toBe(field(form.code)));
    await hand.type(field(form.code), 'C9');
    await hand.type(field(form.shortName), 'PNK');
    await hand.type(field(form.nameTh), 'พระนคร');
    await hand.type(field(form.nameEn), 'Phra Nakhon');
    await next();
    await hand.type(await until(() => field(form.line)), '1');
    await pick(hand, area.province, 'Bangkok');
    await pick(hand, area.district, 'Phra Nakhon');
    await pick(hand, area.town, 'Phra Borom');
    await hand.type(field(common.latitude), '13.75');
    await hand.type(field(common.longitude), '100.49');
    await next();
    await next();
    await hand.click(button(form.add));
    await until(() => screen.getByText('Taken'));
    await until(() => expect(document.activeElement).toBe(field(form.code)));
    await hand.click(button(form.add));
    await until(() => expect(address()).toMatch(/\/merchant\/center\/C9$/));
    expect(asked('addCenter').at(-1)).toMatchObject({
      body: { SaleUnit: 'C9', Town: '100101', PostalCode: '10200', LatDecimal: 13.75, Active: 'Y' },
    });
  });

  test('B-05f R-21 its pin is put on the map over the form, and saved with it', async () => {
    const { hand, asked } = await open({ saveCenter: () => ({ ...center, Version: 5 }) });
    const { move, title, coordinates, use } = { th: thMap, en: enMap }[language];
    await hand.click(await until(() => button(move)));
    const map = await until(() => within(screen.getByRole('dialog', { name: title })));
    const typed = map.getByRole<HTMLInputElement>('textbox', { name: coordinates });
    expect(typed.value).toBe('13.7515, 100.4927');
    await hand.clear(typed);
    await hand.type(typed, '18.79, 98.98');
    await hand.click(map.getByRole('button', { name: use }));
    await until(() => expect(field(common.latitude).value).toBe('18.79'));
    expect(asked('saveCenter')).toEqual([]);
    await hand.click(button(form.save));
    await until(() =>
      expect(asked('saveCenter').at(-1)).toMatchObject({ body: { LatDecimal: 18.79, LonDecimal: 98.98 } }),
    );
  });

  test('B-05f closing says what comes of it first, and is not offered where it cannot be', async () => {
    const { hand, asked } = await open({ setCenterActive: () => ({ ...center, Active: 'N' as const }) });
    await hand.click(await until(() => button(state.close)));
    const dialog = await until(() => screen.getByRole('dialog'));
    expect(dialog.textContent).toMatch(/2/);
    expect(asked('setCenterActive')).toEqual([]);
    await hand.click(within(dialog).getByRole('button', { name: state.close }));
    await until(() => button(state.open));
    expect(asked('setCenterActive').at(-1)).toMatchObject({ body: { Active: 'N' } });
  });

  test('B-83 a center is opened from its row, and leads to the next one of its list and back to it as it was', async () => {
    const listed = (SaleUnit: string, DIST_NAME: string) => ({
      SaleUnit,
      DIST_NAME,
      DIST_SHORTNAME: SaleUnit,
      ProvinceName: '',
      FullAddress: '',
      Phone: '',
      PHOTO_PATH: null,
      Staff: 1,
      Active: 'Y' as const,
    });
    const Data = [listed('C1', 'One'), listed('C2', 'Two'), listed('C3', 'Three')];
    const { hand, address } = await open(
      { merchantCenters: () => ({ Data, Next: null }) },
      '/merchant/center?active=Y',
    );
    await hand.click(await until(() => screen.getByRole('link', { name: 'Two' })));
    await until(() => expect(address()).toMatch(/\/merchant\/center\/C2$/));
    await until(() => screen.getByText(neighbours.place.replace('{place}', '2').replace('{count}', '3')));
    await hand.click(screen.getByRole('link', { name: neighbours.next }));
    await until(() => expect(address()).toMatch(/\/merchant\/center\/C3$/));
    const back = within(screen.getByRole('main')).getByRole('link', { name: said.title });
    expect(back.getAttribute('href')).toMatch(/\/merchant\/center\?active=Y$/);
  });

  test('B-40 what was changed of a center is shown on its page to who may read the log', async () => {
    const { hand, asked } = await open({ merchantLog: () => ({ Data: [], Next: null }) });
    await hand.click(await until(() => button(history.showHistory)));
    await until(() => screen.getByText(history.noHistory));
    expect(asked('merchantLog').at(-1)).toMatchObject({ query: { subject: 'center/C2' } });
  });

  test.each([{ OpenOrders: 3 }, { OpenMoney: 2 }])(
    'B-05f with %o closing is not offered, and the reason is said',
    async (use) => {
      await open({ merchantCenter: () => ({ ...center, Use: { ...center.Use, ...use } }) });
      await until(() => screen.getByText(state.cannotClose));
      expect(screen.queryByRole('button', { name: state.close })).toBeNull();
    },
  );
});
