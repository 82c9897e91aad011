/** `npm start`: the shop with its built pages. */
import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { limitMemory } from './memory.ts';

limitMemory();
// Not earlier: anything loaded before this point is loaded twice.
const { loadBuiltApp } = await import('./pages/built-app.ts');
const { releasedAssets } = await import('./plugins/released-assets.ts');
const { runShop } = await import('./start.ts');

const BUILD = resolve('build');
const ASSETS = resolve(BUILD, 'client/assets');

await runShop({
  openWeb: async ({ dataDir }) => ({
    built: await loadBuiltApp(BUILD),
    assetsDirs: await releasedAssets({
      assetsDir: ASSETS,
      releasesDir: resolve(dataDir, 'releases'),
      now: new Date(),
    }),
  }),
});
flushCompileCache();
