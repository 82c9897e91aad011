/** What tests rely on: of a page that has ended, nothing reaches the shop of the next. */
import { expect, test } from 'vitest';
import { openShop } from './open-shop.tsx';
import { shopOf } from './small-shop.ts';
import { settled } from './until.ts';

const CODE = { reference: 'ABCDEFGHJK', expiresInSeconds: 300, resendAfterSeconds: 60 };
const PAGE = { at: '/login', answers: { ...shopOf([]), requestCode: () => CODE } };
const GIVEN = { body: { mobile: '0812345678' } };

test('a page ends after the calls that are under way, and asks nothing any more', async () => {
  const { promise: line, resolve: goOn } = Promise.withResolvers<void>();
  const first = await openShop(PAGE);
  first.answer({ requestCode: async () => line.then(() => CODE) });
  const { api } = first.page;
  const heard: unknown[] = [];
  const ask = async () => heard.push(await api.requestCode(GIVEN));
  void ask();
  const ended = first.close().then(() => heard.push('ended'));
  await settled();
  goOn();
  await ended;
  expect(heard).toEqual([CODE, 'ended']);

  const next = await openShop(PAGE);
  void ask();
  await settled();
  expect(next.asked('requestCode')).toEqual([]);
});
