/** Cash under the rights of staff, with a hand on the page: who receives it, who removes its record. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { testDetail } from './testing-orders.ts';

const words: InBoth<Record<string, string>> = {
  th: {
    handIn: 'บันทึกรับเงินนำส่ง',
    reason: 'เหตุผล',
    reasonMissing: 'กรุณาระบุเหตุผล',
    whoReceives: 'ผู้ที่มีสิทธิ์รับเงินนำส่งเป็นผู้รับเงิน',
    own: 'เงินนี้อยู่กับคุณ',
    removeCash: 'ยกเลิกรายการรับเงิน',
  },
  en: {
    handIn: 'Receive cash',
    reason: 'Reason',
    reasonMissing: 'Please enter the reason',
    whoReceives: 'Staff with the right to receive cash receive it.',
    own: 'You hold this cash: a colleague must receive it.',
    removeCash: 'Remove cash record',
  },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const said = (name: string): string => words[language][name] ?? name;
  const held = (UserId: string, staff: object) =>
    openShop({
      at: '/merchant/cash',
      language,
      staff,
      answers: {
        heldCash: () => ({
          Data: [],
          Next: null,
          Holders: [{ UserId, Name: 'Somchai', Count: 2, Sum: 320, Since: '2026-11-21T03:00:00Z' }],
        }),
      },
    });

  test('B-05e without the right there is no button but a word who receives the cash', async () => {
    await held('S1', { userRole: '3', Rights: [] });
    await until(() => expect(screen.getByRole('main').textContent).toContain(said('whoReceives')));
    expect(screen.queryByRole('button', { name: said('handIn') })).toBeNull();
  });

  test('B-05e of one’s own cash the page says that a colleague receives it', async () => {
    await held('U1', { userRole: '3', Rights: ['receiveCash'] });
    await until(() => expect(screen.getByRole('main').textContent).toContain(said('own')));
    expect(screen.queryByRole('button', { name: said('handIn') })).toBeNull();
  });

  test('B-05e a record of cash is removed with its reason, by whom the shop lets do so', async () => {
    const cash = { Amount: 120, At: '2026-11-21T03:00:00Z', By: 'Somchai', HandedInAt: null };
    const paid = { Status: 'Delivered', PaymentStatus: 'paid', AmountDue: 0 } as const;
    const mine = testDetail({ ...paid, Cash: { ...cash, MayRemove: true } }, { Steps: [] });
    const others = testDetail({ ...paid, Cash: { ...cash, MayRemove: false } }, { Steps: [] });
    const { hand, asked } = await openShop({
      at: '/merchant/order/261121-6DQT1/C1',
      language,
      staff: {},
      answers: { merchantOrderDetail: () => mine, removeMerchantCash: () => others },
    });
    await hand.click(await until(() => screen.getByRole('button', { name: said('removeCash') })));
    const dialog = await until(() => screen.getByRole('dialog'));
    await hand.click(within(dialog).getByRole('button', { name: said('removeCash') }));
    await until(() => expect(dialog.textContent).toContain(said('reasonMissing')));
    expect(asked('removeMerchantCash')).toEqual([]);
    await hand.type(within(dialog).getByRole('textbox', { name: said('reason') }), 'นับผิด');
    await hand.click(within(dialog).getByRole('button', { name: said('removeCash') }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('removeMerchantCash')[0]?.body).toEqual({ Reason: 'นับผิด', Note: '' });
    await until(() => expect(screen.queryByRole('button', { name: said('removeCash') })).toBeNull());
  });
});
