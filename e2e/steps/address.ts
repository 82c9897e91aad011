import { expect, type Locator, type Page } from '@playwright/test';
import type { Caller } from '../callers.ts';
import type { InBoth, Language } from '../fixtures.ts';

type Fields = Record<'name' | 'phone' | 'line' | 'taxId' | 'remark', string>;
type Areas = Record<'province' | 'district' | 'town', string>;
type Words = Fields &
  Areas & { shipTo: string; billTo: string; add: string; change: string; save: string; cancel: string } & {
    postcode: string;
    newTitle: string;
    changeTitle: string;
  };

const words: InBoth<Words> = {
  th: {
    shipTo: 'ที่อยู่จัดส่ง',
    billTo: 'ที่อยู่ใบกำกับภาษี',
    add: 'เพิ่มที่อยู่',
    change: 'แก้ไข',
    newTitle: 'เพิ่มที่อยู่ใหม่',
    changeTitle: 'แก้ไขที่อยู่',
    name: 'ชื่อผู้รับ',
    phone: 'เบอร์โทรศัพท์',
    line: 'บ้านเลขที่ อาคาร ถนน',
    taxId: 'เลขประจำตัวผู้เสียภาษี (ไม่บังคับ)',
    remark: 'หมายเหตุถึงผู้ส่งสินค้า (ไม่บังคับ)',
    province: 'จังหวัด',
    district: 'อำเภอ / เขต',
    town: 'ตำบล / แขวง',
    postcode: 'รหัสไปรษณีย์',
    save: 'บันทึกที่อยู่',
    cancel: 'ยกเลิก',
  },
  en: {
    shipTo: 'Deliver to',
    billTo: 'Tax invoice',
    add: 'Add an address',
    change: 'Change',
    newTitle: 'New address',
    changeTitle: 'Change the address',
    name: 'Recipient',
    phone: 'Phone number',
    line: 'House number, building, street',
    taxId: 'Tax ID (optional)',
    remark: 'Note to the driver (optional)',
    province: 'Province',
    district: 'District',
    town: 'Sub-district',
    postcode: 'Postcode',
    save: 'Save address',
    cancel: 'Cancel',
  },
};

/** A sub-district of Chiang Mai, by the names that each language has for it. */
export const SUTHEP: InBoth<Areas & { postcode: string; written: string }> = {
  th: {
    province: 'เชียงใหม่',
    district: 'เมืองเชียงใหม่',
    town: 'สุเทพ',
    postcode: '50200',
    written: 'ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200',
  },
  en: {
    province: 'Chiang Mai',
    district: 'Mueang Chiang Mai',
    town: 'Suthep',
    postcode: '50200',
    written: 'Suthep, Mueang Chiang Mai, Chiang Mai 50200',
  },
};

export type AddressForm = {
  form: Locator;
  field: (name: keyof Fields | 'postcode') => Locator;
  area: (name: keyof Areas) => Locator;
  save: Locator;
  cancel: Locator;
  /** Chooses one area under the other. */
  choose: (areas: Partial<Areas>) => Promise<void>;
};

/** The form of an address on the checkout: `new`, or one that is changed. */
export function addressForm(page: Page, language: Language, which: 'new' | 'changed' = 'new'): AddressForm {
  const said = words[language];
  const form = page.getByRole('form', { name: which === 'new' ? said.newTitle : said.changeTitle });
  const area = (name: keyof Areas) => form.getByRole('combobox', { name: said[name], exact: true });
  return {
    form,
    field: (name) => form.getByRole('textbox', { name: said[name] }),
    area,
    save: form.getByRole('button', { name: said.save }),
    cancel: form.getByRole('button', { name: said.cancel }),
    choose: async (areas) => {
      for (const name of ['province', 'district', 'town'] as const)
        if (areas[name] !== undefined) await area(name).selectOption(areas[name]);
    },
  };
}

/** Where the order goes to, or who is billed, on the checkout. */
export function addressPanel(page: Page, language: Language, kind: 'shipTo' | 'billTo'): Locator {
  return page.getByRole('region', { name: words[language][kind] });
}

/** In an unfolded panel, or one without any address: the form for a new one. */
export async function openNewAddress(panel: Locator, language: Language): Promise<void> {
  await panel.getByRole('button', { name: words[language].add, exact: true }).click();
}

/** What of the form is filled in, whatever language its page has. */
export async function expectFilled(
  { field, area }: AddressForm,
  { name, phone, line, ...areas }: Partial<Fields> & Partial<Areas>,
): Promise<void> {
  if (name !== undefined) await expect(field('name')).toHaveValue(name);
  if (phone !== undefined) await expect(field('phone')).toHaveValue(phone);
  if (line !== undefined) await expect(field('line')).toHaveValue(line);
  for (const one of ['province', 'district', 'town'] as const)
    if (areas[one] !== undefined) await expect(area(one).locator('option:checked')).toHaveText(areas[one]);
}

/** Puts away every address that the caller's orders could go to. */
export async function putAwayAddresses({ api }: Caller): Promise<void> {
  const { data } = await api.deliveryAddresses({ body: {} });
  for (const { ProvinceName: _p, AmpherName: _a, TownName: _t, SaleUnit: _s, ...address } of data)
    if (address.Address_Type === 'S') await api.addDeliveryAddress({ body: { ...address, Active: 'N' } });
}
