/** A save that the shop could not do, or that did not reach it, with a hand. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import words from '../../locales/th/merchantCustomers.ts';
import merchant from '../../locales/th/merchant.ts';
import { account, choices } from '../../features/merchant-customers/merchant-customers.testing.ts';
import { noAnswer, refusal } from '../../testing/fake-shop.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';

const { form, note } = words;
const main = () => within(screen.getByRole('main'));
const field = () => main().getByLabelText<HTMLInputElement>(note);

test.each([
  ['a fault of the shop', () => refusal(500, { code: 'UNEXPECTED' }), merchant.form.notSaved],
  ['no connection', noAnswer, merchant.form.notSent],
])(
  'B-73b after %s the bar says that nothing is saved and all that was typed is kept',
  async (_, fails, said) => {
    const answers = { customerChoices: () => choices, customerAccount: () => account };
    const { hand, answer } = await openShop({
      at: '/merchant/customer/profile/CUST1/edit',
      language: 'th',
      staff: { Rights: ['manageCustomers'] },
      answers: { ...answers, saveCustomerAccount: fails },
    });
    await hand.type(await until(() => field()), 'x');
    await hand.click(main().getByRole('button', { name: form.save }));
    await until(() => main().getByText(said));
    expect(field().value).toBe(`${account.Note}x`);
    answer({ ...answers, saveCustomerAccount: () => ({ ...account, Note: `${account.Note}x` }) });
    await hand.click(main().getByRole('button', { name: form.save }));
    await until(() => expect(main().queryByText(said)).toBeNull());
  },
);
