/** Fields of numbers that are names, with a hand on them: on the sign-in page, and by themselves. */
import { MantineProvider } from '@mantine/core';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { taxNumberDigits } from '#domain/text/thai-tax-number.ts';
import { atEnd } from '../../testing/at-end.ts';
import { LANGUAGES, openShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { DigitsField } from './field.tsx';

const words = {
  th: { mobile: 'เบอร์มือถือ', send: 'รับรหัสทาง SMS' },
  en: { mobile: 'Mobile number', send: 'Send code' },
};

test.each(LANGUAGES)('V-06d the mobile number takes digits only, typed or pasted (%s)', async (language) => {
  const said = words[language];
  const { hand, asked } = await openShop({
    at: '/login',
    language,
    answers: {
      requestCode: () => ({ reference: 'ABCDEFGHJK', expiresInSeconds: 300, resendAfterSeconds: 60 }),
    },
  });
  const field = await until(() => screen.getByLabelText<HTMLInputElement>(said.mobile));
  expect(field.inputMode).toBe('numeric');
  await hand.type(field, 'a๐8-1 x');
  expect(field.value).toBe('081');
  await hand.clear(field);
  await hand.click(field);
  await hand.paste('โทร +66 81-234 5678');
  expect(field.value).toBe('0812345678');
  await hand.click(screen.getByRole('button', { name: said.send }));
  await until(() => expect(asked('requestCode').map(({ body }) => body)).toEqual([{ mobile: '0812345678' }]));
});

async function taxField(): Promise<HTMLInputElement> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  atEnd(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <MantineProvider>
      <DigitsField label="Tax ID" read={taxNumberDigits} />
    </MantineProvider>,
  );
  return until(() => screen.getByLabelText<HTMLInputElement>('Tax ID'));
}

test('V-06d a tax number is cut where it is full, and loses its dashes when it is pasted', async () => {
  const hand = userEvent.setup({ delay: null });
  const field = await taxField();
  await hand.click(field);
  await hand.paste('0-1055-12345-67-1');
  expect(field.value).toBe('0105512345671');
  await hand.type(field, '9');
  expect(field.value).toBe('0105512345671');
});

test('V-06d a wrong letter in the middle leaves the cursor where it was', async () => {
  const hand = userEvent.setup({ delay: null });
  const field = await taxField();
  await hand.type(field, '0105');
  await hand.type(field, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([field.value, field.selectionStart]).toEqual(['0105', 2]);
});
