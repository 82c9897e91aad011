/** What staff do with an order besides its steps, with a hand on the page: undo, returns, corrected packing, notes, cash. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { refusal } from '../../testing/fake-shop.ts';
import { until } from '../../testing/until.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { testDetail } from './testing-orders.ts';

const words: InBoth<Record<string, string>> = {
  th: {
    undo: 'ย้อนสถานะ “จัดสินค้าแล้ว”',
    confirmUndo: 'ย้อนสถานะ',
    close: 'ปิด',
    discardTitle: 'ทิ้งสิ่งที่กรอกไว้หรือไม่',
    discard: 'ทิ้ง',
    stay: 'แก้ไขต่อ',
    notNow: 'ย้อนกลับ',
    failed: 'บันทึกจัดส่งไม่สำเร็จ',
    saveFailed: 'บันทึกผลการจัดส่ง',
    back: 'รับคืนสินค้า',
    backOf: 'จำนวนที่คืนของ Cat litter',
    restockedOf: 'คืนเข้าสต็อกของ Cat litter',
    saveBack: 'บันทึกการรับคืน',
    all: 'คืนทั้งหมด',
    reason: 'เหตุผล',
    reasonMissing: 'กรุณาระบุเหตุผล',
    cancel: 'ยกเลิกคำสั่งซื้อ',
    couponBack: 'คูปองที่ลูกค้าใช้กับคำสั่งซื้อนี้จะคืนให้ลูกค้า',
    mostOne: 'จำนวนเต็มไม่เกิน 1',
    addNote: 'เพิ่มบันทึก',
    internal: 'โน้ตภายใน (ไม่บังคับ)',
    saveNote: 'บันทึก',
    staffOnly: 'เฉพาะพนักงาน:',
    delivered: 'ยืนยันส่งถึงลูกค้า',
    cash: 'บันทึกรับเงินสด ฿120.00',
    confirmCash: 'บันทึกรับเงิน',
    held: 'ยังไม่ได้นำส่ง',
    refund: 'ต้องคืนเงินลูกค้า ฿40.00',
    handIn: 'บันทึกรับเงินนำส่ง',
    handInAsk: 'ได้รับเงินนำส่ง ฿320.00 ครบแล้วใช่ไหม?',
    handInConfirm: 'ยืนยันว่าได้รับครบ',
    allIn: 'นำส่งเงินสดครบแล้ว',
  },
  en: {
    undo: 'Undo “Packed”',
    confirmUndo: 'Undo step',
    close: 'Close',
    discardTitle: 'Discard what you typed?',
    discard: 'Discard',
    stay: 'Keep editing',
    notNow: 'Back',
    failed: 'Delivery failed',
    saveFailed: 'Record attempt',
    back: 'Take goods back',
    backOf: 'Came back of Cat litter',
    restockedOf: 'Back to stock of Cat litter',
    saveBack: 'Record return',
    all: 'Everything came back',
    reason: 'Reason',
    reasonMissing: 'Please enter the reason',
    cancel: 'Cancel order',
    couponBack: 'The customer gets back the coupon that was used for it.',
    mostOne: 'A whole number up to 1',
    addNote: 'Add note',
    internal: 'Internal note (optional)',
    saveNote: 'Save note',
    staffOnly: 'For staff:',
    delivered: 'Mark as delivered',
    cash: 'Record ฿120.00 in cash',
    confirmCash: 'Record cash',
    held: 'Not handed in yet',
    refund: 'To be paid back to the customer: ฿40.00',
    handIn: 'Receive cash',
    handInAsk: 'Have you received ฿320.00?',
    handInConfirm: 'Received',
    allIn: 'All cash is handed in',
  },
};

const PATH = '/merchant/order/261121-6DQT1/C1';

describe.each(LANGUAGES)('in %s', (language) => {
  const said = (name: string): string => words[language][name] ?? name;
  const button = (name: string) => until(() => screen.getByRole('button', { name: said(name) }));
  const field = (inside: HTMLElement, name: string) =>
    within(inside).getByRole('textbox', { name: said(name) });
  const sheet = () => until(() => screen.getByRole('dialog'));

  const openOrder = (detail: OrderDetail, after = detail) =>
    openShop({
      at: PATH,
      language,
      staff: {},
      answers: {
        merchantOrderDetail: () => detail,
        stepMerchantOrder: () => after,
        undoMerchantOrder: () => after,
        failMerchantDelivery: () => after,
        returnMerchantOrder: () => after,
        merchantReturnWorth: () => ({ Amount: 33.25 }),
        noteMerchantOrder: () => after,
        takeMerchantCash: () => after,
      },
    });

  test('B-29 the last step is taken back once that is confirmed, and the order is shown as it is then', async () => {
    const { hand, asked } = await openOrder(
      testDetail({ Status: 'Packed' }, { UndoTo: 'Approved', Steps: ['Shipping', 'Canceled'] }),
      testDetail({ Status: 'Approved' }, { UndoTo: null }),
    );
    await hand.click(await button('undo'));
    const dialog = await sheet();
    expect(asked('undoMerchantOrder')).toEqual([]);
    await hand.click(within(dialog).getByRole('button', { name: said('confirmUndo') }));
    await until(() => expect(asked('undoMerchantOrder')).toHaveLength(1));
    expect(asked('undoMerchantOrder')[0]?.body).toEqual({ From: 'Packed' });
    await until(() => expect(screen.queryByRole('button', { name: said('undo') })).toBeNull());
  });

  test('B-29b a sheet with something typed asks before it is left by its buttons, by Escape and for another page', async () => {
    const { hand, address } = await openOrder(
      testDetail({ Status: 'Shipping' }, { Steps: ['Delivered', 'Returned'] }),
    );
    const here = address();
    await hand.click(await button('failed'));
    await hand.click(within(await sheet()).getByRole('button', { name: said('close') }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    await hand.click(await button('failed'));
    const dialog = await sheet();
    await hand.type(field(dialog, 'reason'), 'Nobody there');
    await hand.click(within(dialog).getByRole('button', { name: said('close') }));
    const question = () => until(() => screen.getByRole('dialog', { name: said('discardTitle') }));
    await hand.click(within(await question()).getByRole('button', { name: said('stay') }));
    expect(field(dialog, 'reason')).toHaveProperty('value', 'Nobody there');
    await hand.click(within(dialog).getByRole('button', { name: said('notNow') }));
    await hand.click(within(await question()).getByRole('button', { name: said('stay') }));
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await hand.click(within(await question()).getByRole('button', { name: said('discard') }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(here);
    await hand.click(await button('failed'));
    await hand.type(field(await sheet(), 'reason'), 'Nobody there');
    await hand.click(document.querySelector('a[href$="/merchant/log"]') ?? document.body);
    await hand.click(within(await question()).getByRole('button', { name: said('stay') }));
    expect(address()).toBe(here);
    expect(field(await sheet(), 'reason')).toHaveProperty('value', 'Nobody there');
  });

  test.each([true, false])('P-43 canceling says whether a coupon goes back: %s', async (hasCoupon) => {
    const coupon = {
      PromotionId: 'P',
      Name: 'Off',
      DiscountAmount: 20,
      FreeAmount: 0,
      Times: 1,
      CouponId: 'K1',
    };
    const { hand } = await openOrder(
      testDetail({ Status: 'Approved' }, { Steps: ['Canceled'], Promotions: hasCoupon ? [coupon] : [] }),
    );
    await hand.click(await button('cancel'));
    const dialog = await sheet();
    expect(within(dialog).queryByText(said('couponBack')) !== null).toBe(hasCoupon);
  });

  test('B-29b a failed delivery needs a reason', async () => {
    const { hand, asked } = await openOrder(
      testDetail({ Status: 'Shipping' }, { Steps: ['Delivered', 'Returned'] }),
    );
    await hand.click(await button('failed'));
    const dialog = await sheet();
    await hand.click(within(dialog).getByRole('button', { name: said('saveFailed') }));
    await until(() => expect(dialog.textContent).toContain(said('reasonMissing')));
    await hand.type(field(dialog, 'reason'), 'Nobody there');
    await hand.click(within(dialog).getByRole('button', { name: said('saveFailed') }));
    await until(() => expect(asked('failMerchantDelivery')).toHaveLength(1));
    expect(asked('failMerchantDelivery')[0]?.body).toEqual({ Reason: 'Nobody there', Note: '' });
  });

  test('B-28 goods come back in part: no more than the customer has, some of it written off', async () => {
    const detail = testDetail({ Status: 'Delivered' }, { Steps: ['Returned'] });
    Object.assign(detail.OrderDetails[0] ?? {}, { ReturnedQuantity: 2 });
    const { hand, asked } = await openOrder(detail);
    await hand.click(await button('back'));
    const dialog = await sheet();
    await hand.click(within(dialog).getByRole('button', { name: said('all') }));
    expect(field(dialog, 'backOf')).toHaveProperty('value', '1');
    await hand.clear(field(dialog, 'backOf'));
    await hand.type(field(dialog, 'backOf'), '2');
    await hand.click(within(dialog).getByRole('button', { name: said('saveBack') }));
    await until(() => expect(dialog.textContent).toContain(said('mostOne')));
    expect(dialog.textContent).toContain(said('reasonMissing'));
    await hand.clear(field(dialog, 'backOf'));
    await hand.type(field(dialog, 'backOf'), '1');
    await hand.type(field(dialog, 'restockedOf'), '0');
    await hand.type(field(dialog, 'reason'), 'Torn');
    await hand.click(within(dialog).getByRole('button', { name: said('saveBack') }));
    await until(() => expect(asked('returnMerchantOrder')).toHaveLength(1));
    expect(asked('returnMerchantOrder')[0]?.body).toEqual({
      Lines: [
        { Line: 1, Quantity: 1, Restocked: 0 },
        { Line: 2, Quantity: 3, Restocked: 3 },
      ],
      Reason: 'Torn',
      Note: '',
    });
  });

  test('P-05 B-28 what goods of promotions are worth is what the shop says, and nothing is said until it does', async () => {
    const detail = testDetail({ Status: 'Delivered' }, { Steps: ['Returned'] });
    const promoted = {
      ...detail,
      Promotions: [{ PromotionId: 'TEN', Name: 'Ten off', DiscountAmount: 10, FreeAmount: 0, Times: 1 }],
    };
    const { hand, asked } = await openOrder(promoted);
    await hand.click(await button('back'));
    const dialog = await sheet();
    await hand.type(field(dialog, 'backOf'), '1');
    expect(dialog.textContent).not.toContain('฿33.25');
    await until(() => expect(dialog.textContent).toContain('฿33.25'));
    expect(asked('merchantReturnWorth')[0]?.body).toEqual({
      Lines: [{ Line: 1, Quantity: 1, Restocked: 1 }],
    });
  });

  test('B-29b an internal note is marked as such in the history', async () => {
    const noted = {
      Kind: 'note',
      At: '2026-11-21T03:00:00Z',
      From: 'Approved',
      To: 'Approved',
      By: 'Somchai',
      ByKind: 'staff',
      Reason: '',
      Note: 'Pays late',
    } as const;
    const { hand, asked } = await openOrder(testDetail(), testDetail({}, { Events: [noted] }));
    await hand.click(await button('addNote'));
    const dialog = await sheet();
    await hand.type(field(dialog, 'internal'), 'Pays late');
    await hand.click(within(dialog).getByRole('button', { name: said('saveNote') }));
    await until(() => expect(asked('noteMerchantOrder')).toHaveLength(1));
    expect(asked('noteMerchantOrder')[0]?.body).toEqual({ Reason: '', Note: 'Pays late' });
    await until(() =>
      expect(screen.getByRole('main').textContent).toContain(`${said('staffOnly')} Pays late`),
    );
  });

  test('B-29c at delivery the cash is recorded only if it was taken', async () => {
    const detail = testDetail({ Status: 'Shipping' }, { Steps: ['Delivered', 'Returned'] });
    const { hand, asked } = await openOrder(detail);
    for (const takes of [false, true]) {
      await hand.click(await button('delivered'));
      const dialog = await sheet();
      const box = within(dialog).getByRole('checkbox');
      expect(box).toHaveProperty('checked', false);
      if (takes) await hand.click(box);
      await hand.click(within(dialog).getByRole('button', { name: said('delivered') }));
      await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(asked('stepMerchantOrder').map(({ body }) => (body as { Cash?: boolean }).Cash)).toEqual([
      undefined,
      true,
    ]);
  });

  test('B-29c cash is taken afterwards with its sum; who holds it and what is owed back are said', async () => {
    const cash = {
      Amount: 120,
      At: '2026-11-21T03:00:00Z',
      By: 'Somchai',
      HandedInAt: null,
      MayRemove: false,
    };
    const { hand, asked } = await openOrder(
      testDetail({ Status: 'Delivered' }, { Steps: ['Returned'] }),
      testDetail({ Status: 'Delivered', PaymentStatus: 'paid', AmountDue: 0, Cash: cash, RefundDue: 40 }),
    );
    await hand.click(await button('cash'));
    const dialog = await sheet();
    expect(dialog.textContent).toContain('฿120.00');
    await hand.click(within(dialog).getByRole('button', { name: said('confirmCash') }));
    await until(() => expect(asked('takeMerchantCash')).toHaveLength(1));
    expect(asked('takeMerchantCash')[0]?.body).toEqual({ Amount: 120 });
    await until(() => expect(screen.getByRole('main').textContent).toContain(said('held')));
    expect(screen.getByRole('main').textContent).toContain(said('refund'));
  });

  test('B-29c what a person holds is handed in with the sum; where it has changed, the list is loaded again', async () => {
    const holder = { UserId: 'S1', Name: 'Somchai', Count: 2, Sum: 320, Since: '2026-11-21T03:00:00Z' };
    const receipt = {
      OrderID: '261121-6DQT1',
      SaleUnit: 'C1',
      Customer_Name: 'Baan Maew',
      Amount: 320,
      At: '2026-11-21T03:00:00Z',
      By: 'Somchai',
    };
    let isIn = false;
    let hasChanged = true;
    const { hand, asked } = await openShop({
      at: '/merchant/cash',
      language,
      staff: { Rights: ['receiveCash'] },
      answers: {
        heldCash: () =>
          isIn ? { Data: [], Next: null, Holders: [] } : { Data: [receipt], Next: null, Holders: [holder] },
        handInCash: () => {
          if (hasChanged) return refusal(409, { code: 'CASH_CHANGED', message: 'changed' });
          isIn = true;
          return { Count: 2, Sum: 320 };
        },
      },
    });
    for (const changed of [true, false]) {
      hasChanged = changed;
      await hand.click(await button('handIn'));
      const dialog = await sheet();
      expect(dialog.textContent).toContain(said('handInAsk'));
      await hand.click(within(dialog).getByRole('button', { name: said('handInConfirm') }));
      await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(asked('handInCash').map(({ body }) => body)).toEqual(
      [1, 2].map(() => ({ SaleUnit: 'C1', UserId: 'S1', Count: 2, Sum: 320 })),
    );
    await until(() => expect(screen.getByRole('main').textContent).toContain(said('allIn')));
  });
});
