import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const LAYOUT = '/shop/web/shell/shop-layout.tsx';
const HOME = '/shop/web/routes/shop/home.tsx?client';
const LIST = '/shop/web/routes/shop/products.tsx?client';
const LOG = '/shop/web/routes/merchant/log.tsx?client';

/** Module -> who imports it, and who fetches it later. */
type Importers = Record<string, { importers?: string[]; dynamicImporters?: string[] }>;

/** The chunk of a module: of the group that comes first. */
function chunkOf(id: string, modules: Importers): string | undefined {
  const graph = {
    getModuleInfo: (one: string) => ({ importers: [], dynamicImporters: [], ...modules[one] }),
  };
  return chunkGroups
    .toSorted((a, b) => b.priority - a.priority)
    .flatMap(({ name }) => name(id, graph) ?? [])[0];
}

describe('the chunks of the browser’s code', () => {
  test('name no feature', () => {
    const features = globSync('web/features/*').map((folder) => folder.split('/').at(-1) ?? '');
    expect(features.length).toBeGreaterThan(10);
    const named = new RegExp(`features|/(${features.join('|')})\\\\?/`);
    for (const file of ['vite.config.ts', 'scripts/chunk-groups.ts'])
      expect(
        readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => named.test(line) && !/^\s*(\/\/|\*|\/\*\*)/.test(line)),
        file,
      ).toEqual([]);
  });

  test('what Mantine’s components are made of stays out of what every page loads: home has none of them', () => {
    const core = '/shop/node_modules/@mantine/core/esm/core';
    expect(chunkOf(`${core}/Box/Box.mjs`, {})).toBe('components');
    expect(chunkOf(`${core}/MantineProvider/default-theme.mjs`, {})).toBe('libraries');
    expect(chunkOf('/shop/node_modules/react/index.js', {})).toBe('libraries');
  });

  const card = '/shop/web/features/a/card.tsx';
  const styles = '/shop/web/features/a/card.module.css';

  test('what home and another page need at once is one; what one page needs is its own', () => {
    const shared = { [card]: { importers: [HOME, LIST] } };
    expect(chunkOf(card, shared)).toBe('goods');
    expect(chunkOf(card, { [card]: { importers: [HOME] } })).toBeUndefined();
    expect(chunkOf(card, { [card]: { importers: [LIST, LOG] } })).toBeUndefined();
    expect(chunkOf(card, { [card]: { importers: [HOME], dynamicImporters: [LIST] } })).toBeUndefined();
  });

  test('whatever a module of it needs belongs to it too', () => {
    const price = '/shop/web/features/a/price.tsx';
    const modules = { [card]: { importers: [HOME, LIST] }, [price]: { importers: [card] } };
    expect(chunkOf(price, modules)).toBe('goods');
  });

  test.each([
    ['two pages of the shop', { importers: [HOME, LIST] }, 'shell'],
    ['a layout', { importers: [LAYOUT] }, 'shell'],
    ['home alone', { importers: [HOME] }, 'shell'],
    ['a part of home that comes later', { dynamicImporters: [HOME] }, 'shell'],
    ['another page alone', { importers: [LIST] }, undefined],
    ['a page of staff and one of the shop', { importers: [LIST, LOG] }, undefined],
    ['a page of staff', { importers: [LOG] }, 'merchant'],
    ['nobody', {}, undefined],
  ])('the styles of %s', (_who, importers, chunk) => {
    expect(chunkOf(styles, { [card]: importers, [styles]: { importers: [card] } })).toBe(chunk);
  });

  test('the shell and the libraries are what they are called', () => {
    expect(chunkOf('/shop/web/shell/header.tsx', {})).toBe('shell');
    expect(chunkOf('/shop/web/compose-page.ts', {})).toBe('shell');
    expect(chunkOf('/shop/node_modules/react/index.js', {})).toBe('libraries');
  });
});
