/** Cost and margin of an order: for who has the right, and only when asked for. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { refusal } from '../../testing/fake-shop.ts';
import { until } from '../../testing/until.ts';
import type { OrderCosts } from './merchant-orders.queries.ts';
import { testDetail } from './testing-orders.ts';

type Words = {
  title: string;
  show: string;
  hide: string;
  below: string;
  unknown: string;
};
const words: InBoth<Words> = {
  th: {
    title: 'ต้นทุนและกำไร',
    show: 'แสดง',
    hide: 'ซ่อน',
    below: 'ขายต่ำกว่าราคาขั้นต่ำ',
    unknown: 'ดูกำไรรวมไม่ได้ เพราะบางรายการไม่มีต้นทุนในวันที่สั่ง',
  },
  en: {
    title: 'Cost and margin',
    show: 'Show',
    hide: 'Hide',
    below: 'Sold below the floor price',
    unknown: 'The margin is not known: some products had no cost when they were ordered.',
  },
};

const line = { Line: 1, P_Code: 'P1', Pieces: 3, CostPrice: 12.5, FloorPrice: 19, NetAmount: 56.07 };
const known: OrderCosts = {
  Lines: [{ ...line, CostAmount: 37.5, Margin: 18.57, BelowFloor: true }],
  NetAmount: 56.07,
  CostAmount: 37.5,
  Margin: 18.57,
};
const unknown: OrderCosts = {
  Lines: [{ ...line, CostPrice: null, CostAmount: null, Margin: null, BelowFloor: false }],
  NetAmount: 56.07,
  CostAmount: null,
  Margin: null,
};
const at = '/merchant/order/261121-6DQT1/C1';
const answers = { merchantOrderDetail: () => testDetail() };

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  test('B-51d the costs are asked for when they are to be shown, and hidden again', async () => {
    const { hand, asked } = await openShop({
      at,
      language,
      staff: { Rights: ['costs'] },
      answers: { ...answers, merchantOrderCosts: () => known },
    });
    const panel = await until(() => screen.getByRole('region', { name: said.title }));
    expect(asked('merchantOrderCosts')).toEqual([]);
    await hand.click(within(panel).getByRole('button', { name: said.show }));
    await until(() => within(panel).getByText(said.below));
    expect(panel.textContent).toContain('18.57');
    expect(asked('merchantOrderCosts')).toMatchObject([
      { params: { orderid: '261121-6DQT1', saleunit: 'C1' } },
    ]);
    await hand.click(within(panel).getByRole('button', { name: said.hide, expanded: true }));
    expect(panel.textContent).not.toContain('18.57');
  });

  test('B-51d a margin that is not known is no number', async () => {
    const { hand } = await openShop({
      at,
      language,
      staff: { Rights: ['costs'] },
      answers: { ...answers, merchantOrderCosts: () => unknown },
    });
    await hand.click(await until(() => screen.getByRole('button', { name: said.show })));
    await until(() => expect(screen.queryByText(said.unknown)).not.toBeNull());
  });
});

test('B-51d costs that could not be loaded say so, and are asked for again', async () => {
  let isDown = true;
  const { hand } = await openShop({
    at,
    language: 'en',
    staff: { Rights: ['costs'] },
    answers: {
      ...answers,
      merchantOrderCosts: () => (isDown ? refusal(500, { code: 'UNEXPECTED' }) : known),
    },
  });
  await hand.click(await until(() => screen.getByRole('button', { name: words.en.show })));
  const again = await until(() => screen.getByRole('button', { name: 'Try again' }));
  isDown = false;
  await hand.click(again);
  await until(() => expect(screen.queryByText(words.en.below)).not.toBeNull());
});

test('B-05d B-51d who has no right sees no panel', async () => {
  await openShop({ at, language: 'en', staff: { userRole: '3', Rights: [] }, answers });
  await until(() => screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByText(words.en.title)).toBeNull();
});
