/** The sheet that asks for the center at the start, and who has begun to use the page by then. */
import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { bootstrapOf } from '../../testing/drawn.tsx';
import { openShop } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { settled, until } from '../../testing/until.ts';

function notYet(): never {
  throw new Error('The page is not idle yet');
}

/** A first visitor of a shop with two centers; `rest` brings the page's first idle moment. */
async function visit() {
  let idle: (() => void) | undefined;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const user = { CenterCount: 2 };
  const { hand } = await openShop({
    at: '/product',
    user,
    answers: {
      ...shopOf([]),
      loginGuest: () => ({ jtoken: 'token', user: bootstrapOf({ user }).user, guestUid: '1' }),
      allCenters: () => ({ Data: [] }),
    },
  });
  return { hand, rest: () => until(() => (idle ?? notYet)()) };
}

const search = () => screen.getByRole('combobox', { name: /^Search/ });
const dialog = () => document.querySelector('dialog');

test('S-45 who comes first is asked for his center', async () => {
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
