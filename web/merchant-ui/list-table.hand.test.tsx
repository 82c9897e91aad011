/** The table with a hand on it, as the list of orders shows it. What needs layout is in `e2e/merchant-table.e2e.ts`. */
import { fireEvent, screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { MERCHANT_ORDERS } from '../features/merchant-orders/merchant-orders.queries.ts';
import { testDetail, testListed } from '../features/merchant-orders/testing-orders.ts';
import { refusal, type Answers } from '../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../testing/open-shop.tsx';
import { until } from '../testing/until.ts';

type Words = {
  note: string;
  edit: RegExp;
  undo: string;
  actions: string;
  copy: string;
  columns: string;
  payment: string;
  left: string;
  views: RegExp;
  saveAs: string;
  name: string;
  save: string;
  first: string;
  remove: string;
};

const words: InBoth<Words> = {
  th: {
    note: 'โน้ตภายใน',
    edit: /^โน้ตภายในของคำสั่งซื้อ ORDER-1/,
    undo: 'เลิกทำ',
    actions: 'การทำงานกับคำสั่งซื้อ ORDER-2',
    copy: 'คัดลอกเลขที่',
    columns: 'คอลัมน์',
    payment: 'การชำระเงิน',
    left: 'เลื่อนการชำระเงินไปทางซ้าย',
    views: /^มุมมอง/,
    saveAs: 'บันทึกเป็นมุมมองใหม่',
    name: 'ชื่อมุมมอง',
    save: 'บันทึก',
    first: 'เปิดมุมมองนี้เป็นอันดับแรก',
    remove: 'ลบมุมมอง',
  },
  en: {
    note: 'Internal note',
    edit: /^Internal note of Order ORDER-1/,
    undo: 'Undo',
    actions: 'Actions for Order ORDER-2',
    copy: 'Copy the number',
    columns: 'Columns',
    payment: 'Payment',
    left: 'Move Payment to the left',
    views: /^View/,
    saveAs: 'Save as a new view',
    name: 'Name of the view',
    save: 'Save',
    first: 'Open this view first',
    remove: 'Delete view',
  },
};

const view = {
  View: 'abcdefghij12',
  Name: 'Unpaid',
  Search: 'payment=unpaid',
  Columns: [],
  IsDefault: false,
};
const noted = { View: 'all', Name: '', Search: '', Columns: [{ Id: 'note', Shown: true }], IsDefault: false };

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const open = async (answers: Answers = {}, at = '/merchant/order') => {
    const opened = await openShop({
      at,
      language,
      staff: {},
      answers: {
        merchantOrders: () => ({
          Data: ['ORDER-1', 'ORDER-2', 'ORDER-3', 'ORDER-4'].map((OrderID) => testListed({ OrderID })),
          Next: null,
          MoreCustomers: false,
        }),
        staffCenters: () => [],
        merchantOrderDetail: () => testDetail(),
        ...answers,
      },
    });
    await until(() => screen.getByRole('link', { name: 'ORDER-1' }));
    return opened;
  };
  const boxes = () => within(screen.getByRole('table')).getAllByRole<HTMLInputElement>('checkbox').slice(1);
  const picked = () => boxes().map(({ checked }) => checked);
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'));
  const button = (name: string | RegExp) => screen.getByRole('button', { name });

  test('B-71b Shift picks all rows from the one before, by mouse and by key', async () => {
    const { hand } = await open();
    await hand.click(boxes()[0] ?? document.body);
    fireEvent.click(boxes()[2] ?? document.body, { shiftKey: true });
    await until(() => expect(picked()).toEqual([true, true, true, false]));
    screen.getByRole('link', { name: 'ORDER-4' }).focus();
    await hand.keyboard('{Shift>} {/Shift}');
    await until(() => expect(picked()).toEqual([true, true, true, true]));
  });

  test('B-71b by keys alone: / to the text, down to the rows, Ctrl+A picks all and none', async () => {
    const { hand } = await open();
    await hand.keyboard('[Slash]');
    expect(document.activeElement?.getAttribute('type')).toBe('search');
    await hand.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('ORDER-1');
    await hand.keyboard('{Control>}[KeyA]{/Control}');
    await until(() => expect(picked()).toEqual([true, true, true, true]));
    await hand.keyboard('{Control>}[KeyA]{/Control}');
    await until(() => expect(picked()).toEqual([false, false, false, false]));
  });

  test('B-71b j and k lead through the rows, the arrow keys to what can be done in one, and the menu key opens its menu', async () => {
    const { hand } = await open();
    screen.getByRole('link', { name: 'ORDER-1' }).focus();
    await hand.keyboard('jjk');
    expect(document.activeElement?.textContent).toBe('ORDER-2');
    await hand.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(said.actions);
    await hand.keyboard('{ArrowLeft}{ContextMenu}');
    const menu = await until(() => screen.getByRole('menu', { name: said.actions }));
    expect(within(menu).getByRole('menuitem', { name: said.copy })).toBeDefined();
    await until(() => expect(menu.contains(document.activeElement)).toBe(true));
    await hand.keyboard('{Escape}');
    await until(() => expect(screen.queryByRole('menu')).toBeNull());
    await until(() => expect(document.activeElement?.textContent).toBe('ORDER-2'));
  });

  test('B-71b columns are taken out and moved, at once, and kept once they rest', async () => {
    const { hand, asked } = await open({ saveTableView: () => ({ Data: [] }) });
    expect(heads()).toContain(said.payment);
    await hand.click(button(said.columns));
    await hand.click(button(said.left));
    await hand.click(screen.getByRole('checkbox', { name: said.payment }));
    await until(() => expect(heads()).not.toContain(said.payment));
    await until(() => expect(asked('saveTableView')).toHaveLength(1));
    expect(asked('saveTableView')[0]).toMatchObject({
      params: { list: 'salesOrders', view: 'all' },
      body: { Columns: expect.arrayContaining([{ Id: 'payment', Shown: false }]) },
    });
  });

  test('B-71b what is arranged stands when the views, asked for again before it, come after it', async () => {
    const late = Promise.withResolvers<{ Data: [] }>();
    let isOpened = false;
    const { hand, asked, page } = await open({
      tableViews: () => (isOpened ? late.promise : { Data: [] }),
      saveTableView: () => ({ Data: [] }),
    });
    isOpened = true;
    const again = page.queryClient.refetchQueries({ queryKey: ['tableViews'], type: 'active' });
    await until(() => expect(asked('tableViews')).toHaveLength(2));
    await hand.click(button(said.columns));
    await hand.click(screen.getByRole('checkbox', { name: said.payment }));
    await until(() => expect(heads()).not.toContain(said.payment));
    late.resolve({ Data: [] });
    await again;
    await until(() => expect(asked('saveTableView')).toHaveLength(1));
    expect(heads()).not.toContain(said.payment);
  });

  test('B-71b the filters of now become a view under a name; a refused name is said at its field', async () => {
    let isTaken = true;
    const { hand, asked, address } = await open(
      {
        saveTableView: ({ params, body }) =>
          isTaken
            ? refusal(409, { code: 'VIEW_NAME_TAKEN', fields: { Name: 'Taken' } })
            : { Data: [{ ...body, View: params.view }] },
      },
      '/merchant/order?payment=unpaid',
    );
    await hand.click(button(said.views));
    await hand.click(button(said.saveAs));
    await hand.type(screen.getByRole('textbox', { name: said.name }), 'Unpaid');
    await hand.click(button(said.save));
    await until(() => screen.getByText('Taken'));
    expect(screen.getByRole('textbox', { name: said.name })).toHaveProperty('value', 'Unpaid');
    isTaken = false;
    await hand.click(button(said.save));
    await until(() => expect(address()).toMatch(/payment=unpaid&view=[a-z0-9]{12}$/));
    expect(asked('saveTableView').at(-1)?.body).toMatchObject({ Name: 'Unpaid', Search: 'payment=unpaid' });
    await until(() => expect(button(said.views).textContent).toContain('Unpaid'));
  });

  test('B-71b a list opened without filters shows the default view; a view is made the default, and deleted, which is taken back by a press', async () => {
    const { hand, asked, address } = await open({
      tableViews: () => ({ Data: [{ ...view, IsDefault: true }] }),
      saveTableView: () => ({ Data: [view] }),
      deleteTableView: () => ({ Data: [] }),
    });
    expect(address()).toMatch(/\/merchant\/order\?payment=unpaid&view=abcdefghij12$/);
    expect(asked('merchantOrders')[0]?.query).toMatchObject({ payment: 'unpaid' });
    expect(asked('merchantOrders')).toHaveLength(1);
    await hand.click(button(said.views));
    await hand.click(button(said.remove));
    await until(() => expect(asked('deleteTableView')).toHaveLength(1));
    await until(() => expect(address()).toMatch(/payment=unpaid&view=all$/));
    await hand.click(await until(() => button(said.undo)));
    await until(() => expect(asked('saveTableView')).toHaveLength(1));
    expect(asked('saveTableView')[0]).toMatchObject({
      params: { view: view.View },
      body: { Name: view.Name },
    });
    await until(() => expect(address()).toMatch(/payment=unpaid&view=abcdefghij12$/));
  });

  test('B-50b a note is changed in its cell: at once, taken back by a press; Escape puts back what was there', async () => {
    const { hand, asked } = await open({
      tableViews: () => ({ Data: [noted] }),
      saveStaffNote: ({ body }) => ({ Note: body.Note ?? '' }),
    });
    screen.getByRole('link', { name: 'ORDER-1' }).focus();
    await hand.keyboard('{F2}Gone{Escape}');
    expect(asked('saveStaffNote')).toHaveLength(0);
    expect(document.activeElement).toBe(button(said.edit));
    await hand.keyboard('{Enter}Call first{Enter}');
    expect(button(said.edit).textContent).toBe('Call first');
    const seen: (string | null)[] = [];
    const watch = new MutationObserver(() => seen.push(button(said.edit).textContent));
    watch.observe(screen.getByRole('table'), { subtree: true, childList: true, characterData: true });
    const undo = await until(() => button(said.undo));
    watch.disconnect();
    expect(new Set(seen), 'nothing of before between what is sent and what is kept').toEqual(
      new Set(['Call first']),
    );
    await hand.click(undo);
    await until(() => expect(asked('saveStaffNote')).toHaveLength(2));
    expect(asked('saveStaffNote').map(({ body }) => body)).toEqual([
      { Note: 'Call first', Before: '' },
      { Note: '', Before: 'Call first' },
    ]);
    await until(() => expect(button(said.edit).textContent).not.toBe('Call first'));
  });

  test('B-50b a note that somebody else wrote after this one is not taken back with it', async () => {
    let now = '';
    const { hand, asked, page } = await open({
      tableViews: () => ({ Data: [noted] }),
      merchantOrders: () => ({
        Data: [testListed({ OrderID: 'ORDER-1', StaffNote: now })],
        Next: null,
        MoreCustomers: false,
      }),
      saveStaffNote: ({ body }) => {
        if (body.Before !== now)
          return refusal(409, { code: 'STAFF_NOTE_CHANGED', message: 'Changed', details: { Note: now } });
        now = body.Note ?? '';
        return { Note: now };
      },
    });
    screen.getByRole('link', { name: 'ORDER-1' }).focus();
    await hand.keyboard('{F2}Mine{Enter}');
    const undo = await until(() => button(said.undo));
    now = 'Theirs';
    await page.queryClient.refetchQueries({ queryKey: [...MERCHANT_ORDERS, 'list'] });
    await until(() => expect(button(said.edit).textContent).toBe('Theirs'));
    await hand.click(undo);
    await until(() => expect(screen.getByRole('alert').textContent).toContain('Changed “Theirs”'));
    expect(asked('saveStaffNote').at(-1)?.body).toEqual({ Note: '', Before: 'Mine' });
    expect(now).toBe('Theirs');
  });

  test('B-50b a note that somebody else changed is shown with what was typed, and Enter then takes its place', async () => {
    let now = 'Theirs';
    const { hand, asked } = await open({
      tableViews: () => ({ Data: [noted] }),
      saveStaffNote: ({ body }) => {
        if (body.Before !== now)
          return refusal(409, { code: 'STAFF_NOTE_CHANGED', message: 'Changed', details: { Note: now } });
        now = body.Note ?? '';
        return { Note: now };
      },
    });
    screen.getByRole('link', { name: 'ORDER-1' }).focus();
    await hand.keyboard('{F2}Mine{Enter}');
    await until(() => expect(screen.getByRole('alert').textContent).toContain('Changed “Theirs”'));
    const field = screen.getByRole('textbox', { name: new RegExp(`^${said.note}`) });
    expect(field).toHaveProperty('value', 'Mine');
    field.focus();
    await hand.keyboard('{Enter}');
    await until(() => expect(button(said.edit).textContent).toBe('Mine'));
    expect(asked('saveStaffNote').at(-1)?.body).toEqual({ Note: 'Mine', Before: 'Theirs' });
  });
});
