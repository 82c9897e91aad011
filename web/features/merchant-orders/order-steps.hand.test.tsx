/** Steps of an order with a hand on them: what is typed is neither sent nor lost by chance, and what a step does is said. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { testDetail, testListed } from './testing-orders.ts';

type Words = {
  pack: string;
  approve: string;
  packedOf: (name: string) => string;
  note: string;
  internalNote: string;
  customerReads: string;
  close: string;
  stay: string;
  back: string;
  pick: (id: string) => string;
  delivered: string;
  deliveredPaid: string;
  paid: (count: number, sum: string) => string;
  unpaid: (count: number, sum: string) => string;
};

const words: InBoth<Words> = {
  th: {
    pack: 'บันทึกการจัดสินค้า',
    approve: 'ยืนยันคำสั่งซื้อ',
    packedOf: (name) => `จำนวนที่จัดได้ของ ${name}`,
    note: 'หมายเหตุถึงลูกค้า (ไม่บังคับ)',
    internalNote: 'โน้ตภายใน (ไม่บังคับ)',
    customerReads: 'ลูกค้าเห็นข้อความนี้ในประวัติคำสั่งซื้อ',
    close: 'ปิด',
    stay: 'แก้ไขต่อ',
    back: 'ย้อนกลับ',
    pick: (id) => `เลือกคำสั่งซื้อ ${id}`,
    delivered: 'ยืนยันส่งถึงลูกค้า',
    deliveredPaid: 'ยืนยันส่งถึงลูกค้า และรับเงินแล้ว',
    paid: (count, sum) => `เก็บเงินปลายทาง ${count} รายการ รวม ${sum} เงินจะอยู่ในความรับผิดชอบของคุณ`,
    unpaid: (count, sum) => `เก็บเงินปลายทาง ${count} รายการ รวม ${sum} จะยังไม่ชำระ`,
  },
  en: {
    pack: 'Pack',
    approve: 'Approve',
    packedOf: (name) => `Packed of ${name}`,
    note: 'Note to the customer (optional)',
    internalNote: 'Internal note (optional)',
    customerReads: 'The customer reads this in the order’s history.',
    close: 'Close',
    stay: 'Keep editing',
    back: 'Back',
    pick: (id) => `Select Order ${id}`,
    delivered: 'Mark as delivered',
    deliveredPaid: 'Mark as delivered, cash taken',
    paid: (count, sum) => `${count} orders paid in cash on delivery, ${sum} in all: you hold this money`,
    unpaid: (count, sum) => `${count} orders paid in cash on delivery, ${sum} in all, stay unpaid`,
  },
};

const ORDER_PATH = '/merchant/order/261121-6DQT1/C1';

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  /** The order's page with the sheet of a step open. */
  async function openStep(step: string, detail = testDetail()) {
    const shop = await openShop({
      at: ORDER_PATH,
      language,
      staff: {},
      answers: {
        merchantOrderDetail: () => detail,
        stepMerchantOrder: () => testDetail({ Status: 'Packed' }, { Steps: [] }),
      },
    });
    await shop.hand.click(await until(() => screen.getByRole('button', { name: step })));
    const sheet = await until(() => screen.getByRole('dialog'));
    return { ...shop, sheet };
  }

  test('B-52 a press beside the sheet leaves it as long as nothing is typed, and afterwards asks', async () => {
    const { hand, sheet } = await openStep(
      said.approve,
      testDetail({ Status: 'Wait' }, { Steps: ['Approved'] }),
    );
    const note = within(sheet).getByRole('textbox', { name: said.note });
    await hand.type(note, '2');
    const stay = () => until(() => screen.getByRole('button', { name: said.stay }));
    await hand.click(sheet);
    await hand.click(await stay());
    const escape = new Event('cancel', { cancelable: true });
    sheet.dispatchEvent(escape);
    expect(escape.defaultPrevented, 'nor does Escape lose it').toBe(true);
    await hand.click(await stay());
    expect(screen.getByRole('dialog')).toBe(sheet);
    expect(note).toHaveProperty('value', '2');
    await hand.clear(note);
    await hand.click(sheet);
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('B-54 the remark of a step says that the customer reads it', async () => {
    const { sheet } = await openStep(said.approve, testDetail({ Status: 'Wait' }, { Steps: ['Approved'] }));
    const note = within(sheet).getByRole('textbox', { name: said.note });
    const described = note.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(said.customerReads);
  });

  test('B-54 B-29c "delivered" for many says how many cash orders, and what sum, stay unpaid or are taken', async () => {
    const onItsWay = { Status: 'Shipping' } as const;
    const orders = [
      testListed({ ...onItsWay, OrderID: 'A', Total: 1000.5 }),
      testListed({ ...onItsWay, OrderID: 'B', Total: 200 }),
      testListed({ ...onItsWay, OrderID: 'C', Total: 40, PaymentType: 2 }),
      testListed({ ...onItsWay, OrderID: 'D', Total: 8, PaymentStatus: 'paid' }),
      testListed({ Status: 'Wait', OrderID: 'E', Total: 16 }),
    ];
    const { hand, asked } = await openShop({
      at: '/merchant/order',
      language,
      staff: {},
      answers: {
        merchantOrders: () => ({ Data: orders, Next: null, MoreCustomers: false }),
        staffCenters: () => [],
        orderStepsAhead: () => ({
          BusyCount: 0,
          Busy: [],
          Count: 5,
          Steps: [
            {
              To: 'Delivered',
              Count: 4,
              Sum: 1248.5,
              CashCount: 2,
              CashSum: 1200.5,
              IsPickup: false,
              Cannot: [{ Status: 'Wait', Count: 1 }],
            },
          ],
        }),
        runOrderSteps: () => refusal(409, { code: 'TOO_MANY_RUNS' }),
      },
    });
    for (const { OrderID } of orders)
      await hand.click(await until(() => screen.getByRole('checkbox', { name: said.pick(OrderID) })));
    await hand.click(await until(() => screen.getByRole('button', { name: said.delivered })));
    const first = await until(() => screen.getByRole('dialog'));
    await until(() => expect(first.textContent).toContain(said.unpaid(2, '฿1,200.50')));
    await hand.click(within(first).getByRole('button', { name: said.back }));
    await hand.click(await until(() => screen.getByRole('button', { name: said.deliveredPaid })));
    const dialog = await until(() => screen.getByRole('dialog'));
    await until(() => expect(dialog.textContent).toContain(said.paid(2, '฿1,200.50')));
    expect(asked('runOrderSteps'), 'asked before anything is done').toEqual([]);
    const [, confirm] = within(dialog).getAllByRole('button');
    await hand.click(confirm ?? dialog);
    await until(() => expect(asked('runOrderSteps')).toHaveLength(1));
    expect(asked('runOrderSteps')[0]?.body).toMatchObject({
      To: 'Delivered',
      Cash: true,
      Seen: { Count: 4, Sum: 1248.5, CashCount: 2, CashSum: 1200.5 },
    });
    // The shop refused it: the question stays, with the reason.
    await until(() => expect(within(dialog).getByRole('alert')).toBeDefined());
  });
});
