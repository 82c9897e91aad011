/** Categories level by level and as a tree. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HierarchyNode } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { createTestShop, type Given, type TestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner(`
    insert into categories (tenant_id, category_code, level, parent_code, name_th, name_en, image_path, position)
    values ('alpha', 'DRY', 3, 'CAT', 'เม็ด', 'Dry', '/dry.webp', 1), ('alpha', 'WET', 3, 'CAT', 'เปียก', 'Wet', null, 2),
           ('alpha', 'KIT', 4, 'DRY', 'ลูกแมว', 'Kitten', null, 1), ('alpha', 'SMALL', 5, 'KIT', 'เล็ก', 'Small', null, 1),
           ('alpha', 'TOYS', 1, null, 'ของเล่น', 'Toys', null, 2)`);
  await shop.database.asOwner(`
    update products set h3 = 'DRY', h4 = 'KIT', h5 = 'SMALL' where tenant_id = 'alpha' and product_code = 'P1'`);
  await shop.database.asOwner(`
    update products set h3 = 'WET', points_cost = 20 where tenant_id = 'alpha' and product_code = 'P2'`);
});
afterAll(() => shop.stop());

const guest = async () => shop.tokenOf('alpha', 'GUEST');

describe('C-43 the levels', () => {
  const levels = async (query: Record<string, string>, given: Given = {}) => {
    const response = await shop.call('category', { token: await guest(), query, ...given });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<CallAnswer<'category'>>().Data;
  };
  const told = (data: CallAnswer<'category'>['Data']) =>
    data.map(({ Number: level, Key, Items }) => [level, Key, Items.map(({ Id }) => Id)]);

  it('begin with the top and go down along what is chosen', async () => {
    expect(told(await levels({}))).toEqual([[1, 'c1', ['FOOD', 'TOYS']]]);
    expect(told(await levels({ c1: 'FOOD', c2: 'CAT', c3: 'DRY', c4: 'KIT' }))).toEqual([
      [1, 'c1', ['FOOD', 'TOYS']],
      [2, 'c2', ['CAT']],
      [3, 'c3', ['DRY', 'WET']],
      [4, 'c4', ['KIT']],
      [5, 'c5', ['SMALL']],
    ]);
    expect(told(await levels({ c1: 'TOYS' }))).toEqual([[1, 'c1', ['FOOD', 'TOYS']]]);
  });

  it('L-64 say of each category whether it can be unfolded', async () => {
    const [tops] = await levels({});
    expect(tops?.Items.map(({ Id, HasBelow }) => [Id, HasBelow])).toEqual([
      ['FOOD', true],
      ['TOYS', false],
    ]);
    const [leaves] = await levels({ categoryNumber: '5', c4: 'KIT' });
    expect(leaves?.Items.map(({ HasBelow }) => HasBelow)).toEqual([false]);
  });

  it('come alone by number, whole or below what is chosen, and down to one category by id', async () => {
    expect(told(await levels({ categoryNumber: '3' }))).toEqual([[3, 'c3', ['DRY', 'WET']]]);
    expect(told(await levels({ categoryNumber: '3', c2: 'NOPE' }))).toEqual([]);
    expect(await levels({ categoryNumber: '3', id: 'DRY' }, { language: 'th' })).toEqual([
      { Number: 3, Key: 'c3', Items: [{ Id: 'DRY', Name: 'เม็ด', Image: '/dry.webp', HasBelow: true }] },
    ]);
  });

  it.each([
    ['FOOD', 1],
    ['CAT', 2],
    ['DRY', 3],
    ['KIT', 4],
    ['SMALL', 5],
  ])('have the one category %s by its id alone, at level %i', async (id, level) => {
    expect(told(await levels({ id }))).toEqual([[level, `c${level}`, [id]]]);
    expect(told(await levels({ id, categoryNumber: '', c1: '' }))).toEqual([[level, `c${level}`, [id]]]);
  });

  it('have nothing for an id that there is not, or that is of another level than the one asked for', async () => {
    expect(await levels({ id: 'NOPE' })).toEqual([]);
    expect(await levels({ id: 'DRY', categoryNumber: '2' })).toEqual([]);
  });
});

describe('C-44 the tree', () => {
  const tree = async (body: object) => {
    const response = await shop.call('hierarchyAll', { token: await guest(), body });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ statusText: string; data: HierarchyNode[] }>();
  };
  type Shape = [code: string, ...children: Shape[]];
  const shapeOf = (nodes: readonly HierarchyNode[]): Shape[] =>
    nodes.map(({ code, children }) => [code, ...shapeOf(children)]);
  const shape = async (body: object) => shapeOf((await tree(body)).data);

  it('is whole, five levels deep', async () => {
    expect(await shape({})).toEqual([['FOOD', ['CAT', ['DRY', ['KIT', ['SMALL']]], ['WET']]], ['TOYS']]);
    expect((await tree({})).statusText).toBe('OK');
  });

  it('begins below the deepest of the chosen, which must lie below each other', async () => {
    expect(await shape({ hierarchy1: 'FOOD', hierarchy2: 'CAT' })).toEqual([
      ['DRY', ['KIT', ['SMALL']]],
      ['WET'],
    ]);
    expect(await shape({ hierarchy3: 'DRY' })).toEqual([['KIT', ['SMALL']]]);
    expect(await shape({ hierarchy1: 'TOYS', hierarchy2: 'CAT' })).toEqual([]);
    expect(await shape({ hierarchy1: 'CAT' })).toEqual([]);
  });

  it('carries pictures when asked', async () => {
    const picture = async (withPic: boolean) => (await tree({ hierarchy2: 'CAT', withPic })).data[0]?.image;
    expect([await picture(true), await picture(false)]).toEqual(['/dry.webp', null]);
  });

  it('leaves out what holds no product, or nothing that points buy', async () => {
    expect(await shape({ is_product_mattype: true })).toEqual([
      ['FOOD', ['CAT', ['DRY', ['KIT', ['SMALL']]], ['WET']]],
    ]);
    expect(await shape({ is_point: true })).toEqual([['FOOD', ['CAT', ['WET']]]]);
  });
});
