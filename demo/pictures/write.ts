import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type CreateRaw } from 'sharp';
import { areDrawn, logoPath } from './drawn.ts';
import type { PictureFile, TenantPictures } from './files.ts';

/** Drawings are made for 400 px at 72 dots an inch. */
const DRAWN = { edge: 400, density: 72 };
/** WebP quality, and the lower one for what would weigh more than this. Little effort: the seed shall be quick. */
const QUALITY = { usual: 74, heavy: 42, mostBytes: 12_000, effort: 1 };
// One thread a picture: they are many, and each is small.
sharp.concurrency(1);
/** Two pictures a core are under way at once, so that none waits for the disk. */
const AT_ONCE = 4;

/** Draws all pictures of a tenant into its folder under `filesDir`; does nothing where they exist already. */
export async function writePictures(
  filesDir: string,
  tenantId: string,
  { files, logo }: TenantPictures,
): Promise<void> {
  if (await areDrawn(filesDir, tenantId, logo)) return;
  const folder = join(filesDir, tenantId);
  await mkdir(folder, { recursive: true });
  const left = files.values();
  const work = async () => {
    for (const file of left) await writePicture(folder, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await writeFile(logoPath(filesDir, tenantId, logo), logo.svg);
}

async function writePicture(
  folder: string,
  { name, svg, edges, drawn = DRAWN.edge }: PictureFile,
): Promise<void> {
  const [largest = drawn] = edges;
  const { data, info } = await sharp(Buffer.from(svg), { density: (DRAWN.density * largest) / drawn })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await Promise.all(
    edges.map(async (edge) => {
      const ending = edge === largest ? '' : `-${edge}`;
      await writeFile(join(folder, `${name}${ending}.webp`), await encoded(data, raw, edge));
    }),
  );
}

async function encoded(data: Buffer, raw: CreateRaw, edge: number): Promise<Buffer> {
  const webp = (quality: number) => {
    const picture = sharp(data, { raw });
    return (edge === raw.width ? picture : picture.resize(edge))
      .webp({ quality, effort: QUALITY.effort, preset: 'picture' })
      .toBuffer();
  };
  const bytes = await webp(QUALITY.usual);
  // A wide picture may weigh more, as it shows more.
  const most = QUALITY.mostBytes * Math.max(1, (raw.width * raw.height) / 560 ** 2);
  return bytes.length > most ? webp(QUALITY.heavy) : bytes;
}
