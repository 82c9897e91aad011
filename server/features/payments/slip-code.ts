/** Reading the mini-QR in the picture of a slip, by the same reader that browsers use. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { slipOfCode, type SlipCode } from '#domain/payments/slip.ts';

const require = createRequire(import.meta.url);

let reader: Promise<unknown> | undefined;
async function openReader(): Promise<void> {
  const bytes = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  // Without the file itself the library would ask a public server for it.
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(bytes).buffer },
    fireImmediately: true,
  });
}

/** Of a picture that the uploads have cleaned. Undefined: it shows no slip's code, or not clearly enough. */
export async function slipInPicture(picture: Uint8Array): Promise<SlipCode | undefined> {
  reader ??= openReader();
  await reader;
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = new Uint8ClampedArray(data);
  const found = await readBarcodes(
    { data: pixels, width, height, colorSpace: 'srgb' },
    { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 8 },
  );
  return found.map(({ text }) => slipOfCode(text)).find((slip) => slip !== undefined);
}
