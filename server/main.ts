/** `npm start`: the shop with its built pages. */
import { resolve } from 'node:path';
import { loadBuiltApp } from './pages/built-app.ts';
import { runShop } from './start.ts';

const BUILD = resolve('build');

await runShop({
  openWeb: async () => ({
    built: await loadBuiltApp(BUILD),
    assetsDir: resolve(BUILD, 'client/assets'),
  }),
});
