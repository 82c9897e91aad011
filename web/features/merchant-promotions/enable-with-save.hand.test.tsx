/** A promotion that is enabled by saving it, with a hand on it. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/merchantPromotions.ts';
import th from '../../locales/th/merchantPromotions.ts';
import { testChoices, testDetail, testReplay, testTrial } from './testing-promotions.ts';

const words: InBoth<typeof th> = { th, en };

beforeEach(() => sessionStorage.clear());

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  test('B-74 saving one that is then enabled is asked first, with what it would have cost and what it meets', async () => {
    const { hand, asked } = await openShop({
      at: '/merchant/promotion/PR1',
      language,
      staff: {},
      answers: {
        promotionMasterData: () => testChoices,
        promotionCustomers: () => ({ Data: [] }),
        promotionProducts: () => ({ Data: [] }),
        tryPromotion: () => testTrial,
        promotionOverlaps: () => ({ Data: [] }),
        promotionDetail: () => testDetail({ FlagEnabled: 'N', Status: 'DISABLE' }),
        replayPromotion: () => testReplay,
        updatePromotion: () => testDetail({ Version: 4 }),
      },
    });
    await hand.click(await until(() => screen.getByRole('checkbox', { name: said.form.IsEnabled })));
    await hand.click(screen.getByRole('button', { name: said.save }));
    const dialog = await until(() => screen.getByRole('dialog'));
    await until(() => within(dialog).getByText(/฿41,200.*312/));
    await until(() => within(dialog).getByText(said.overlaps.none));
    expect(asked('updatePromotion')).toEqual([]);
    await hand.click(within(dialog).getByRole('button', { name: said.enable.keep }));
    expect(asked('updatePromotion')).toEqual([]);
    await hand.click(screen.getByRole('button', { name: said.save }));
    await hand.click(await until(() => screen.getByRole('button', { name: said.enable.saveAndEnable })));
    await until(() => expect(asked('updatePromotion')).toHaveLength(1));
    expect(asked('updatePromotion')[0]?.body).toMatchObject({ Promotion: { FlagEnabled: 'Y' } });
  });
});
