import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_COLUMNS, MOST_VIEWS } from '#domain/access/table-views.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.database.asOwner('delete from staff_table_views'));

const id = (nth: number) => `view${String(nth).padStart(8, '0')}`;
const plain = { Name: 'Packers', Search: 'status=active', Columns: [], IsDefault: false };

const save = async (view: string, body: object = {}, list = 'staff', token?: string) =>
  shop.call('saveTableView', {
    token: token ?? (await shop.tokenOf('alpha', 'ADMIN')),
    params: { list, view },
    body: { ...plain, ...body },
  });
const views = async (tenant: 'alpha' | 'beta' = 'alpha', who: 'ADMIN' | 'SALE' = 'ADMIN', list = 'staff') => {
  const answer = await shop.call('tableViews', { token: await shop.tokenOf(tenant, who), params: { list } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ Data: { View: string; Name: string; Search: string; IsDefault: boolean }[] }>().Data;
};
const codeOf = async (answer: ReturnType<typeof save>) => (await answer).json<{ code: string }>().code;

describe('B-71b views of a list', () => {
  test('are kept with their columns, by name, for this list and person alone', async () => {
    const Columns = [
      { Id: 'name', Width: 240, Pinned: true },
      { Id: 'mobile', Shown: false },
    ];
    expect((await save(id(1), { Columns, IsDefault: true })).statusCode).toBe(200);
    await save(id(2), { Name: 'Away', Search: '' });
    expect(await views()).toEqual([
      { View: id(2), Name: 'Away', Search: '', Columns: [], IsDefault: false },
      { View: id(1), Name: 'Packers', Search: 'status=active', Columns, IsDefault: true },
    ]);
    expect(await views('alpha', 'ADMIN', 'log')).toEqual([]);
    expect(await views('alpha', 'SALE')).toEqual([]);
    expect(await views('beta', 'ADMIN')).toEqual([]);
  });

  test('of the same id of another person and another shop stay as they are', async () => {
    const others = [await shop.tokenOf('alpha', 'SALE'), await shop.tokenOf('beta', 'ADMIN')];
    for (const token of others) await save(id(1), { Name: 'Theirs' }, 'staff', token);
    await save(id(1), { Name: 'Mine' });
    const token = await shop.tokenOf('alpha', 'ADMIN');
    await shop.call('deleteTableView', { token, params: { list: 'staff', view: id(1) } });
    expect(await views()).toEqual([]);
    expect(await views('alpha', 'SALE')).toMatchObject([{ Name: 'Theirs' }]);
    expect(await views('beta', 'ADMIN')).toMatchObject([{ Name: 'Theirs' }]);
  });

  test('have one default at most, the last that was made it', async () => {
    await save(id(1), { IsDefault: true });
    await save(id(2), { Name: 'Second', IsDefault: true });
    expect((await views()).map(({ Name, IsDefault }) => [Name, IsDefault])).toEqual([
      ['Packers', false],
      ['Second', true],
    ]);
  });

  test('of the list as it comes keep the columns alone', async () => {
    await save('all', { Columns: [{ Id: 'name' }], IsDefault: true });
    expect(await views()).toEqual([
      { View: 'all', Name: '', Search: '', Columns: [{ Id: 'name' }], IsDefault: false },
    ]);
  });

  test('need a name of their own', async () => {
    expect(await codeOf(save(id(1), { Name: '  ' }))).toBe('VIEW_NAME_MISSING');
    await save(id(1));
    expect(await codeOf(save(id(2), { Name: 'PACKERS' }))).toBe('VIEW_NAME_TAKEN');
    expect((await save(id(2), {}, 'log')).statusCode, 'another list').toBe(200);
    expect(await views()).toHaveLength(1);
  });

  test('are limited in number, also when two browsers save at once, and in size', async () => {
    for (let nth = 1; nth < MOST_VIEWS; nth++) await save(id(nth), { Name: `View ${nth}` });
    const both = await Promise.all([save(id(98), { Name: 'A' }), save(id(99), { Name: 'B' })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await save('all')).statusCode, 'it is none of them').toBe(200);
    expect(await views()).toHaveLength(MOST_VIEWS + 1);

    const many = Array.from({ length: MOST_COLUMNS + 1 }, (_, nth) => ({
      Id: `c${String.fromCodePoint(97 + (nth % 26))}${nth > 25 ? 'x' : 'y'}`,
    }));
    const refused = [
      { Columns: many },
      { Columns: [{ Id: 'name' }, { Id: 'name' }] },
      { Columns: [{ Id: 'name', Width: 10_000 }] },
      { Columns: [{ Id: '__proto__' }] },
      { Name: 'x'.repeat(41) },
      { Search: 'x'.repeat(1501) },
    ];
    for (const body of refused) expect((await save(id(1), body)).statusCode, JSON.stringify(body)).toBe(400);
    const widest = many.slice(1).map(({ Id }) => ({ Id, Shown: true, Pinned: true, Width: 800 }));
    expect((await save(id(1), { Name: 'View 1', Columns: widest })).statusCode).toBe(200);
  });
});
