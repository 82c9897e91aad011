/** Many orders are printed as one file, in the order of the list, and what has no such document is named before. */
import { screen, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/merchant.ts';
import th from '../../locales/th/merchant.ts';
import { testListed } from './testing-orders.ts';

const bulk = { th: th.bulk, en: en.bulk };

const words: InBoth<{ label: string; left: RegExp; go: (count: number) => string }> = {
  th: {
    label: 'ใบปะหน้าพัสดุ',
    left: /มารับเอง: ORDER-2/,
    go: (count) => `พิมพ์ ${count} รายการ`,
  },
  en: {
    label: 'Shipping label',
    left: /collected at the center: ORDER-2/,
    go: (count) => `Print ${count} order${count === 1 ? '' : 's'}`,
  },
};

const FILE = {
  FileName: 'shipping-label-2.pdf',
  ContentType: 'application/pdf',
  Bytes: new TextEncoder().encode('%PDF-1.7'),
};

test.each(LANGUAGES)('B-92b labels of what was picked are printed, by keys alone (%s)', async (language) => {
  const said = words[language];
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  let isChanged = true;
  const { hand, asked } = await openShop({
    at: '/merchant/order',
    language,
    staff: {},
    answers: {
      merchantOrders: () => ({
        Data: [
          testListed({ OrderID: 'ORDER-1' }),
          testListed({ OrderID: 'ORDER-2', DeliveryKind: 'pickup' }),
          testListed({ OrderID: 'ORDER-3' }),
          testListed({ OrderID: 'ORDER-4' }),
        ],
        Next: null,
        MoreCustomers: false,
      }),
      staffCenters: () => [],
      printMerchantOrders: () =>
        isChanged
          ? refusal(409, {
              code: 'NOT_PRINTABLE',
              details: { Orders: [{ OrderID: 'ORDER-3', Problem: 'canceled' }] },
            })
          : FILE,
    },
  });
  const boxes = await until(() => {
    const all = within(screen.getByRole('table')).getAllByRole('checkbox').slice(1);
    expect(all).toHaveLength(4);
    return all;
  });
  for (const box of boxes.toReversed()) await hand.click(box);
  await hand.keyboard('{Control>}[KeyP]{/Control}');
  const dialog = await until(() => screen.getByRole('dialog'));
  await hand.click(within(dialog).getByRole('radio', { name: said.label }));
  expect(within(dialog).getByText(said.left)).toBeDefined();
  await hand.click(within(dialog).getByRole('button', { name: said.go(3) }));
  await until(() => within(dialog).getByRole('alert'));
  expect(within(dialog).getByText(/ORDER-3/)).toBeDefined();
  expect(saved).toEqual([]);
  isChanged = false;
  await hand.click(within(dialog).getByRole('button', { name: said.go(2) }));
  await until(() => expect(saved).toEqual([FILE.FileName]));
  expect(asked('printMerchantOrders').at(-1)?.body).toEqual({
    Kind: 'shipping-label',
    Orders: ['ORDER-1', 'ORDER-4'].map((OrderID) => ({ OrderID, SaleUnit: 'C1' })),
  });
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(LANGUAGES)(
  'B-92c all that the list has are printed, a file after the other (%s)',
  async (language) => {
    const said = words[language];
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const all = Array.from({ length: 150 }, (_, at) => ({
      OrderID: `ORDER-${at + 1}`,
      SaleUnit: 'C1',
      OrderType: '3' as const,
      Status: 'Wait' as const,
      DeliveryKind: at === 1 ? ('pickup' as const) : ('transport' as const),
    }));
    let isTooLong = true;
    const { hand, asked } = await openShop({
      at: '/merchant/order?tab=Wait',
      language,
      staff: {},
      answers: {
        merchantOrders: () => ({
          Data: [testListed({ OrderID: 'ORDER-1' })],
          Next: 'more',
          MoreCustomers: false,
        }),
        staffCenters: () => [],
        orderStepsAhead: () => ({ Count: 150, BusyCount: 0, Busy: [], Steps: [] }),
        printableOrders: () => ({ Data: all }),
        printMerchantOrders: () => {
          if (!isTooLong) return FILE;
          isTooLong = false;
          return refusal(400, { code: 'PRINT_TOO_LONG' });
        },
      },
    });
    await hand.click(await until(() => screen.getByRole('checkbox', { name: /ORDER-1/ })));
    await hand.click(await until(() => screen.getByRole('button', { name: bulk[language].pickWhole })));
    await hand.keyboard('{Control>}[KeyP]{/Control}');
    const dialog = await until(() => screen.getByRole('dialog'));
    const press = async (count: number) =>
      hand.click(await until(() => within(dialog).getByRole('button', { name: said.go(count) })));
    await press(100);
    await press(50);
    await until(() => expect(saved).toHaveLength(1));
    await hand.click(within(dialog).getByRole('radio', { name: said.label }));
    await press(100);
    await press(49);
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved.slice(1)).toEqual(['shipping-label-2-part-1.pdf', 'shipping-label-2-part-2.pdf']);
    expect(asked('printableOrders').map(({ body }) => body)).toEqual([
      { tab: 'Wait', sort: 'placed', dir: 'desc' },
    ]);
    const printed = asked('printMerchantOrders').map(
      ({ body }) => (body as { Orders: { OrderID: string }[] }).Orders,
    );
    expect(printed.map((orders) => orders.length)).toEqual([100, 50, 100, 49]);
    expect(printed.at(-1)?.at(-1)?.OrderID).toBe('ORDER-150');
  },
);
