/** Pictures of transfer slips as phones make them, with the mini-QR of the slip. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { slipPayload, type SlipCode } from '#domain/payments/slip.ts';

const require = createRequire(import.meta.url);
let writer: Promise<unknown> | undefined;
async function openWriter(): Promise<void> {
  const bytes = await readFile(require.resolve('zxing-wasm/writer/zxing_writer.wasm'));
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(bytes).buffer },
    fireImmediately: true,
  });
}

/** A phone's picture; with `text` any other code instead of the slip's. */
export async function slipPicture(slip: SlipCode, { text = slipPayload(slip) } = {}): Promise<Blob> {
  writer ??= openWriter();
  await writer;
  const { svg } = await writeBarcode(text, { format: 'QRCode', scale: 4, addQuietZones: true });
  const code = await sharp(Buffer.from(svg)).png().toBuffer();
  const picture = await sharp({
    create: { width: 720, height: 1280, channels: 3, background: '#e8f4ec' },
  })
    .composite([{ input: code, left: 440, top: 1000 }])
    .jpeg({ quality: 80 })
    .toBuffer();
  return new Blob([new Uint8Array(picture)], { type: 'image/jpeg' });
}
