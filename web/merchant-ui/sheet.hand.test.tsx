/** What a sheet asks about before it is left. */
import { MantineProvider } from '@mantine/core';
import { screen, within } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { TranslationsProvider } from '../i18n/use-translations.tsx';
import en from '../locales/en/index.ts';
import { atEnd } from '../testing/at-end.ts';
import { until } from '../testing/until.ts';
import { Sheet } from './sheet.tsx';

function Opened({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <Sheet title="Sheet" onClose={() => setOpen(false)}>
      <form>{children}</form>
    </Sheet>
  ) : null;
}

/** A text that the page keeps, as fields of numbers are. */
function Kept() {
  const [text, setText] = useState('a');
  return <input aria-label="field" value={text} onChange={({ target }) => setText(target.value)} />;
}

/** A field that comes with a choice of another. */
function Unfolding() {
  const [isOn, setOn] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOn(true)}>
        more
      </button>
      {isOn && <input type="checkbox" aria-label="field" defaultChecked />}
    </>
  );
}

async function open(children: ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  atEnd(() => root.unmount());
  const router = createMemoryRouter([{ path: '/', element: <Opened>{children}</Opened> }]);
  root.render(
    <TranslationsProvider locale="en" messages={en}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </TranslationsProvider>,
  );
  const hand = userEvent.setup({ delay: null });
  const sheet = await until(() => screen.getByRole('dialog', { name: 'Sheet' }));
  const leave = () => hand.click(within(sheet).getByRole('button', { name: 'Close' }));
  return { hand, leave };
}

const field = () => screen.getByLabelText<HTMLInputElement>('field');
const question = () => screen.queryByRole('dialog', { name: 'Discard what you typed?' });

type Case = {
  what: string;
  children: ReactNode;
  change: (hand: UserEvent) => Promise<void>;
  back?: (hand: UserEvent) => Promise<void>;
};
const press = (hand: UserEvent) => hand.click(field());
const choose = (value: string) => (hand: UserEvent) => hand.selectOptions(field(), value);
const select = (
  <select aria-label="field" defaultValue="a">
    <option>a</option>
    <option>b</option>
  </select>
);
const cases: Case[] = [
  {
    what: 'a text',
    children: <input aria-label="field" defaultValue="a" />,
    change: (hand) => hand.type(field(), 'b'),
    back: (hand) => hand.type(field(), '{Backspace}'),
  },
  {
    what: 'a text that the page keeps',
    children: <Kept />,
    change: (hand) => hand.type(field(), 'b'),
    back: (hand) => hand.type(field(), '{Backspace}'),
  },
  { what: 'a choice', children: select, change: choose('b'), back: choose('a') },
  {
    what: 'a checkbox or switch',
    children: <input type="checkbox" aria-label="field" />,
    change: press,
    back: press,
  },
  {
    what: 'one of several',
    children: (
      <>
        <input type="radio" name="of" aria-label="first" defaultChecked />
        <input type="radio" name="of" aria-label="field" />
      </>
    ),
    change: press,
    back: (hand) => hand.click(screen.getByLabelText('first')),
  },
  {
    what: 'a file',
    children: <input type="file" aria-label="field" />,
    change: (hand) => hand.upload(field(), new File(['x'], 'x.png')),
  },
  {
    what: 'a field that came later',
    children: <Unfolding />,
    change: async (hand) => {
      await hand.click(screen.getByRole('button', { name: 'more' }));
      await press(hand);
    },
    back: press,
  },
];

test.each(cases)(
  'B-29b a sheet asks before it is left with $what changed, and not once it is as it was',
  async ({ children, change, back }) => {
    const { hand, leave } = await open(children);
    await change(hand);
    await leave();
    const asked = await until(() =>
      within(question() ?? document.createElement('i')).getByText('Keep editing'),
    );
    if (!back) return;
    await hand.click(asked);
    await back(hand);
    await leave();
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
