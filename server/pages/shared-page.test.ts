/** A page shared by many visitors, assembled for one. */
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createSharedPage } from './shared-page.ts';

const MARKS = { name: '\uE000name\uE001', user: '{"NAME":"\uE000name\uE001"}' };
const HTML = `<p>สวัสดี ${MARKS.name}</p>${'<li>อาหารแมว &amp; ทราย</li>'.repeat(5000)}<script>${MARKS.user}</script>${MARKS.name}`;

const wanted = (name: string, user: string): string =>
  HTML.replaceAll(MARKS.user, () => user).replaceAll(MARKS.name, () => name);

test.each([
  ['มานี', '{"NAME":"มานี"}'],
  ['', ''],
  ['$& \uE000 </script>', 'x'.repeat(200_000)],
])('holds the visitor’s own data, in gzip and plain: %s', async (name, user) => {
  const bodies = (await createSharedPage(HTML, MARKS)).personalize({ name, user });
  for (const accepted of ['gzip', 'gzip, deflate, br, zstd']) {
    const { encoding, body } = bodies.pick(accepted);
    expect(encoding).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(wanted(name, user));
  }
  for (const accepted of [undefined, 'br', 'gzip;q=0']) {
    const { encoding, body } = bodies.pick(accepted);
    expect([encoding, body.toString()]).toEqual([undefined, wanted(name, user)]);
  }
});

test('is packed, and holds nobody’s own', async () => {
  const page = await createSharedPage(HTML, MARKS);
  expect(page.bytes).toBeLessThan(HTML.length / 20);
  page.personalize({ name: 'first', user: 'first' }).pick('gzip');
  expect(page.personalize({ name: 'second', user: 'second' }).pick(undefined).body.toString()).not.toContain(
    'first',
  );
});

test('a page without any place is a page', async () => {
  const page = await createSharedPage('<p>all</p>', MARKS);
  expect(gunzipSync(page.personalize({}).pick('gzip').body).toString()).toBe('<p>all</p>');
});

test('own data must be given', async () => {
  const page = await createSharedPage(HTML, MARKS);
  expect(() => page.personalize({ name: 'x' }).pick('gzip')).toThrow(TypeError);
});
