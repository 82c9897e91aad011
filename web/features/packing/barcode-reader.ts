import { prepareZXingModule } from 'barcode-detector/ponyfill';
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** The codes that are read, of products and of parcels. */
export const SCANNED_FORMATS = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'code_128',
  'code_39',
  'itf',
  'qr_code',
] as const;

/** Its own address: by default the package asks another site for it. */
export const prepareReader = (): void => prepareZXingModule({ overrides: { locateFile: () => readerUrl } });
