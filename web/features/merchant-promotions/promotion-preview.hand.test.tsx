/** The preview of a promotion beside its editor: as the shop will show it. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/merchantPromotions.ts';
import th from '../../locales/th/merchantPromotions.ts';
import { testChoices, testDetail, testTrial } from './testing-promotions.ts';

const words: InBoth<typeof th> = { th, en };

beforeEach(() => sessionStorage.clear());

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  test('B-95d P-06 the card in the preview has no label that the shop would not show, and why less is given is said', async () => {
    let trial = testTrial;
    const { hand } = await openShop({
      at: '/merchant/promotion/PR1',
      language,
      staff: {},
      answers: {
        promotionMasterData: () => testChoices,
        promotionDetail: () => testDetail(),
        promotionProducts: () => ({ Data: [] }),
        promotionCustomers: () => ({ Data: [] }),
        promotionOverlaps: () => ({ Data: [] }),
        tryPromotion: () => trial,
      },
    });
    const card = () => within(screen.getByRole('article', { name: said.preview.card }));
    await until(() => expect(card().getByText('฿3.33')).toBeTruthy());
    expect(card().getByText('฿50 off')).toBeTruthy();
    trial = { ...testTrial, NoLabel: ['A'], HeldBack: { Amount: 2.51, Products: ['A'] } };
    const quantity = said.preview.quantityOf.replace('{name}', 'Product A').replace('{unit}', 'case');
    await hand.type(screen.getByRole('textbox', { name: quantity }), '2');
    await until(() => expect(card().getByText(said.preview.noLabel)).toBeTruthy());
    expect(card().queryByText('฿50 off')).toBeNull();
    expect(card().queryByText('฿3.33')).toBeNull();
    const heldBack = said.preview.heldBack.replace('{amount}', '฿2.51').replace('{names}', 'Product A');
    expect(screen.getByText(heldBack)).toBeTruthy();
  });
});
