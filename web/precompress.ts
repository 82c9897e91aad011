/** Part of the build: every text file that browsers load gets a .br and a .gz beside it, at the best quality. */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

export async function precompress(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob('**/*.{js,mjs,css,svg,json}', { cwd: folder }));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const bytes = await readFile(path);
      await Promise.all([
        writeFile(`${path}.br`, await toBrotli(bytes)),
        writeFile(`${path}.gz`, await toGzip(bytes)),
      ]);
    }),
  );
}
