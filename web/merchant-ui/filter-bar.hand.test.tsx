/** The text of a filter bar, by itself: what is typed while the page is slow to take over what was typed before. */
import { MantineProvider } from '@mantine/core';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { atEnd } from '../testing/at-end.ts';
import { stopClock } from '../testing/clock.ts';
import { settled, until } from '../testing/until.ts';
import { TranslationsProvider } from '../i18n/use-translations.tsx';
import en from '../locales/en/index.ts';
import { PageProvider } from '../page/page-context.ts';
import { pageWith } from '../testing/drawn.tsx';
import { DaysFilterField } from './days-filter.tsx';
import { TextFilter } from './text-filter.tsx';

/** So long nothing must be typed until the shop is asked. */
const REST_MS = 500;

/** The field on a page whose address says what the test lets it say, and when. */
async function openField() {
  const asked: string[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  atEnd(() => root.unmount());
  const show = async (text: string) => {
    const params = {
      get: () => text,
      chosen: () => text,
      chosenSearch: new URLSearchParams({ text }),
      set: (part: Readonly<Record<string, string>>) => void asked.push(part['text'] ?? ''),
      pathWith: () => '',
    };
    root.render(
      <MantineProvider>
        <TextFilter filter={{ kind: 'text', name: 'text', label: 'Search' }} values={params} />
      </MantineProvider>,
    );
    await settled();
  };
  await show('');
  const field = await until(() => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }));
  stopClock();
  const hand = userEvent.setup({ delay: null });
  const type = async (letters: string) => {
    await hand.type(field, letters);
    await vi.advanceTimersByTimeAsync(REST_MS);
    await settled();
  };
  return { field, asked, show, type };
}

test('B-70 what is typed stays where the page is late to take over what was typed before it', async () => {
  const { field, asked, show, type } = await openField();
  await type('Ba');
  await type('an');
  expect(asked).toEqual(['Ba', 'Baan']);
  await show('Ba');
  expect(field.value).toBe('Baan');
  await show('Baan');
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(field.value).toBe('Baan');
  expect(asked).toEqual(['Ba', 'Baan']);
});

test('B-70 what is deleted before the page has taken it over is asked for as well', async () => {
  const { field, asked, show, type } = await openField();
  await type('B');
  await type('{Backspace}');
  expect(asked).toEqual(['B', '']);
  await show('B');
  await show('');
  expect(field.value).toBe('');
});

test('B-70 cleared, or gone back to, the address has what is in the field', async () => {
  const { field, show, type } = await openField();
  await type('Baan');
  await show('Baan');
  await show('');
  expect(field.value).toBe('');
  await show('Pet');
  expect(field.value).toBe('Pet');
});

test('B-70 a day that is picked while the page is late to take over the typed one ends the days from it', async () => {
  const asked: Readonly<Record<string, string>>[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  atEnd(() => root.unmount());
  const params = {
    get: () => '',
    chosen: () => '',
    chosenSearch: new URLSearchParams(),
    set: (part: Readonly<Record<string, string>>) => void asked.push(part),
    pathWith: () => '',
  };
  root.render(
    <PageProvider value={pageWith()}>
      <TranslationsProvider locale="en" messages={en}>
        <MantineProvider>
          <DaysFilterField filter={{ kind: 'days', names: ['from', 'to'], label: 'Days' }} values={params} />
        </MantineProvider>
      </TranslationsProvider>
    </PageProvider>,
  );
  const hand = userEvent.setup({ delay: null });
  await hand.click(await until(() => screen.getByRole('button', { name: /^Days/ })));
  await hand.type(screen.getByLabelText('From'), '11/11/2025');
  await hand.click(await until(() => screen.getByRole('button', { name: '12 November 2025' })));
  expect(asked.at(-1)).toEqual({ from: '2025-11-11', to: '2025-11-12' });
});
