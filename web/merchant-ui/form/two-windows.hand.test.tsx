/** The same record open in two windows, with a hand (B-73d). */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import words from '../../locales/th/merchantCustomers.ts';
import merchant from '../../locales/th/merchant.ts';
import { account, choices } from '../../features/merchant-customers/merchant-customers.testing.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';

const { form, note, credit } = words;
const { meanwhile, both } = merchant.form;
const main = () => within(screen.getByRole('main'));
const field = (label: string) => main().getByLabelText<HTMLInputElement>(label);
const button = (name: string) => main().getByRole('button', { name });

/** Somebody else saves a credit of 100,000 once this window is open. */
async function open() {
  let stored = { ...account, Credit: 80_000, Version: 7 };
  const shop = await openShop({
    at: '/merchant/customer/profile/CUST1/edit',
    language: 'th',
    staff: { Rights: ['manageCustomers'] },
    answers: {
      customerChoices: () => choices,
      customerAccount: () => stored,
      saveCustomerAccount: ({ body }) => {
        if (stored.Version === 7) stored = { ...stored, Credit: 100_000, Version: 8 };
        if (body.Version !== stored.Version) return refusal(409, { code: 'CUSTOMER_CHANGED' });
        stored = { ...stored, Credit: body.Credit, Note: body.Note ?? '', Version: stored.Version + 1 };
        return stored;
      },
    },
  });
  return Object.assign(shop, {
    /** A third person saves a note. */
    saveNote: (Note: string): void => {
      stored = { ...stored, Note, Version: stored.Version + 1 };
    },
  });
}

test('B-73d R-49b who changed only the note keeps the credit that somebody else has given meanwhile', async () => {
  const { hand, asked } = await open();
  await hand.type(await until(() => field(note)), 'x');
  await hand.click(button(form.save));
  await hand.click(await until(() => button(meanwhile.mine)));
  await until(() => expect(field(credit).value).toBe('100,000.00'));
  expect(asked('saveCustomerAccount').at(-1)?.body).toMatchObject({
    Note: `${account.Note}x`,
    Credit: 100_000,
    Version: 8,
  });
});

test('B-73d where both changed the credit, both are seen before one is saved, and theirs can be taken', async () => {
  const { hand, asked } = await open();
  await hand.clear(await until(() => field(credit)));
  await hand.type(field(credit), '90000');
  await hand.click(button(form.save));
  await hand.click(await until(() => button(meanwhile.mine)));
  await until(() => main().getByText(both.title));
  expect(asked('saveCustomerAccount')).toHaveLength(1);
  expect(field(credit).value).toBe('90,000.00');
  expect(main().getByText(both.beside.replace('{value}', '100,000.00'))).toBeDefined();
  await hand.click(button(`${both.take}: ${credit}`));
  expect(field(credit).value).toBe('100,000.00');
  expect(main().queryByText(both.title)).toBeNull();
  await hand.clear(field(credit));
  await hand.type(field(credit), '90000');
  await hand.click(button(form.save));
  await until(() => expect(asked('saveCustomerAccount')).toHaveLength(2));
  expect(asked('saveCustomerAccount').at(-1)?.body).toMatchObject({ Credit: 90_000, Version: 8 });
});

test('B-73d what is saved over theirs names the state that it was compared with: a third change is told too, and kept', async () => {
  const { hand, asked, saveNote } = await open();
  await hand.clear(await until(() => field(credit)));
  await hand.type(field(credit), '90000');
  await hand.click(button(form.save));
  await hand.click(await until(() => button(meanwhile.mine)));
  await until(() => main().getByText(both.title));
  saveNote('third');
  await hand.click(button(form.save));
  await until(() => expect(asked('saveCustomerAccount')).toHaveLength(2));
  expect(asked('saveCustomerAccount').at(-1)?.body, 'compared with theirs, not with the third').toMatchObject(
    {
      Credit: 90_000,
      Version: 8,
    },
  );
  await hand.click(await until(() => button(meanwhile.mine)));
  await until(() => expect(asked('saveCustomerAccount')).toHaveLength(3));
  expect(asked('saveCustomerAccount').at(-1)?.body).toMatchObject({
    Credit: 90_000,
    Note: 'third',
    Version: 9,
  });
});

test('B-73d what both changed is still shown after a reload, and theirs can be taken then', async () => {
  const first = await open();
  await first.hand.clear(await until(() => field(credit)));
  await first.hand.type(field(credit), '90000');
  await first.hand.click(button(form.save));
  await first.hand.click(await until(() => button(meanwhile.mine)));
  await until(() => main().getByText(both.title));
  await first.close();
  const second = await openShop({
    at: '/merchant/customer/profile/CUST1/edit',
    language: 'th',
    staff: { Rights: ['manageCustomers'] },
    answers: {
      customerChoices: () => choices,
      customerAccount: () => ({ ...account, Credit: 100_000, Version: 8 }),
    },
  });
  await until(() => main().getByText(both.title));
  expect(field(credit).value).toBe('90,000.00');
  await second.hand.click(await until(() => button(`${both.take}: ${credit}`)));
  expect(field(credit).value).toBe('100,000.00');
});

test('B-73d that somebody else has saved meanwhile is said at once after a reload', async () => {
  const first = await open();
  await first.hand.type(await until(() => field(note)), 'x');
  await first.close();
  await openShop({
    at: '/merchant/customer/profile/CUST1/edit',
    language: 'th',
    staff: { Rights: ['manageCustomers'] },
    answers: {
      customerChoices: () => choices,
      customerAccount: () => ({ ...account, Credit: 100_000, Version: 8 }),
    },
  });
  await until(() => button(meanwhile.mine));
  expect(field(note).value).toBe(`${account.Note}x`);
});

test('B-73d what was typed before a reload is still only what was changed then', async () => {
  const first = await open();
  await first.hand.type(await until(() => field(note)), 'x');
  await first.hand.click(button(form.save));
  await until(() => button(meanwhile.mine));
  await first.close();
  let sent: unknown;
  const second = await openShop({
    at: '/merchant/customer/profile/CUST1/edit',
    language: 'th',
    staff: { Rights: ['manageCustomers'] },
    answers: {
      customerChoices: () => choices,
      customerAccount: () => ({ ...account, Credit: 100_000, Version: 8 }),
      saveCustomerAccount: ({ body }) => {
        sent = body;
        return body.Version === 8
          ? { ...account, Credit: body.Credit, Version: 9 }
          : refusal(409, { code: 'CUSTOMER_CHANGED' });
      },
    },
  });
  await until(() => main().getByText(merchant.form.restored));
  await second.hand.click(button(form.save));
  await second.hand.click(await until(() => button(meanwhile.mine)));
  await until(() => expect(sent).toMatchObject({ Credit: 100_000, Note: `${account.Note}x`, Version: 8 }));
});
