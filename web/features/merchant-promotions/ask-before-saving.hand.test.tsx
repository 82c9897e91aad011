/** What is asked before a promotion is saved, with a hand on it. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/merchantPromotions.ts';
import th from '../../locales/th/merchantPromotions.ts';
import { testChoices, testDetail, testReplay, testTrial } from './testing-promotions.ts';

const words: InBoth<typeof th> = { th, en };
const withoutCost: InBoth<RegExp> = {
  th: /มี 4 คำสั่งซื้อที่สินค้าบางรายการไม่ได้ตั้งราคาทุน/,
  en: /4 orders have goods without a cost price/,
};

beforeEach(() => sessionStorage.clear());

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const open = (
    one: Parameters<typeof testDetail>[0] = {},
    { step = '', saved }: { step?: string; saved?: Promise<void> } = {},
  ) =>
    openShop({
      at: `/merchant/promotion/PR1${step}`,
      language,
      staff: {},
      answers: {
        promotionMasterData: () => testChoices,
        promotionCustomers: () => ({ Data: [] }),
        promotionProducts: () => ({ Data: [] }),
        tryPromotion: () => testTrial,
        promotionOverlaps: () => ({ Data: [] }),
        promotionDetail: () => testDetail(one),
        replayPromotion: () => testReplay,
        updatePromotion: async () => {
          await saved;
          return testDetail({ Version: 4 });
        },
      },
    });

  test('B-74 saving one that is then enabled is asked first, with what it would have cost and what it meets', async () => {
    const { hand, asked } = await open({ FlagEnabled: 'N', Status: 'DISABLE' });
    await hand.click(await until(() => screen.getByRole('checkbox', { name: said.form.IsEnabled })));
    await hand.click(screen.getByRole('button', { name: said.save }));
    const dialog = await until(() => screen.getByRole('dialog'));
    await until(() => within(dialog).getByText(/฿41,200.*312/));
    // Nothing is called "not below cost" without saying of what no cost is known.
    within(dialog).getByText(withoutCost[language]);
    await until(() => within(dialog).getByText(said.overlaps.none));
    expect(asked('updatePromotion')).toEqual([]);
    await hand.click(within(dialog).getByRole('button', { name: said.enable.keep }));
    expect(asked('updatePromotion')).toEqual([]);
    await hand.click(screen.getByRole('button', { name: said.save }));
    await hand.click(await until(() => screen.getByRole('button', { name: said.enable.saveAndEnable })));
    await until(() => expect(asked('updatePromotion')).toHaveLength(1));
    expect(asked('updatePromotion')[0]?.body).toMatchObject({ Promotion: { FlagEnabled: 'Y' } });
  });

  test('B-74 new terms of one that is enabled are asked first; what is typed while they are saved stays, and words are saved unasked', async () => {
    const { promise: saved, resolve: save } = Promise.withResolvers<void>();
    const { hand, asked } = await open({}, { step: '/condition', saved });
    const discount = await until(() => screen.getByRole('textbox', { name: said.form.DiscNumber.B }));
    await hand.clear(discount);
    await hand.type(discount, '60');
    await hand.click(screen.getByRole('button', { name: said.save }));
    const dialog = await until(() =>
      screen.getByRole('dialog', { name: said.enable.changeAsk.replace('{name}', 'Three cans') }),
    );
    within(dialog).getByText(said.enable.changeText);
    await until(() => within(dialog).getByText(/฿41,200.*312/));
    await until(() => within(dialog).getByText(said.overlaps.none));
    await hand.click(within(dialog).getByRole('button', { name: said.enable.keep }));
    expect(asked('updatePromotion')).toEqual([]);
    await hand.click(screen.getByRole('button', { name: said.save }));
    await hand.click(await until(() => screen.getByRole('button', { name: said.enable.saveTerms })));
    await until(() => expect(asked('updatePromotion')).toHaveLength(1));

    await hand.click(screen.getByRole('button', { name: new RegExp(said.steps.info) }));
    const name = await until(() =>
      screen.getByRole<HTMLInputElement>('textbox', { name: said.form.PromotionName }),
    );
    await hand.type(name, '!');
    save();
    const saveAgain = screen.getByRole<HTMLButtonElement>('button', { name: said.save });
    await until(() => expect(saveAgain.disabled).toBe(false));
    expect(name.value).toMatch(/!$/);
    await hand.click(saveAgain);
    await until(() => expect(asked('updatePromotion')).toHaveLength(2));
    expect(asked('updatePromotion')[1]?.body).toMatchObject({
      Promotion: { PromotionName: name.value, Version: 4 },
    });
  });
});
