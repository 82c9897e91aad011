/** What comes back and what is taken back, with a hand on the page: a refused order, a return, the cash of a step. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { testDetail } from './testing-orders.ts';

const words: InBoth<Record<string, string>> = {
  th: {
    confirmUndo: 'ย้อนสถานะ',
    refused: 'รับคืนทั้งหมด (ลูกค้าไม่รับ)',
    undoReturn: 'ย้อนการรับคืนครั้งที่ 2',
    confirmUndoReturn: 'ย้อนการรับคืน',
    withCash: 'เงินสดที่บันทึกพร้อมกันจะถูกยกเลิกด้วย',
    undoDelivered: 'ย้อนสถานะ “ส่งถึงแล้ว”',
    cashFirst: 'กรุณายกเลิกรายการเงินสดก่อน',
    undone: 'ย้อนแล้วเมื่อ',
    notMore: 'ต้องไม่เกินจำนวนที่คืน',
    restockedOf: 'คืนเข้าสต็อกของ Cat litter',
    reason: 'เหตุผล',
    backOf: 'จำนวนที่คืนของ Cat litter',
  },
  en: {
    confirmUndo: 'Undo step',
    refused: 'Refused, take all back',
    undoReturn: 'Undo return 2',
    confirmUndoReturn: 'Undo return',
    withCash: 'The cash recorded with it is removed too.',
    undoDelivered: 'Undo “Delivered”',
    cashFirst: 'remove the cash first',
    undone: 'Undone',
    notMore: 'Not more than came back',
    restockedOf: 'Back to stock of Cat litter',
    reason: 'Reason',
    backOf: 'Came back of Cat litter',
  },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const said = (name: string): string => words[language][name] ?? name;
  const button = (name: string) => until(() => screen.getByRole('button', { name: said(name) }));
  const field = (inside: HTMLElement, name: string) =>
    within(inside).getByRole('textbox', { name: said(name) });
  const sheet = () => until(() => screen.getByRole('dialog'));

  const openOrder = (detail: OrderDetail, after = detail) =>
    openShop({
      at: '/merchant/order/261121-6DQT1/C1',
      language,
      staff: {},
      answers: {
        merchantOrderDetail: () => detail,
        stepMerchantOrder: () => after,
        undoMerchantOrder: () => after,
      },
    });

  test('B-29 a return in part is taken back by its number; its document says so then', async () => {
    const document = {
      No: 2,
      At: '2026-11-21T03:00:00Z',
      By: 'Somchai',
      Reason: 'Torn',
      Amount: 20,
      UndoneAt: null,
      Lines: [{ Line: 1, Quantity: 1, Restocked: 1 }],
    };
    const { hand, asked } = await openOrder(
      testDetail({ Status: 'Delivered' }, { UndoTo: 'Delivered', UndoReturn: 2, Returns: [document] }),
      testDetail({ Status: 'Delivered' }, { Returns: [{ ...document, UndoneAt: '2026-11-21T03:05:00Z' }] }),
    );
    expect(screen.getByRole('main').textContent).not.toContain(`${said('undone')} `);
    await hand.click(await button('undoReturn'));
    await hand.click(within(await sheet()).getByRole('button', { name: said('confirmUndoReturn') }));
    await until(() => expect(asked('undoMerchantOrder')).toHaveLength(1));
    expect(asked('undoMerchantOrder')[0]?.body).toEqual({ From: 'Delivered', Return: 2 });
    await until(() => expect(screen.getByRole('main').textContent).toContain(`${said('undone')} `));
  });

  test('B-29 what becomes of the cash is said before a step is taken back, or what to do first', async () => {
    const { hand } = await openOrder(
      testDetail({ Status: 'Delivered' }, { UndoTo: 'Shipping', UndoCash: 'with' }),
      testDetail({ Status: 'Delivered' }, { UndoCash: 'first' }),
    );
    await hand.click(await button('undoDelivered'));
    const dialog = await sheet();
    expect(dialog.textContent).toContain(said('withCash'));
    await hand.click(within(dialog).getByRole('button', { name: said('confirmUndo') }));
    await until(() => expect(screen.getByRole('main').textContent).toContain(said('cashFirst')));
    expect(screen.queryByRole('button', { name: said('undoDelivered') })).toBeNull();
  });

  test('B-28 of a refused order all goes back to stock but what is said to be written off', async () => {
    const { hand, asked } = await openOrder(
      testDetail({ Status: 'Shipping' }, { Steps: ['Delivered', 'Returned'] }),
    );
    await hand.click(await button('refused'));
    const dialog = await sheet();
    expect(within(dialog).queryByRole('textbox', { name: said('backOf') })).toBeNull();
    await hand.type(field(dialog, 'restockedOf'), '4');
    await hand.type(field(dialog, 'reason'), 'Wet');
    await hand.click(within(dialog).getByRole('button', { name: said('refused') }));
    await until(() => expect(dialog.textContent).toContain(said('notMore')));
    await hand.clear(field(dialog, 'restockedOf'));
    await hand.type(field(dialog, 'restockedOf'), '1');
    await hand.click(within(dialog).getByRole('button', { name: said('refused') }));
    await until(() => expect(asked('stepMerchantOrder')).toHaveLength(1));
    expect(asked('stepMerchantOrder')[0]?.body).toEqual({
      From: 'Shipping',
      To: 'Returned',
      Reason: 'Wet',
      Note: '',
      Restocked: [{ Line: 1, Restocked: 1 }],
    });
  });
});
