/** What the editor of a promotion tells beside its form: as the shop will show it, and what cannot be. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/merchantPromotions.ts';
import th from '../../locales/th/merchantPromotions.ts';
import { testChoices, testDetail, testTrial } from './testing-promotions.ts';

const words: InBoth<typeof th> = { th, en };

beforeEach(() => sessionStorage.clear());

const answers: Answers = {
  promotionMasterData: () => testChoices,
  promotionDetail: () => testDetail(),
  promotionProducts: () => ({ Data: [] }),
  promotionCustomers: () => ({ Data: [] }),
  promotionOverlaps: () => ({ Data: [] }),
  tryPromotion: () => testTrial,
};

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const open = (more: Answers = {}, at = '/merchant/promotion/PR1') =>
    openShop({ at, language, staff: {}, answers: { ...answers, ...more } });

  test('B-95g a short name that says another number than the conditions give is told beside the form', async () => {
    const { hand } = await open();
    await hand.type(await until(() => screen.getByRole('textbox', { name: said.form.Opt30 })), ' 77%');
    const doubts = said.preview.doubts.replace('{parts}', '77%');
    await until(() => expect(screen.getByText(doubts)).toBeTruthy());
  });

  test('B-95g that a list names customers of other centers is told where it was opened to all', async () => {
    const { hand } = await open(
      {
        promotionDetail: () => testDetail({ FlagEnabled: 'N', Status: 'DISABLE' }),
        updatePromotion: () =>
          refusal(400, { code: 'PROMOTION_CUSTOMERS_OF_OTHERS', fields: { Customers: 'Of other centers' } }),
      },
      '/merchant/promotion/PR1/detail',
    );
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    const all = await until(() => box(said.form.IsForAll));
    if (!all.checked) await hand.click(all);
    await hand.click(box(said.form.IsForNew));
    await hand.click(screen.getByRole('button', { name: said.save }));
    await until(() => screen.getByText('Of other centers'));
    await until(() => expect(all.getAttribute('aria-invalid')).toBe('true'));
  });

  test('B-95d P-06 the card in the preview has no label that the shop would not show, and why less is given is said', async () => {
    let trial = testTrial;
    const { hand } = await open({ tryPromotion: () => trial });
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
