/** Delivery addresses at the checkout: added, changed, and missing. */
import type { Page } from '@playwright/test';
import { expectSoundAtRest } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { addressForm, addressPanel, openNewAddress, putAwayAddresses, SUTHEP } from './steps/address.ts';
import {
  chooseLastAddress,
  expectReadyToOrder,
  expectThanks,
  openCheckout,
  pressOrder,
} from './steps/checkout.ts';

const TENANT = 'homegoods';
/** Customers of homegoods whom no other file knows. */
const [ADDS, CHANGES, HAS_NONE, TYPES] = ['0810000113', '0810000114', '0810000116', '0810000119'];

type Words = {
  change: string;
  missing: readonly string[];
  wrongPhone: string;
  saved: string;
  noAddress: string;
  noneYet: string;
  addAddress: string;
  unsaved: string;
  finish: string;
};

const words: InBoth<Words> = {
  th: {
    change: 'เปลี่ยน',
    missing: [
      'กรอกชื่อผู้รับ',
      'กรอกเบอร์โทรศัพท์ 9–10 หลัก',
      'กรอกบ้านเลขที่และถนน',
      'เลือกจังหวัด',
      'เลือกอำเภอหรือเขต',
      'เลือกตำบลหรือแขวง',
    ],
    wrongPhone: 'กรอกเบอร์โทรศัพท์ 9–10 หลัก',
    saved: 'บันทึกที่อยู่แล้ว',
    noAddress: 'ยังไม่มีที่อยู่จัดส่ง',
    noneYet: 'คุณยังไม่มีที่อยู่จัดส่ง',
    addAddress: 'เพิ่มที่อยู่',
    unsaved: 'ที่อยู่ที่กำลังกรอกยังไม่ได้บันทึก',
    finish: 'กรอกที่อยู่ต่อ',
  },
  en: {
    change: 'Change',
    missing: [
      'Enter the name of the recipient',
      'Enter a phone number with 9 or 10 digits',
      'Enter house number and street',
      'Choose a province',
      'Choose a district',
      'Choose a sub-district',
    ],
    wrongPhone: 'Enter a phone number with 9 or 10 digits',
    saved: 'Address saved',
    noAddress: 'A delivery address is missing',
    noneYet: 'You have no delivery address yet.',
    addAddress: 'Add an address',
    unsaved: 'The address you are entering is not saved yet',
    finish: 'Finish the address',
  },
};

const RECEIVER = 'สมหญิง ขยันดี';
const LINE = '9/9 ถนนสุเทพ';

const stop = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('S-57 an address is added at the checkout: areas one under the other, mistakes at their fields, and the order goes there @everywhere', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const areas = SUTHEP[language];
  const caller = await signIn(ADDS, TENANT);
  await openCheckout(page, { language, url: at('/checkout/adv', TENANT), caller, goods });
  const panel = addressPanel(page, language, 'shipTo');
  await panel.getByRole('button', { name: said.change, exact: true }).click();
  await openNewAddress(panel, language);
  const address = addressForm(page, language);
  await expect(address.field('name'), 'the keyboard goes on in the form').toBeFocused();

  await test.step('what is missing is told at its field, and the keyboard goes to the first', async () => {
    await address.save.click();
    for (const message of said.missing)
      await expect(address.form.getByText(message, { exact: true })).toBeVisible();
    await expect(address.field('name')).toBeFocused();
    await expect(address.field('name')).toHaveAccessibleDescription(said.missing[0] ?? '');
    await expect(address.area('town')).toHaveAccessibleDescription(said.missing[5] ?? '');
    await expectSoundAtRest(page, language, 'address-mistakes');
  });

  await test.step('each list of areas is that of the one above, and the postcode follows', async () => {
    await expect(address.area('district')).toBeDisabled();
    await expect(address.area('town')).toBeDisabled();
    expect(await address.area('province').getByRole('option').count(), 'and the word to choose').toBe(78);
    await address.choose({ province: areas.province, district: areas.district, town: areas.town });
    await expect(address.field('postcode')).toHaveValue(areas.postcode);
    await address.choose({ district: { th: 'แม่ริม', en: 'Mae Rim' }[language] });
    await expect(address.area('town'), 'chosen anew').toHaveValue('');
    await expect(address.field('postcode')).toHaveValue('');
    await expect(address.area('town').getByRole('option', { name: areas.town, exact: true })).toHaveCount(0);
    await address.choose({ district: areas.district, town: areas.town });
    await expect(address.field('postcode')).toHaveValue(areas.postcode);
  });

  await address.field('name').fill(RECEIVER);
  await address.field('phone').fill('12');
  await address.field('line').fill(LINE);
  await address.save.click();
  await expect(address.field('phone'), 'one is left').toBeFocused();
  await expect(address.field('phone')).toHaveAccessibleDescription(said.wrongPhone);
  await address.field('phone').fill('053-123 456');
  await expectSoundAtRest(page, language, 'address-form');
  await address.save.click();
  await expect(page.getByText(said.saved)).toBeVisible();
  await expect(address.form).toHaveCount(0);
  await expect(panel.locator('address')).toContainText(RECEIVER);
  await expect(panel.locator('address')).toContainText('053123456');
  await expect(panel.locator('address')).toContainText(areas.written);
  await expect(panel.getByRole('button', { name: said.change, exact: true })).toBeFocused();

  await pressOrder(page, language);
  const orderid = await expectThanks(page, language);
  const { ShipTo } = await caller.api.orderDetail({ params: { orderid, saleunit: caller.saleUnit } });
  expect(ShipTo).toMatchObject({ Name: RECEIVER, Address: LINE, ZipCode: '50200', Phone: '053123456' });
});

test('S-57 an address is changed at the checkout, and stays one', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(CHANGES, TENANT);
  const count = async () => (await caller.api.deliveryAddresses({ body: {} })).data.length;
  const before = await count();
  await openCheckout(page, { language, url: at('/checkout/adv', TENANT), caller, goods });
  const panel = addressPanel(page, language, 'billTo');
  await panel.getByRole('button', { name: said.change, exact: true }).click();
  const choice = panel.getByRole('radio').last();
  const changeIt = panel.getByRole('button', { name: { th: 'แก้ไข', en: 'Change' }[language], exact: true });
  await expect(choice).not.toBeChecked();
  await changeIt.last().click();
  const address = addressForm(page, language, 'changed');
  await expect(address.field('name')).not.toHaveValue('');
  await expect(address.area('town').locator('option:checked'), 'its own areas').not.toHaveText('');
  await expect(address.field('postcode')).toHaveValue(/^\d{5}$/);

  await address.field('name').fill('บริษัท ออกใบกำกับ จำกัด');
  await address.field('taxId').fill('123');
  await address.save.click();
  await expect(address.field('taxId')).toHaveAccessibleDescription(
    {
      th: 'เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง กรุณาตรวจสอบเลข 13 หลัก',
      en: 'This is not a Thai tax number: please check its 13 digits',
    }[language],
  );
  await address.field('taxId').fill('0-1055-12345-67-1');
  await address.save.click();
  await expect(panel.locator('address')).toContainText('บริษัท ออกใบกำกับ จำกัด');
  expect(await count(), 'none was added').toBe(before);

  await pressOrder(page, language);
  const orderid = await expectThanks(page, language);
  const { BillTo } = await caller.api.orderDetail({ params: { orderid, saleunit: caller.saleUnit } });
  expect(BillTo).toMatchObject({ Name: 'บริษัท ออกใบกำกับ จำกัด', TaxID: '0105512345671' });
});

test('S-56 without an address the order is stopped, and fixed in the form, also when it is open already @both', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const areas = SUTHEP[language];
  const caller = await signIn(HAS_NONE, TENANT);
  await putAwayAddresses(caller);
  await openCheckout(page, { language, url: at('/checkout/adv', TENANT), caller, goods });
  await expect(page.getByText(said.noneYet)).toBeVisible();
  await pressOrder(page, language);
  await expect(stop(page, said.noAddress)).toBeInViewport();
  await expectSoundAtRest(page, language, 'checkout-no-address');

  await stop(page, said.noAddress).getByRole('button', { name: said.addAddress }).click();
  const address = addressForm(page, language);
  await expect(address.field('name')).toBeFocused();
  await address.field('name').fill(RECEIVER);
  await pressOrder(page, language);
  await expect(stop(page, said.noAddress)).toBeInViewport();
  await stop(page, said.noAddress).getByRole('button', { name: said.addAddress }).click();
  await expect(address.field('name'), 'goes on in the open form').toBeFocused();
  await expect(address.field('name')).toHaveValue(RECEIVER);

  await address.field('phone').fill('0812345678');
  await address.field('line').fill(LINE);
  await address.choose({ province: areas.province, district: areas.district, town: areas.town });
  await address.save.click();
  await expect(stop(page, said.noAddress)).toHaveCount(0);
  await expectReadyToOrder(page, language);
  await pressOrder(page, language);
  await expectThanks(page, language);
});

test('S-56 an address that is being typed is never passed over for the one that was chosen before @both', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(TYPES, TENANT);
  await openCheckout(page, { language, url: at('/checkout/adv', TENANT), caller, goods });
  await chooseLastAddress(page, language);
  const panel = addressPanel(page, language, 'shipTo');
  await panel.getByRole('button', { name: said.change, exact: true }).click();
  await openNewAddress(panel, language);
  const address = addressForm(page, language);
  await address.field('line').fill(LINE);
  await expect(stop(page, said.unsaved), 'not while he types').toHaveCount(0);
  await pressOrder(page, language);
  await expect(stop(page, said.unsaved)).toBeInViewport();
  await expectSoundAtRest(page, language, 'checkout-address-unsaved');
  await stop(page, said.unsaved).getByRole('button', { name: said.finish }).click();
  await expect(address.field('name')).toBeFocused();
  await address.cancel.click();
  await expect(stop(page, said.unsaved)).toHaveCount(0);
  await pressOrder(page, language);
  const orderid = await expectThanks(page, language);
  const { ShipTo } = await caller.api.orderDetail({ params: { orderid, saleunit: caller.saleUnit } });
  expect(ShipTo.Address).not.toBe(LINE);
});
