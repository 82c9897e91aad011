/** Packing with a hand on the page: a scanner, Enter from line to line, the review, and a colleague. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { settled, until } from '../../testing/until.ts';
import type { OrderDetail } from '../merchant-orders/merchant-orders.queries.ts';
import { testDetail } from '../merchant-orders/testing-orders.ts';

type Words = {
  scan: string;
  packedOf: (name: string) => string;
  wrong: string;
  unknown: string;
  surplus: string;
  undo: string;
  rest: RegExp;
  review: string;
  pack: string;
  save: string;
  complete: string;
  short: string;
  newTotal: string;
  because: (name: string) => string;
  becauseMissing: string;
  other: string;
  moved: string;
  cannot: string;
  nothing: string;
};

const words: InBoth<Words> = {
  th: {
    scan: 'สแกนหรือพิมพ์บาร์โค้ด',
    packedOf: (name) => `จำนวนที่จัดได้ของ ${name}`,
    wrong: 'จำนวนเต็มไม่เกิน 3',
    unknown: 'ไม่นับ: 999999 ไม่อยู่ในคำสั่งซื้อนี้',
    surplus: 'ไม่นับ: Litter tray จะเกินที่สั่งไว้',
    undo: 'ย้อนที่นับล่าสุด',
    rest: /^ที่เหลือ \d+ รายการครบ$/,
    review: 'ตรวจและยืนยัน',
    pack: 'บันทึกการจัดสินค้า',
    save: 'บันทึกจำนวน',
    complete: 'จัดครบทั้ง 2 รายการ',
    short: 'จัดไม่ครบ 1 รายการ รวม ฿40.00',
    newTotal: 'ยอดใหม่ ฿80.00 จากเดิม ฿120.00',
    because: (name) => `เหตุผลที่ ${name} ขาด`,
    becauseMissing: 'กรุณาเลือกเหตุผล',
    other: 'Somchai กำลังจัดคำสั่งซื้อนี้ด้วย',
    moved: 'คำสั่งซื้อนี้เปลี่ยนเป็น “กำลังจัดส่ง” แล้ว',
    cannot: 'คำสั่งซื้อนี้ไม่อยู่ในขั้นตอนจัดสินค้า',
    nothing: 'ไม่ได้จัดสินค้าเลย กรุณายกเลิกคำสั่งซื้อแทน',
  },
  en: {
    scan: 'Scan or type a barcode',
    packedOf: (name) => `Packed of ${name}`,
    wrong: 'A whole number up to 3',
    unknown: 'Not counted: 999999 is not in this order',
    surplus: 'Not counted: Litter tray would be more',
    undo: 'Undo last count',
    rest: /^Remaining \d+ in full$/,
    review: 'Review and pack',
    pack: 'Pack',
    save: 'Save packing',
    complete: 'All 2 lines are complete',
    short: '1 line is short, ฿40.00 in all',
    newTotal: 'New total ฿80.00 instead of ฿120.00',
    because: (name) => `Why ${name} is short`,
    becauseMissing: 'Choose a reason',
    other: 'Somchai is packing this order too',
    moved: 'This order is now “Shipping”',
    cannot: '{count, plural, one {# order is} other {# orders are}} left out: {status}',
    nothing: 'Nothing was packed: cancel the order instead',
  },
};

const Barcodes = [
  { Barcode: '8850001', P_Code: 'P1', Unit: 1, UnitRate: 1 },
  { Barcode: '8850002', P_Code: 'P2', Unit: 1, UnitRate: 1 },
  { Barcode: '8850003', P_Code: 'P2', Unit: 2, UnitRate: 3 },
];

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  async function openPacking(answers: Answers = {}, detail: OrderDetail = testDetail()) {
    const shop = await openShop({
      at: '/merchant/order/261121-6DQT1/C1/pack',
      language,
      staff: {},
      answers: {
        merchantOrderDetail: () => detail,
        merchantOrderPacking: () => ({ Barcodes, Counts: [], Others: [] }),
        countMerchantPacking: () => ({ Others: [] }),
        stepMerchantOrder: () => testDetail({ Status: 'Packed' }, { Steps: [] }),
        repackMerchantOrder: () => testDetail({ Status: 'Packed' }, { Steps: [] }),
        ...answers,
      },
    });
    const scanner = await until(() => screen.getByRole('textbox', { name: said.scan }));
    const field = (name: string) =>
      screen.getByRole<HTMLInputElement>('textbox', { name: said.packedOf(name) });
    const press = async (name: string | RegExp) => shop.hand.click(screen.getByRole('button', { name }));
    const review = async () => {
      await press(said.review);
      return until(() => screen.getByRole('dialog'));
    };
    /** The last that the shop was told to keep; counts that come fast go together. */
    const kept = (Counts: object[]) =>
      until(() => expect(shop.asked('countMerchantPacking').at(-1)?.body).toEqual({ Counts }));
    return { ...shop, scanner, field, press, review, kept };
  }

  test('B-52 a scan counts up the line of its unit, a box as many as it holds, and each is kept at once', async () => {
    const { hand, scanner, field, kept } = await openPacking();
    await hand.type(scanner, '8850001{Enter}8850001{Enter}');
    expect(field('Cat litter').value).toBe('2');
    await hand.type(scanner, '8850003{Enter}');
    expect(field('Litter tray').value).toBe('3');
    expect(scanner).toHaveProperty('value', '');
    await kept([
      { Line: 1, Packed: 2 },
      { Line: 2, Packed: 3 },
    ]);
  });

  test('B-52 a wrong or surplus scan is refused aloud and changes no line', async () => {
    const { hand, scanner, field, asked } = await openPacking({
      merchantOrderPacking: () => ({ Barcodes, Counts: [{ Line: 2, Packed: 3 }], Others: [] }),
    });
    expect(field('Litter tray').value, 'as it was counted before the reload').toBe('3');
    await hand.type(scanner, '999999{Enter}');
    await until(() => expect(screen.getByRole('alert').textContent).toBe(said.unknown));
    await hand.type(scanner, '8850002{Enter}');
    await until(() => expect(screen.getByRole('alert').textContent).toContain(said.surplus));
    await settled();
    expect([field('Cat litter').value, field('Litter tray').value]).toEqual(['', '3']);
    expect(asked('countMerchantPacking')).toEqual([]);
  });

  test('B-52 what a refused scan said goes with the next count, by hand too', async () => {
    const { hand, scanner, field } = await openPacking();
    await hand.type(scanner, '999999{Enter}');
    await until(() => screen.getByText(said.unknown));
    await hand.type(field('Cat litter'), '2{Enter}');
    await until(() => expect(screen.queryByText(said.unknown)).toBeNull());
  });

  test('B-52 Enter counts what is typed, or all of it, and goes on to the next line, from the last to the review', async () => {
    const { hand, field } = await openPacking();
    const first = field('Cat litter');
    await hand.click(first);
    await hand.keyboard('5{Enter}');
    await until(() => expect(screen.getByText(said.wrong)).toBeDefined());
    expect(document.activeElement).toBe(first);
    await hand.keyboard('2{Enter}');
    expect(document.activeElement).toBe(field('Litter tray'));
    await hand.keyboard('{Enter}');
    expect([first.value, field('Litter tray').value]).toEqual(['2', '3']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: said.review }));
  });

  test('B-52 a scanner that types into a number is still a scan, and the last count can be taken back', async () => {
    const { hand, field, press, kept } = await openPacking();
    await hand.click(field('Cat litter'));
    await hand.keyboard('8850002{Enter}');
    expect([field('Cat litter').value, field('Litter tray').value]).toEqual(['', '1']);
    await press(said.undo);
    expect(field('Litter tray').value).toBe('');
    await kept([]);
  });

  test('B-52 the review names what is missing with its sum and the new total, and asks why', async () => {
    const { hand, scanner, press, review, asked, address } = await openPacking();
    await hand.type(scanner, '8850001{Enter}');
    const field = screen.getByRole('textbox', { name: said.packedOf('Litter tray') });
    await hand.type(field, '3{Enter}');
    const sheet = await review();
    expect(sheet.textContent).toContain(said.short);
    expect(sheet.textContent).toContain(said.newTotal);
    await hand.click(within(sheet).getByRole('button', { name: said.pack }));
    await until(() => expect(within(sheet).getByText(said.becauseMissing)).toBeDefined());
    expect(asked('stepMerchantOrder')).toEqual([]);
    await hand.selectOptions(
      within(sheet).getByRole('combobox', { name: said.because('Cat litter') }),
      'outOfStock',
    );
    await press(said.pack);
    await until(() => expect(asked('stepMerchantOrder')).toHaveLength(1));
    expect(asked('stepMerchantOrder')[0]?.body).toMatchObject({
      From: 'Approved',
      To: 'Packed',
      Lines: [{ Line: 1, Packed: 1, Because: 'outOfStock' }],
    });
    await until(() => expect(address()).toMatch(/6DQT1\/C1$/));
  });

  test('B-52 once every line is counted, Enter in the empty field of the scanner opens the review, and packs nothing', async () => {
    const { hand, scanner, field, asked } = await openPacking();
    await hand.type(scanner, '8850001{Enter}{Enter}');
    expect(document.activeElement, 'on to what is not counted yet').toBe(field('Litter tray'));
    await hand.keyboard('{Enter}');
    await hand.click(scanner);
    await hand.keyboard('{Enter}');
    const sheet = await until(() => screen.getByRole('dialog'));
    await hand.keyboard('{Enter}');
    await settled();
    expect(sheet.isConnected).toBe(true);
    expect(asked('stepMerchantOrder')).toEqual([]);
  });

  test('B-52 an order that is complete is packed in two presses, and one of which nothing is there cannot be', async () => {
    const { hand, press, review, asked, address } = await openPacking();
    const empty = await review();
    expect(empty.textContent).toContain(said.nothing);
    expect(within(empty).queryByRole('button', { name: said.pack })).toBeNull();
    await hand.keyboard('{Escape}');
    empty.dispatchEvent(new Event('cancel'));
    const [close] = within(empty).getAllByRole('button');
    await hand.click(close ?? empty);
    await press(said.rest);
    const sheet = await review();
    expect(sheet.textContent).toContain(said.complete);
    // On a slow line the packed order is here for a while before the next page is.
    const shown: string[] = [];
    const watch = new MutationObserver(() => shown.push(document.body.textContent));
    watch.observe(document.body, { childList: true, subtree: true });
    await hand.click(within(sheet).getByRole('button', { name: said.pack }));
    await until(() => expect(asked('stepMerchantOrder')).toHaveLength(1));
    expect(asked('stepMerchantOrder')[0]?.body).toMatchObject({ To: 'Packed', Lines: [] });
    await until(() => expect(address()).toMatch(/6DQT1\/C1$/));
    watch.disconnect();
    expect(shown.filter((text) => text.includes(said.cannot))).toEqual([]);
  });

  test('B-29b a packing is corrected from what was packed', async () => {
    const detail = testDetail({ Status: 'Packed' }, { Steps: ['Shipping', 'Canceled'] });
    detail.OrderDetails.forEach((line) =>
      Object.assign(line, { PackedQuantity: 2, PackedAmount: 40, ShortBecause: 'damaged' }),
    );
    const { hand, field, review, asked, address } = await openPacking({}, detail);
    expect(field('Cat litter').value).toBe('2');
    await hand.clear(field('Cat litter'));
    await hand.type(field('Cat litter'), '3{Enter}');
    const sheet = await review();
    await hand.click(within(sheet).getByRole('button', { name: said.save }));
    await until(() => expect(asked('repackMerchantOrder')).toHaveLength(1));
    expect(asked('repackMerchantOrder')[0]?.body).toMatchObject({
      Lines: [{ Line: 2, Packed: 2, Because: 'damaged' }],
    });
    await until(() => expect(address()).toMatch(/6DQT1\/C1$/));
  });

  test('B-52b a colleague who packs the same order is named; once it has moved on nothing more is counted', async () => {
    let status: 'Approved' | 'Shipping' = 'Approved';
    const { hand, scanner } = await openPacking({
      merchantOrderDetail: () => testDetail({ Status: status }, status === 'Approved' ? {} : { Steps: [] }),
      merchantOrderPacking: () => ({
        Barcodes,
        Counts: [],
        Others: [{ Name: 'Somchai', Lines: 1, At: '2026-11-21T03:00:00.000Z' }],
      }),
      countMerchantPacking: () => {
        status = 'Shipping';
        return refusal(409, { code: 'ORDER_MOVED_ON', details: { Status: 'Shipping' } });
      },
    });
    expect(screen.getByText(said.other, { exact: false })).toBeDefined();
    await hand.type(scanner, '8850001{Enter}');
    await until(() => expect(screen.getByText(said.moved)).toBeDefined());
    expect(scanner).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: said.review })).toBeNull();
  });
});
