/** Two registrations are compared and merged, with a hand. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import en from '../../locales/en/customerDoubles.ts';
import th from '../../locales/th/customerDoubles.ts';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { account, choices, listed } from '../merchant-customers/merchant-customers.testing.ts';
import type { MergeAhead } from './doubles.queries.ts';

const words: InBoth<typeof th> = { th, en };
const other = { ...listed, CUSTOMERCODE: 'CUST9', CUSTOMERNAME: 'แมวดี', Mobile: '0810000009' };
const times = { RegisteredAt: '2026-01-02T05:00:00Z', LastSignIn: null };
const ahead: MergeAhead = {
  Kept: { ...listed, ...times },
  Double: { ...other, ...times },
  Fields: [
    { Field: 'name', Kept: 'Baan Maew', Double: 'แมวดี' },
    { Field: 'mobile', Kept: '0810000001', Double: '0810000009' },
    { Field: 'email', Kept: '', Double: 'm@example.com' },
    { Field: 'credit', Kept: '5000', Double: '0' },
  ],
  Moves: [
    { What: 'orders', Count: 3, Stays: 0 },
    { What: 'wishlist', Count: 4, Stays: 2 },
  ],
  Blocks: [],
  NeedsAsking: true,
  Version: 7,
};
const answers: Answers = {
  tableViews: () => ({ Data: [] }),
  customerDoubles: () => ({
    Data: [{ Customer: listed, Double: other, Reasons: ['mobile', 'namePlace'] }],
    Next: null,
  }),
  mergeAhead: () => ahead,
  customerAccount: () => account,
  customerChoices: () => choices,
};
const staff: Parameters<typeof openShop>[0]['staff'] = { Rights: ['manageCustomers'] };
const main = () => within(screen.getByRole('main'));

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  test('R-49c pairs of a center are listed with what both say, and each leads to both side by side', async () => {
    await openShop({ at: '/merchant/customer/doubles', language, staff, answers });
    const link = await screen.findByRole('link', { name: said.compare.replace('{code}', 'CUST9') });
    expect(link.getAttribute('href')).toMatch(/\/merchant\/customer\/merge\/CUST1\/CUST9$/);
    await until(() => main().getByText(`${said.reasons.mobile}, ${said.reasons.namePlace}`));
  });

  test('R-49c two are merged once staff have chosen what is kept, have asked both, and have said yes; who stays is shown', async () => {
    const { hand, asked, address } = await openShop({
      at: '/merchant/customer/merge/CUST1/CUST9',
      language,
      staff,
      answers: { ...answers, mergeCustomers: () => ({ CUSTOMERCODE: 'CUST1' }) },
    });
    const merge = await screen.findByRole('button', { name: said.merge.do });
    expect(merge).toHaveProperty('disabled', true);
    expect(main().getByText(said.moves.orders).closest('div')?.textContent).toContain('3');
    await hand.click(main().getByRole('radio', { name: '0810000009' }));
    await hand.click(main().getByRole('checkbox', { name: said.merge.asked }));
    await hand.click(merge);
    const dialog = within(await screen.findByRole('dialog'));
    await hand.click(dialog.getByRole('button', { name: said.merge.do }));
    await until(() => expect(address()).toMatch(/\/merchant\/customer\/profile\/CUST1$/));
    const [sent] = asked('mergeCustomers');
    expect(sent).toMatchObject({ body: { Take: ['mobile'], Asked: true, Version: 7 } });
  });

  test('R-49c what stands in the way is said before; what was changed meanwhile is shown anew', async () => {
    let now: MergeAhead = { ...ahead, NeedsAsking: false };
    const { hand } = await openShop({
      at: '/merchant/customer/merge/CUST1/CUST9',
      language,
      staff,
      answers: {
        ...answers,
        mergeAhead: () => now,
        mergeCustomers: () => refusal(409, { code: 'MERGE_BLOCKED' }),
      },
    });
    const merge = await screen.findByRole('button', { name: said.merge.do });
    now = { ...now, Blocks: ['taxNumbers'] };
    await hand.click(merge);
    await hand.click(within(await screen.findByRole('dialog')).getByRole('button', { name: said.merge.do }));
    await until(() => main().getByText(said.blocks.taxNumbers));
    await until(() =>
      expect(main().getByRole('button', { name: said.merge.do })).toHaveProperty('disabled', true),
    );
  });

  test('R-49c the code of a customer who was merged leads to the one who stayed', async () => {
    const { address } = await openShop({
      at: '/merchant/customer/profile/CUST9',
      language,
      staff,
      answers: {
        ...answers,
        customerAccount: ({ params }) =>
          params.code === 'CUST9'
            ? refusal(404, { code: 'CUSTOMER_MERGED', details: { Into: 'CUST1' } })
            : account,
      },
    });
    await until(() => expect(address()).toMatch(/\/merchant\/customer\/profile\/CUST1$/));
  });
});
