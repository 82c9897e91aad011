import { beforeEach, expect, test, vi } from 'vitest';
import { createConnection, type Connection } from './connection.ts';
import { watchLostAssets } from './asset-recovery.client.ts';
import type { AssetsWatched } from './asset-recovery.ts';

type Browser = EventTarget &
  AssetsWatched & { routeLost?: (error: unknown) => Promise<never>; __reactRouterDataRouter?: object };

let connection: Connection;
let answers: boolean;
let done: string[];
let browser: Browser;
let navigation: { location: object | undefined };

beforeEach(() => {
  connection = createConnection();
  done = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  navigation = { location: { key: 'a', pathname: '/product/a', search: '?x=1', hash: '' } };
  browser = Object.assign(new EventTarget(), {
    location: { assign: (to: string) => void done.push(`goes to ${to}`) },
    assetLost: () => {
      done.push('loaded anew');
      return true;
    },
    __reactRouterDataRouter: { state: { navigation } },
  });
  watchLostAssets(browser as unknown as Window, connection, async () => {
    if (!answers) connection.setCut(true);
    return answers;
  });
});

const settled = () => new Promise(setImmediate);
const isMissed = () => browser.dispatchEvent(new Event('vite:preloadError'));

test('E-04 the code of the next page is lost while the shop answers: the way goes on as a document', async () => {
  answers = true;
  void browser.routeLost?.(new Error('gone'));
  await settled();
  expect(done).toEqual(['goes to /product/a?x=1']);
});

test('E-21 while the shop does not answer the way to a page waits, whatever the browser says of its network', async () => {
  answers = false;
  void browser.routeLost?.(new Error('gone'));
  await settled();
  expect(done, 'it would leave for the browser’s own error page').toEqual([]);
  connection.setCut(false);
  expect(done).toEqual(['goes to /product/a?x=1']);
});

test('E-21 who went elsewhere while the shop did not answer is left there', async () => {
  answers = false;
  void browser.routeLost?.(new Error('gone'));
  await settled();
  navigation.location = undefined;
  connection.setCut(false);
  expect(done).toEqual([]);
});

test('E-04 a part is lost while the shop answers: the page is reloaded', async () => {
  answers = true;
  isMissed();
  await settled();
  expect(done).toEqual(['loaded anew']);
  expect(await browser.partMissed?.(), 'who wanted it says nothing more').toBe(true);
});

test('E-21 a part that could not be fetched over a cut connection costs nothing; what waits to be drawn comes when the connection is back', async () => {
  answers = false;
  isMissed();
  expect(await browser.partMissed?.(), 'who wanted it says so').toBe(false);
  connection.setCut(false);
  expect(done).toEqual([]);
  browser.componentLost?.();
  await settled();
  expect(done).toEqual([]);
  connection.setCut(false);
  expect(done).toEqual(['loaded anew']);
});
