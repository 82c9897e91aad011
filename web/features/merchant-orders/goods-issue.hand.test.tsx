/** A goods issue with a hand on it: products by search and scan, what is wrong is named, nothing is lost. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { noAnswer, refusal } from '../../testing/fake-shop.ts';
import { until } from '../../testing/until.ts';
import type { IssueProduct } from './issue-lines.ts';
import { testDetail } from './testing-orders.ts';

const words: InBoth<Record<string, string>> = {
  th: {
    find: 'เพิ่มสินค้า',
    add: 'เพิ่ม Cat litter',
    unknown: 'ไม่พบสินค้าที่มีรหัสนี้',
    dismiss: 'รับทราบ',
    two: 'Cat litter: 2 piece',
    leave: 'ออกจากหน้านี้โดยไม่บันทึก?',
    cancel: 'ยกเลิก',
    quantity: 'จำนวนของ Cat litter',
    unit: 'หน่วยของ Cat litter',
    save: 'ส่งขออนุมัติ',
    noLines: 'กรุณาเพิ่มสินค้าอย่างน้อยหนึ่งรายการ',
    short: 'คงเหลือ 12 ชิ้น',
    purpose: 'วัตถุประสงค์',
    byRight: 'ผู้ที่มีสิทธิ์อนุมัติใบเบิกเป็นผู้อนุมัติ',
    own: 'คุณเป็นผู้สร้างใบเบิกนี้',
    approve: 'อนุมัติการเบิก',
    leaves: 'สินค้าจะถูกตัดออกจากสต็อกทันที',
  },
  en: {
    find: 'Add a product',
    add: 'Add Cat litter',
    unknown: 'No product has this code',
    dismiss: 'Dismiss',
    two: 'Cat litter: 2 piece',
    leave: 'Leave without saving?',
    cancel: 'Cancel',
    quantity: 'Quantity of Cat litter',
    unit: 'Unit of Cat litter',
    save: 'Send for approval',
    noLines: 'Please add at least one product',
    short: 'Only 12 pieces are in stock',
    purpose: 'Purpose',
    byRight: 'Staff with the right to approve goods issues can approve this one.',
    own: 'You made this goods issue, so a colleague must approve it.',
    approve: 'Approve issue',
    leaves: 'Its goods leave the stock at once.',
  },
};

const product = (P_Code: string, PRODUCTNAME: string): IssueProduct => ({
  P_Code,
  PRODUCTNAME,
  PIC_FILENAME: null,
  Units: [
    { Unit: 1, Name: 'piece', Rate: 1 },
    { Unit: 2, Name: 'pack', Rate: 6 },
  ],
  Available: 12,
  ScannedUnit: null,
});
const ISSUE = testDetail(
  { OrderType: 'I', Status: 'Wait', Purpose: 'damaged', Customer_Id: '', Customer_Name: '', AmountDue: 0 },
  { Steps: ['Approved', 'Canceled'] },
);

describe.each(LANGUAGES)('in %s', (language) => {
  const said = (name: string): string => words[language][name] ?? name;
  const open = (refuse = false) =>
    openShop({
      at: '/merchant/order/issue',
      language,
      staff: {},
      answers: {
        issuableProducts: ({ query: { search } }) => ({
          Data: search.startsWith('9')
            ? []
            : /^[Pp8]/.test(search)
              ? [{ ...product('P1', 'Cat litter'), ...(search.startsWith('8') && { ScannedUnit: 2 }) }]
              : [product('P1', 'Cat litter'), product('P2', 'Litter tray')],
        }),
        createGoodsIssue: () => (refuse ? refusal(409, { code: 'TRY_AGAIN', message: 'again' }) : ISSUE),
        merchantOrderDetail: () => ISSUE,
      },
    });
  const field = (name: string) => until(() => screen.getByRole('textbox', { name: said(name) }));
  const save = () => until(() => screen.getByRole('button', { name: said('save') }));

  test('B-33 a scan adds the one product it finds; of several one is chosen, once', async () => {
    const { hand, asked } = await open();
    await hand.click(await save());
    await until(() => expect(screen.getByRole('main').textContent).toContain(said('noLines')));
    await hand.type(await field('find'), 'p1{Enter}');
    await field('quantity');
    expect(await field('find')).toHaveProperty('value', '');
    await hand.type(await field('find'), 'litter');
    await hand.click(await until(() => screen.getByRole('button', { name: said('add') })));
    expect(screen.getAllByRole('textbox', { name: said('quantity') })).toHaveLength(1);
    expect(asked('createGoodsIssue')).toEqual([]);
  });

  test('B-33 a second scan counts one more, marks its line and says so; the keyboard stays in the field', async () => {
    const { hand } = await open();
    const find = await field('find');
    await hand.type(find, 'P1{Enter}');
    await field('quantity');
    await hand.type(find, 'P1{Enter}');
    await until(() =>
      expect(screen.getByRole('textbox', { name: said('quantity') })).toHaveProperty('value', '2'),
    );
    expect(screen.getByRole('listitem', { current: true }).textContent).toContain('Cat litter');
    await until(() =>
      expect(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain(said('two')),
    );
    expect(document.activeElement).toBe(find);
    // The barcode of a pack is a line of its own.
    await hand.type(find, '8850000000017{Enter}');
    await until(() => expect(screen.getAllByRole('combobox', { name: said('unit') })).toHaveLength(2));
    expect(screen.getAllByRole('combobox', { name: said('unit') })[1]).toHaveProperty('value', '2');
  });

  test('B-33 unknown codes leave the field, and are named until one is known or they are dismissed', async () => {
    const { hand } = await open();
    const find = await field('find');
    const alert = () =>
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join();
    await hand.type(find, '9001{Enter}9002{Enter}');
    await until(() => expect(alert()).toMatch(/9001.*9002/));
    expect(alert()).toContain(said('unknown'));
    expect(find).toHaveProperty('value', '');
    await hand.type(find, 'P1{Enter}');
    await field('quantity');
    await until(() => expect(alert()).toBe(''));
    await hand.type(find, '9003{Enter}');
    await hand.click(await until(() => screen.getByRole('button', { name: said('dismiss') })));
    expect(alert()).toBe('');
    expect(document.activeElement).toBe(find);
  });

  test('B-33 what was only scanned is not left without a question', async () => {
    const { hand } = await open();
    await hand.type(await field('find'), 'P1{Enter}');
    await field('quantity');
    await hand.click(screen.getByRole('link', { name: said('cancel') }));
    expect(await until(() => screen.getByRole('dialog', { name: said('leave') }))).toBeDefined();
  });

  test('B-33 more than is in stock is named at its line; what is sent is what was chosen', async () => {
    const { hand, asked } = await open();
    await hand.type(await field('find'), 'P1{Enter}');
    const quantity = await field('quantity');
    await hand.selectOptions(screen.getByRole('combobox', { name: said('purpose') }), 'damaged');
    await hand.selectOptions(screen.getByRole('combobox', { name: said('unit') }), '2');
    await hand.clear(quantity);
    await hand.type(quantity, '3');
    await hand.click(await save());
    await until(() => expect(screen.getByRole('main').textContent).toContain(said('short')));
    await hand.clear(quantity);
    await hand.type(quantity, '2');
    await hand.click(await save());
    await until(() => expect(asked('createGoodsIssue')).toHaveLength(1));
    expect(asked('createGoodsIssue')[0]?.body).toEqual({
      SaleUnit: 'C1',
      Purpose: 'damaged',
      Remark: '',
      Lines: [{ P_Code: 'P1', Unit: 2, Quantity: 2 }],
    });
    await hand.click(await until(() => screen.getByRole('button', { name: said('approve') })));
    const sheet = await until(() => screen.getByRole('dialog'));
    expect(sheet.textContent).toContain(said('leaves'));
    expect(within(sheet).getByRole('button', { name: said('approve') })).toBeTruthy();
  });

  test('B-33 S-72 after a lost line the same issue goes again under the same key; a changed one is another', async () => {
    const keys: (string | null)[] = [];
    const { hand, answer } = await open();
    answer({
      createGoodsIssue: ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return noAnswer();
      },
    });
    await hand.type(await field('find'), 'P1{Enter}');
    const quantity = await field('quantity');
    for (const sent of [1, 2]) {
      // While it is being sent a second click is none.
      await until(() =>
        expect(screen.getByRole('button', { name: said('save') })).toHaveProperty('disabled', false),
      );
      await hand.click(await save());
      await until(() => expect(keys).toHaveLength(sent));
      const button = await save();
      await until(() => expect(button.hasAttribute('data-loading')).toBe(false));
    }
    await hand.clear(quantity);
    await hand.type(quantity, '2');
    await until(() =>
      expect(screen.getByRole('button', { name: said('save') })).toHaveProperty('disabled', false),
    );
    await hand.click(await save());
    await until(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });

  test('B-33 refused, nothing of it is lost', async () => {
    const { hand, asked } = await open(true);
    await hand.type(await field('find'), 'P1{Enter}');
    await field('quantity');
    await hand.click(await save());
    await until(() => expect(asked('createGoodsIssue')).toHaveLength(1));
    expect(await field('quantity')).toHaveProperty('value', '1');
  });

  test.each([
    ['without the right', [], 'byRight'],
    ['of one’s own', ['approveIssues'], 'own'],
  ] as const)('B-05e %s there is no button but a word who approves it', async (_, Rights, word) => {
    await openShop({
      at: '/merchant/order/261121-6DQT1/C1',
      language,
      staff: { userRole: '3', Rights: [...Rights] },
      answers: { merchantOrderDetail: () => ({ ...ISSUE, Steps: ['Canceled'] }) },
    });
    await until(() => expect(screen.getByRole('main').textContent).toContain(said(word)));
    expect(screen.queryByRole('button', { name: said('approve') })).toBeNull();
  });
});
