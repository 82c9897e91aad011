/** A customer's pets, with a hand. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import en from '../../locales/en/pets.ts';
import th from '../../locales/th/pets.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';

const words: InBoth<typeof th> = { th, en };
const CUSTOMER = { CUSTOMERCODE: 'C1', CUSTOMERNAME: 'Malee' };
type Pet = CallAnswer<'pets'>['data'][number];
const max: Pet = {
  PetId: '0a1fa000-0000-4000-8000-000000000009',
  Name: 'Max',
  Kind: 'dog',
  Breed: 'Poodle',
  Sex: 'male',
  Birthday: null,
  Weight: 4.25,
  Picture: null,
  Reminders: [
    { Kind: 'food', Day: '2031-01-05', Months: 1 },
    { Kind: 'checkup', Day: '2031-02-05', Months: 0 },
  ],
};

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const open = (more: Partial<Parameters<typeof openShop>[0]> = {}) =>
    openShop({
      at: '/profile/petInformation',
      language,
      user: CUSTOMER,
      ...more,
      answers: { ...shopOf([]), pets: () => ({ data: [max] }), ...more.answers },
    });
  const main = () => within(screen.getByRole('main'));
  const field = (name: string) => main().getByLabelText<HTMLInputElement>(name);
  const press = (name: string) => main().getByRole('button', { name });

  test('R-27i what is known of a pet is told, and what is to come', async () => {
    await open();
    await until(() => main().getByRole('heading', { name: 'Max' }));
    expect(main().getByText(/Poodle · .+ · 4.25/)).toBeDefined();
    expect(main().getByText(new RegExp(said.reminders.food)).textContent).toMatch(
      language === 'th' ? /5 ม\.ค\. 2574 · ทุกเดือน/ : /5 Jan 2031 · Every month/,
    );
  });

  test('R-27i a pet is added; what is wrong is said at its field, and nothing typed is lost', async () => {
    let refusing = true;
    const { hand, asked } = await open({
      answers: {
        pets: () => ({ data: [] }),
        savePet: ({ body }) => {
          if (refusing) return refusal(400, { code: 'BIRTHDAY_WRONG', fields: { Birthday: 'Not that day' } });
          return {
            data: [{ ...max, ...body, Breed: body.Breed ?? '', Reminders: [], Picture: null }] as Pet[],
          };
        },
      },
    });
    await until(() => main().getByText(said.empty));
    await hand.click(press(said.add));
    await until(() => field(said.name));
    await hand.type(field(said.weight), 'heavy');
    await hand.click(press(said.save));
    await until(() => main().getByText(said.wrong.name));
    expect(main().getByText(said.wrong.weight)).toBeDefined();
    await hand.clear(field(said.weight));
    await hand.type(field(said.weight), '4,5');
    await hand.type(field(said.name), 'Max');
    await hand.click(press(said.save));
    await until(() => main().getByText('Not that day'));
    expect(field(said.name).value).toBe('Max');
    refusing = false;
    await hand.click(press(said.save));
    await until(() => main().getByRole('heading', { name: 'Max' }));
    const sent = asked('savePet').map(({ body }) => body as { PetId: string; Weight: number });
    expect(sent.map(({ Weight }) => Weight)).toEqual([4.5, 4.5]);
    // Sent again after a lost answer it is the same pet.
    expect(new Set(sent.map(({ PetId }) => PetId)).size).toBe(1);
  });

  test('R-27i a reminder goes, and what stands in the others stays theirs', async () => {
    const { hand, asked } = await open({ answers: { savePet: () => ({ data: [max] }) } });
    await until(() => main().getByRole('heading', { name: 'Max' }));
    await hand.click(press(said.editAndPicture));
    await until(() => main().getAllByRole('button', { name: said.removeReminder }));
    const [first] = main().getAllByRole('button', { name: said.removeReminder });
    if (first) await hand.click(first);
    await hand.click(press(said.addReminder));
    await hand.click(press(said.save));
    await until(() => main().getByText(said.wrong.day));
    const [, added] = main().getAllByLabelText<HTMLInputElement>(said.day);
    if (added) await hand.type(added, '2031-03-01');
    await hand.click(press(said.save));
    await until(() =>
      expect(asked('savePet').at(0)?.body).toMatchObject({
        PetId: max.PetId,
        Reminders: [
          { Kind: 'checkup', Day: '2031-02-05', Months: 0 },
          { Kind: 'vaccination', Day: '2031-03-01', Months: 0 },
        ],
      }),
    );
  });

  test('R-27i a pet is removed once that was asked', async () => {
    const { hand, asked } = await open({ answers: { removePet: () => ({ data: [] }) } });
    await until(() => main().getByRole('heading', { name: 'Max' }));
    await hand.click(press(said.remove));
    const dialog = await screen.findByRole('dialog');
    expect(asked('removePet')).toEqual([]);
    await hand.click(within(dialog).getByRole('button', { name: said.question.confirm }));
    await until(() => main().getByText(said.empty));
    expect(asked('removePet').map(({ body }) => body)).toEqual([{ PetId: max.PetId }]);
  });

  test.each([
    ['a salesman in the customer’s name', { user: { ...CUSTOMER, UserId: 'SALE' } }, said.acting],
    ['a shop without PET_INFORMATION_ENABLED', { settings: { PET_INFORMATION_ENABLED: 'N' } }, said.closed],
  ])('W-61 R-27i the page says so to %s', async (_, more, told) => {
    const { asked } = await open(more);
    await until(() => main().getByText(told));
    expect(main().queryByText('Max')).toBeNull();
    expect(asked('savePet')).toEqual([]);
  });
});
