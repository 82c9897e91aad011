/** A step is taken back from the toast that tells of it, or by the key. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { testDetail } from './testing-orders.ts';

type Words = { approve: string; undo: string; undone: string };
const words: InBoth<Words> = {
  th: { approve: 'ยืนยันคำสั่งซื้อ', undo: 'เลิกทำ', undone: 'ย้อนสถานะล่าสุดของ 261121-6DQT1 แล้ว' },
  en: { approve: 'Approve', undo: 'Undo', undone: 'The last step of 261121-6DQT1 is undone' },
};

const waiting = testDetail({ Status: 'Wait' }, { Steps: ['Approved'] });
const approved = (undo: Partial<OrderDetail> = {}) =>
  testDetail({ Status: 'Approved' }, { Steps: ['Packed'], UndoTo: 'Wait', ...undo });

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  async function approve(after = approved()) {
    const shop = await openShop({
      at: '/merchant/order/261121-6DQT1/C1',
      language,
      staff: {},
      answers: {
        merchantOrderDetail: () => waiting,
        stepMerchantOrder: () => after,
        undoMerchantOrder: () => waiting,
      },
    });
    await shop.hand.click(screen.getByRole('button', { name: said.approve }));
    const sheet = await until(() => screen.getByRole('dialog'));
    await shop.hand.click(within(sheet).getByRole('button', { name: said.approve }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    return shop;
  }
  const told = () => until(() => screen.getByText(said.undone));
  const undos = ({ asked }: Awaited<ReturnType<typeof approve>>) => asked('undoMerchantOrder');

  test('B-84 the toast of a step offers to undo it, from the state that it led to', async () => {
    const shop = await approve();
    await shop.hand.click(await until(() => screen.getByRole('button', { name: said.undo })));
    await told();
    expect(undos(shop)).toMatchObject([{ body: { From: 'Approved' } }]);
  });

  test('B-84 Ctrl+Z does the same, on any keyboard layout, once, and not from a field', async () => {
    const shop = await approve();
    await until(() => screen.getByRole('button', { name: said.undo }));
    await shop.hand.keyboard('{Control>}[KeyZ]{/Control}');
    await told();
    await shop.hand.keyboard('{Control>}[KeyZ]{/Control}');
    expect(undos(shop)).toHaveLength(1);
  });

  test.each([{ UndoTo: null }, { UndoCash: 'with' }, { UndoReturn: 2 }] as const)(
    'B-84 what cannot be undone, or takes money or a document back, is not undone unasked: %o',
    async (undo) => {
      const shop = await approve(approved(undo));
      expect(screen.queryByRole('button', { name: said.undo })).toBeNull();
      await shop.hand.keyboard('{Control>}[KeyZ]{/Control}');
      expect(undos(shop)).toEqual([]);
    },
  );
});
