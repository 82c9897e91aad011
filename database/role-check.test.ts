import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { createTestDatabase, run, type TestDatabase } from './testing.ts';

let test: TestDatabase;
const made: string[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(async () => {
  for (const role of made) await run(test.urls.superuserUrl, `drop role ${role}`);
  await test.stop();
});

/** The address of this database for a new role with these attributes. */
async function urlOfRole(name: string, attributes: string, memberOf = 'shop_app'): Promise<string> {
  const role = `check_${name}`;
  await run(test.urls.superuserUrl, `create role ${role} login password 'x' ${attributes}`);
  made.push(role);
  if (memberOf) await run(test.urls.superuserUrl, `grant ${memberOf} to ${role}`);
  const url = new URL(test.urls.appUrl);
  url.username = role;
  url.password = 'x';
  return url.href;
}

const open = (changed: { appUrl?: string; platformUrl?: string }) =>
  openDatabase({ ...test.urls, ...changed, onProblem: () => undefined });

it.each([
  ['a superuser', 'super', 'superuser', 'shop_app', /superuser/],
  ['one with BYPASSRLS', 'bypass', 'bypassrls', 'shop_app', /BYPASSRLS/],
  ['one that could give itself any role', 'maker', 'createrole', 'shop_app', /CREATEROLE/],
  ['a member of the owner of the tables', 'heir', '', 'shop_app, shop_owner', /member of its owner/],
  [
    'one that could become the owner with SET ROLE',
    'heir_apart',
    'noinherit',
    'shop_app, shop_owner',
    /owner/,
  ],
  ['one outside shop_app, who would see nothing', 'stranger', '', '', /not a member of shop_app/],
])('the app refuses to start as %s', async (_, name, attributes, memberOf, sentence) => {
  const appUrl = await urlOfRole(name, attributes, memberOf);
  await expect(open({ appUrl })).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(sentence),
  });
});

it('the app refuses to start as the owner itself', async () => {
  await expect(open({ appUrl: test.urls.ownerUrl })).rejects.toThrow(/owns the table/);
});

it('the platform connection is held to the same', async () => {
  await expect(open({ platformUrl: test.urls.ownerUrl })).rejects.toThrow(
    /platform connection owns the table/,
  );
  await expect(open({ platformUrl: test.urls.appUrl })).rejects.toThrow(/not a member of shop_door/);
});

it('a plain member of shop_app may start', async () => {
  const database = await open({ appUrl: await urlOfRole('plain', '') });
  await expect(database.ping()).resolves.toBeUndefined();
  await database.stop();
});

it('a wrong password and a missing database are reported in one sentence', async () => {
  const wrong = new URL(test.urls.appUrl);
  wrong.password = 'wrong';
  await expect(open({ appUrl: wrong.href })).rejects.toThrow(/DATABASE_URL does not let us in: password/);
  await expect(open({ appUrl: 'postgres://a:b@127.0.0.1:1/none' })).rejects.toThrow(
    /DATABASE_URL cannot be reached/,
  );
});
