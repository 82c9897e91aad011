/** The sheet that asks for the center at the start, and who has begun to use the page by then. */
import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { bootstrapOf } from '../../testing/drawn.tsx';
import type { Answers } from '../../testing/fake-shop.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { settled, until } from '../../testing/until.ts';

function notYet(): never {
  throw new Error('The page is not idle yet');
}

type Visit = { at?: string; user?: object; answers?: Answers };

/** A first visitor of a shop with two centers; `rest` brings the page's first idle moment. */
async function visit({ at = '/product', user: who = {}, answers = {} }: Visit = {}) {
  let waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const user = { CenterCount: 2, ...who };
  const { hand } = await openShop({
    at,
    user,
    answers: {
      ...shopOf([]),
      loginGuest: () => ({ jtoken: 'token', user: bootstrapOf({ user }).user, guestUid: '1' }),
      allCenters: () => ({ Data: [] }),
      ...answers,
    },
    settings: { POINT_DISPLAY_ENABLED: 'N' },
  });
  const runWaiting = () => {
    const due = waiting;
    waiting = [];
    for (const run of due) run();
    return due.length;
  };
  return { hand, runWaiting, rest: () => until(() => runWaiting() || notYet()) };
}

const search = () => screen.getByRole('combobox', { name: /^Search/ });
const dialog = () => document.querySelector('dialog');

test('S-45 a first visitor is asked for the center', async () => {
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(true);
  const { rest } = await visit();
  await rest();
  await until(() => expect(dialog()).not.toBeNull());
});

test('S-45 the sheet never opens over a search that is being typed', async () => {
  const { hand, rest } = await visit();
  await hand.type(search(), 'c');
  await rest();
  await settled();
  expect(dialog()).toBeNull();
});

test('S-45 nor over a field that has the focus, nor once the page is being used', async () => {
  const first = await visit();
  search().focus();
  await first.rest();
  await settled();
  expect(dialog()).toBeNull();
});

test.each(['/profile', '/history'])(
  'S-45 it never covers %s, where customers see their own things, and comes with the first goods',
  async (at) => {
    const { hand, rest, runWaiting } = await visit({
      at,
      user: { CUSTOMERCODE: 'CUST1' },
      answers: { listOrders: () => ({ Data: [], Next: null }), profilePicture: () => ({ data: null }) },
    });
    await until(() => screen.getByRole('main'));
    await settled();
    runWaiting();
    await settled();
    expect(dialog()).toBeNull();
    const [goods] = screen.getAllByRole('link', { name: 'Product' });
    await hand.click(goods ?? document.body);
    await rest();
    await until(() => expect(dialog()).not.toBeNull());
  },
);
