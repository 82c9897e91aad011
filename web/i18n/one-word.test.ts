/** Words that buyers and staff meet in several places, said alike in each. */
import { expect, test } from 'vitest';
import en from '../locales/en/index.ts';
import th from '../locales/th/index.ts';

test.each([
  ['buying again, in the menu', th.shell.menu.buyAgain, 'ซื้ออีกครั้ง'],
  ['buying again, at home', th.home.buyAgain, 'ซื้ออีกครั้ง'],
  ['buying again, as a filter', th.catalogue.collections.buyAgain, 'ซื้ออีกครั้ง'],
  ['buying again, over a list', th.catalogue.titles.buyAgain, 'ซื้ออีกครั้ง'],
  ['buying again, of an order', th.orders.buyAgain, 'ซื้ออีกครั้ง'],
  ['buying again, at home', en.home.buyAgain, 'Buy again'],
  ['buying again, as a filter', en.catalogue.collections.buyAgain, 'Buy again'],
  ['buying again, over a list', en.catalogue.titles.buyAgain, 'Buy again'],
  ['buying again, of an order', en.orders.buyAgain, 'Buy again'],
  ['the driver, who is paid', th.checkout.cashHint, 'ชำระเงินกับพนักงานจัดส่งเมื่อได้รับสินค้า'],
  ['the driver, in the history of an order', th.merchantOrders.by.rider, '(พนักงานจัดส่ง)'],
  ['an empty search', th.catalogue.emptySearch, 'ไม่พบสินค้าสำหรับ “{text}” ลองค้นหาด้วยคำอื่น'],
  ['an empty search, while typing', th.shell.search.empty, 'ไม่พบสินค้าสำหรับ “{text}” ลองค้นหาด้วยคำอื่น'],
  ['a banner at home', en.home.banner.look, 'Shop now'],
])('S-32 F-04 %s: "%s"', (_, said, wanted) => {
  expect(said).toBe(wanted);
});

test('no Thai text has an older word for the driver or for buying again', () => {
  const older = /พนักงานส่งของ|คนส่งของ|ซื้อซ้ำ(?!$)|สั่งซื้ออีกครั้ง|เคยสั่งซื้อ/;
  const texts = JSON.stringify(th).replaceAll('ระบบจะไม่สั่งซื้อซ้ำ', '');
  expect(older.exec(texts)).toBeNull();
});

test('a document is no paper, and a center no merchant but where the specification writes it out', () => {
  expect(/\bpapers?\b/i.exec(JSON.stringify(en))).toBeNull();
  const { empty: _empty, goToMerchant: _goToMerchant, ...center } = en.center;
  expect(/merchant/i.exec(JSON.stringify(center))).toBeNull();
});
