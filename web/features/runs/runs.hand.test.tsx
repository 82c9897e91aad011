/** Many orders moved on by hand: what would come of it is told first, then its progress stays in view. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { testListed } from '../merchant-orders/testing-orders.ts';

type Detail = CallAnswer<'run'>;
type Words = {
  pick: (id: string) => string;
  pickAll: string;
  whole: string;
  deliver: string;
  deliverPaid: string;
  asked: string;
  sum: string;
  cash: RegExp;
  cannot: RegExp;
  changed: RegExp;
  panel: string;
  progress: RegExp;
  stop: string;
  askStop: RegExp;
  errors: string;
  result: string;
  export: string;
  making: RegExp;
  ready: string;
  excel: string;
  csv: string;
  close: string;
  none: string;
};

const words: InBoth<Words> = {
  th: {
    pick: (id) => `เลือกคำสั่งซื้อ ${id}`,
    pickAll: 'เลือกทั้งหมดที่แสดงอยู่',
    whole: 'เลือกทุกรายการที่ค้นเจอ',
    deliver: 'ยืนยันส่งถึงลูกค้า',
    deliverPaid: 'ยืนยันส่งถึงลูกค้า และรับเงินแล้ว',
    asked: 'ยืนยันส่งถึงลูกค้า และรับเงินแล้ว 5 รายการ?',
    sum: '5 รายการ รวม ฿30,000.50',
    cash: /5 รายการ.*฿22,117\.00/,
    cannot: /ข้าม 2 รายการ.*ยืนยัน/,
    changed: /ORDERS_CHANGED|เปลี่ยนไปแล้ว/,
    panel: 'งานที่สั่งไว้',
    progress: /ทำแล้ว 3 จาก 5 รายการ/,
    stop: 'หยุด',
    askStop: /^หยุด “/,
    errors: 'ดาวน์โหลดรายการที่ไม่สำเร็จ',
    result: 'ดาวน์โหลดผล',
    export: 'ส่งออก',
    making: /กำลังเตรียมไฟล์ 60%/,
    ready: 'ไฟล์พร้อมดาวน์โหลด',
    excel: 'ดาวน์โหลด Excel',
    csv: 'ดาวน์โหลด CSV',
    close: 'ปิด',
    none: 'ยังไม่มีงานที่สั่งไว้',
  },
  en: {
    pick: (id) => `Select Order ${id}`,
    pickAll: 'Select all that are shown',
    whole: 'Select everything in the list',
    deliver: 'Mark as delivered',
    deliverPaid: 'Mark as delivered, cash taken',
    asked: 'Mark as delivered, cash taken: 5 orders?',
    sum: '5 orders, ฿30,000.50 in all',
    cash: /5 orders.*฿22,117\.00/,
    cannot: /2 orders are left out: Waiting/,
    changed: /ORDERS_CHANGED/,
    panel: 'Background tasks',
    progress: /3 of 5 done/,
    stop: 'Stop',
    askStop: /^Stop “/,
    errors: 'Download the errors',
    result: 'Download the result',
    export: 'Export',
    making: /Making the file: 60%/,
    ready: 'Ready to download',
    excel: 'Download Excel',
    csv: 'Download CSV',
    close: 'Close',
    none: 'Nothing has been started yet',
  },
};

const orders = ['A-1', 'A-2'].map((OrderID) => testListed({ OrderID, Status: 'Shipping' }));
const STEP = {
  To: 'Delivered' as const,
  Count: 5,
  Sum: 30_000.5,
  CashCount: 5,
  CashSum: 22_117,
  IsPickup: false,
  Cannot: [{ Status: 'Wait' as const, Count: 2 }],
};
const RUN_ID = '00000000-0000-4000-8000-000000000001';
const run = (changes: Partial<Detail> = {}): Detail => ({
  RunId: RUN_ID,
  Title: 'Deliver 5',
  State: 'running',
  Total: 5,
  Done: 2,
  Failed: 1,
  MakesTable: false,
  MayUndo: false,
  Result: 'none',
  Error: null,
  By: 'Sale',
  StartedAt: '2026-11-21T03:00:00.000Z',
  EndedAt: null,
  Failures: [{ Key: 'A-9', Message: 'Moved on' }],
  ...changes,
});

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const open = (
    answers: Answers,
    { Next = null, at = '/merchant/order' }: { Next?: string | null; at?: string } = {},
  ) =>
    openShop({
      at,
      language,
      staff: {},
      answers: {
        merchantOrders: () => ({ Data: orders, Next, MoreCustomers: false }),
        staffCenters: () => [],
        orderStepsAhead: () => ({ Count: 9, BusyCount: 2, Busy: ['B-1', 'B-2'], Steps: [STEP] }),
        ...answers,
      },
    });
  const button = (name: string) => screen.getByRole('button', { name });
  const panel = () => screen.getByRole('region', { name: said.panel });
  const dialog = (name: string | RegExp) => screen.getByRole('dialog', { name });

  test('B-72 what would come of a step is told before it is started, and is what is started', async () => {
    const { hand, asked } = await open({ runOrderSteps: () => ({ RunId: RUN_ID }), run: () => run() });
    for (const { OrderID } of orders)
      await hand.click(await until(() => screen.getByRole('checkbox', { name: said.pick(OrderID) })));
    expect(asked('orderStepsAhead')).toEqual([]);
    await hand.click(button(said.deliverPaid));
    const question = await until(() => dialog(said.asked));
    expect(question.textContent).toContain(said.sum);
    expect(question.textContent).toMatch(said.cash);
    expect(question.textContent).toMatch(said.cannot);
    expect(question.textContent).toContain('B-1, B-2');
    expect(asked('runOrderSteps')).toEqual([]);
    await hand.click(within(question).getByRole('button', { name: said.deliverPaid }));
    await until(() => expect(panel().textContent).toMatch(said.progress));
    expect(asked('runOrderSteps').map(({ body }) => body)).toEqual([
      {
        Orders: orders.map(({ OrderID, SaleUnit }) => ({ OrderID, SaleUnit })),
        To: 'Delivered',
        Cash: true,
        Seen: { Count: 5, Sum: 30_000.5, CashCount: 5, CashSum: 22_117 },
      },
    ]);
    expect(panel().textContent).toContain('A-9 Moved on');
    expect(screen.queryByRole('button', { name: said.deliver })).toBeNull();
  });

  test('B-72 sums that changed meanwhile are told anew, and nothing is started', async () => {
    const { hand, asked } = await open({ runOrderSteps: () => refusal(409, { code: 'ORDERS_CHANGED' }) });
    await hand.click(await until(() => screen.getByRole('checkbox', { name: said.pick('A-1') })));
    await hand.click(button(said.deliver));
    const question = await until(() => screen.getByRole('dialog'));
    await until(() => expect(question.textContent).toContain(said.sum));
    await hand.click(within(question).getByRole('button', { name: said.deliver }));
    await until(() => expect(within(question).getByRole('alert').textContent).toMatch(said.changed));
    await until(() => expect(asked('orderStepsAhead')).toHaveLength(2));
    expect(screen.queryByRole('region', { name: said.panel })).toBeNull();
  });

  test('B-72 all that the list has can be picked, beyond what is shown', async () => {
    const { hand, asked } = await open(
      { runOrderSteps: () => ({ RunId: RUN_ID }), run: () => run() },
      { Next: 'p1_A-2', at: '/merchant/order?tab=Shipping&text=Baan' },
    );
    await hand.click(await until(() => screen.getByRole('checkbox', { name: said.pickAll })));
    await hand.click(button(said.whole));
    await hand.click(await until(() => button(said.deliverPaid)));
    const question = await until(() => dialog(said.asked));
    await hand.click(within(question).getByRole('button', { name: said.deliverPaid }));
    await until(panel);
    const list = { type: '3', tab: 'Shipping', text: 'Baan' };
    expect(asked('orderStepsAhead').at(-1)?.body).toEqual(list);
    expect(asked('runOrderSteps')[0]?.body).toMatchObject(list);
  });

  test('B-72b a run is stopped after a question, and its errors are downloaded when it is over', async () => {
    let state: Partial<Detail> = {};
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { hand, asked } = await open({
      runOrderSteps: () => ({ RunId: RUN_ID }),
      run: () => run(state),
      stopRun: () => {
        state = { State: 'stopped', Result: 'rows' };
        return run(state);
      },
      runResult: () =>
        new Response('x', { headers: { 'content-disposition': 'attachment; filename="errors.csv"' } }),
    });
    await hand.click(await until(() => screen.getByRole('checkbox', { name: said.pick('A-1') })));
    await hand.click(button(said.deliver));
    const question = await until(() => screen.getByRole('dialog'));
    await until(() => expect(question.textContent).toContain(said.sum));
    await hand.click(within(question).getByRole('button', { name: said.deliver }));
    await hand.click(await until(() => within(panel()).getByRole('button', { name: said.stop })));
    const stop = await until(() => dialog(said.askStop));
    expect(asked('stopRun')).toEqual([]);
    await hand.click(within(stop).getByRole('button', { name: said.stop }));
    const errors = await until(() => within(panel()).getByRole('button', { name: said.errors }));
    expect(within(panel()).queryByRole('progressbar'), 'over, it is a line').toBeNull();
    expect(within(panel()).getByRole('article').getAttribute('data-strip')).toBe('true');
    const list = within(panel()).getByText(/A-9/).closest('details');
    expect(list?.open, 'what failed is told when it is asked for').toBe(false);
    await hand.click(errors);
    await until(() => expect(saved).toHaveBeenCalledOnce());
    saved.mockRestore();
    expect(asked('runResult')[0]?.query).toEqual({ rows: 'failed' });
    await hand.click(within(panel()).getByRole('button', { name: said.close }));
    await until(() => expect(screen.queryByRole('region', { name: said.panel })).toBeNull());
  });

  test('B-72c what the list shows is exported, and comes as Excel or CSV when it is ready', async () => {
    let state: Partial<Detail> = { Done: 3, Failed: 0 };
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const exported = () => run({ Title: 'Export of 1,200', MakesTable: true, Failures: [], ...state });
    const { hand, asked } = await open(
      {
        exportOrders: () => ({ RunId: RUN_ID }),
        run: exported,
        runResult: () =>
          new Response('x', { headers: { 'content-disposition': 'attachment; filename="orders.xlsx"' } }),
      },
      { at: '/merchant/order?tab=Shipping&text=Baan' },
    );
    await hand.click(await until(() => button(said.export)));
    await until(() => expect(panel().textContent).toMatch(said.making));
    expect(panel().textContent).toContain('1,200');
    expect(asked('exportOrders').map(({ body }) => body)).toEqual([
      { tab: 'Shipping', text: 'Baan', sort: 'placed', dir: 'desc' },
    ]);
    state = { State: 'done', Done: 5, Failed: 0, Result: 'table' };
    await until(() => expect(panel().textContent).toContain(said.ready));
    await hand.click(button(said.excel));
    await until(() => expect(saved).toHaveBeenCalledTimes(1));
    await hand.click(button(said.csv));
    await until(() => expect(saved).toHaveBeenCalledTimes(2));
    saved.mockRestore();
    expect(asked('runResult').map(({ query }) => query)).toEqual([{ format: 'xlsx' }, { format: 'csv' }]);
  });

  test('R-47z goods issues are exported as what they are, and not as orders', async () => {
    const { hand, asked } = await open(
      { exportList: () => ({ RunId: RUN_ID }), run: () => run({}) },
      { at: '/merchant/order?type=I&tab=Wait' },
    );
    await hand.click(await until(() => screen.getByRole('button', { name: said.export })));
    await until(() => expect(asked('exportList')).toHaveLength(1));
    expect(asked('exportList').map(({ body }) => body)).toMatchObject([
      { Filters: { type: 'I', tab: 'Wait' } },
    ]);
  });

  test('B-72b the page of long work lists the own runs, or says that there are none', async () => {
    const done = run({ State: 'done', Done: 4, Result: 'rows' });
    const { Failures: _, ...listed } = done;
    await open({ runs: () => ({ Data: [listed] }) }, { at: '/merchant/runs' });
    const article = await until(() => within(screen.getByRole('main')).getByRole('article'));
    expect(article.textContent).toMatch(/4.*5/);
    expect(within(article).getByRole('button', { name: said.result })).toBeDefined();
    expect(within(article).queryByRole('button', { name: said.close })).toBeNull();
  });

  test('B-72b without a run the page says so', async () => {
    await open({ runs: () => ({ Data: [] }) }, { at: '/merchant/runs' });
    await until(() => expect(screen.getByRole('main').textContent).toContain(said.none));
  });
});
