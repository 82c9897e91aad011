/** `npm start`: the shop with its built pages. */
import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { limitMemory } from './memory.ts';

limitMemory();
// Not earlier: anything loaded before this point is loaded twice.
const { loadBuiltApp } = await import('./pages/built-app.ts');
const { runShop } = await import('./start.ts');

const BUILD = resolve('build');

await runShop({
  openWeb: async () => ({
    built: await loadBuiltApp(BUILD),
    assetsDir: resolve(BUILD, 'client/assets'),
  }),
});
flushCompileCache();
