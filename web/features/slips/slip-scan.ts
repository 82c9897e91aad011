import { BarcodeDetector } from 'barcode-detector/ponyfill';
import { slipOfCode } from '#domain/payments/slip.ts';
import { prepareReader } from '../packing/barcode-reader.ts';

/** Whether the picture shows the mini-QR of a slip; the shop reads it itself once it is sent. Throws for what is no picture. */
export async function showsSlipCode(file: Blob): Promise<boolean> {
  prepareReader();
  const picture = await createImageBitmap(file);
  const found = await new BarcodeDetector({ formats: ['qr_code'] }).detect(picture);
  picture.close();
  return found.some(({ rawValue }) => slipOfCode(rawValue) !== undefined);
}
