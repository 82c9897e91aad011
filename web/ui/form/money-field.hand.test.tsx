/** An amount of baht with a hand on it, by itself; its first use is the filter of sums (merchant-order-list.hand.test.tsx). */
import { MantineProvider } from '@mantine/core';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { atEnd } from '../../testing/at-end.ts';
import { until } from '../../testing/until.ts';
import { MoneyField } from './money-field.tsx';

function Typed() {
  const [typed, setTyped] = useState('');
  return <MoneyField label="Sum" value={typed} onChange={setTyped} />;
}

async function openField(): Promise<HTMLInputElement> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  atEnd(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <MantineProvider>
      <Typed />
    </MantineProvider>,
  );
  return until(() => screen.getByLabelText<HTMLInputElement>('Sum'));
}

test.each([
  ['1250.5', '1,250.50'],
  ['1,250', '1,250.00'],
  ['฿๙๙', '99.00'],
  ['12,5.x', '12,5.x'],
])('B-70 %s stands as %s once the field is left; what is no amount stays', async (typed, left) => {
  const hand = userEvent.setup({ delay: null });
  const field = await openField();
  expect(field.inputMode).toBe('decimal');
  await hand.type(field, typed);
  expect(field.value, 'while it is typed nothing moves').toBe(typed);
  await hand.tab();
  expect(field.value).toBe(left);
});
