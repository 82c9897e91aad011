/** What a printed PDF looks like to who reads it: its pages as pictures, and the barcodes on them. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const require = createRequire(import.meta.url);

type Picture = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
export type PrintedPage = {
  /** In points. */
  width: number;
  height: number;
  text: string;
  /** RGBA, at about 216 dots an inch. */
  picture: Picture;
};

const SCALE = 3;

export async function printedPages(pdf: Uint8Array): Promise<PrintedPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: PrintedPage[] = [];
  for (const page of document.pages()) {
    const text = page.getText();
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    // oxlint-disable-next-line no-await-in-loop -- one page in memory at a time
    const drawn = await page.render({ scale: SCALE, colorSpace: 'BGRA' });
    const data = new Uint8ClampedArray(drawn.data);
    pages.push({ width, height, text, picture: { ...drawn, data } });
  }
  document.destroy();
  library.destroy();
  return pages;
}

let scanner: Promise<unknown> | undefined;
async function openScanner(): Promise<unknown> {
  // Without the file itself the library would ask a public server for it.
  const wasmBinary = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  return prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer }, fireImmediately: true });
}

/** The texts of the barcodes on a page, with their kinds. */
export async function scanned({ picture }: PrintedPage): Promise<string[]> {
  scanner ??= openScanner();
  await scanner;
  const { data, width, height } = picture;
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' });
  return found.map(({ format, text }) => `${format} ${text}`);
}
