import { BarcodeDetector } from 'barcode-detector/ponyfill';
import { SCANNED_FORMATS, prepareReader } from './barcode-reader.ts';

/** The first barcode in a picture; undefined where there is none. Throws for what is no picture. */
export async function barcodeOfPicture(file: Blob): Promise<string | undefined> {
  prepareReader();
  const picture = await createImageBitmap(file);
  const found = await new BarcodeDetector({ formats: [...SCANNED_FORMATS] }).detect(picture);
  picture.close();
  return found[0]?.rawValue;
}
