import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tidyRouteTable } from './tidy-route-table.ts';

const BEFORE = 'window.__reactRouterManifest=';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'route-table-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'server'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (text: string) => writeFile(join(folder, 'client/assets/manifest-1.js'), text);

describe("the browser's route table after the build", () => {
  test('says of each route what neither the entry nor its layout has brought already; sheets of every page are brought once', async () => {
    const table = {
      entry: { imports: ['/react.js'], css: ['/shell.css#'] },
      routes: {
        root: { imports: ['/react.js'], css: ['/shell.css#'] },
        layout: { parentId: 'root', imports: ['/react.js', '/bars.js'] },
        list: {
          parentId: 'layout',
          imports: ['/react.js', '/bars.js', '/goods.js'],
          css: ['/shell.css#', '/list.css#'],
        },
      },
    };
    await write(`${BEFORE}${JSON.stringify(table)};`);
    await writeFile(join(folder, 'server/index.js'), 'const css = ["/shell.css#", "/list.css#"];');
    await tidyRouteTable(folder);
    const tidied = await readFile(join(folder, 'client/assets/manifest-1.js'), 'utf8');
    expect(JSON.parse(tidied.slice(BEFORE.length, -1))).toEqual({
      entry: { imports: [], css: ['/shell.css'] },
      routes: {
        root: { imports: [], css: ['/shell.css'] },
        layout: { parentId: 'root', imports: ['/bars.js'] },
        list: { parentId: 'layout', imports: ['/goods.js'], css: ['/shell.css', '/list.css#'] },
      },
    });
    expect(await readFile(join(folder, 'server/index.js'), 'utf8')).toBe(
      'const css = ["/shell.css", "/list.css#"];',
    );
  });

  test('stops the build where the router writes it otherwise, or elsewhere', async () => {
    await expect(tidyRouteTable(folder)).rejects.toThrow('not found');
    await write('export default {}');
    await expect(tidyRouteTable(folder)).rejects.toThrow('manifest-1.js');
  });
});
