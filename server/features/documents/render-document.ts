/** Draws a document as PDF. The library is loaded with the first one. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

const require = createRequire(import.meta.url);

async function openPrinter() {
  const { default: pdfmake } = await import('pdfmake');
  const folder = dirname(require.resolve('@expo-google-fonts/sarabun/package.json'));
  const face = (name: string) => join(folder, name, `Sarabun_${name}.ttf`);
  pdfmake.setFonts({ Sarabun: { normal: face('400Regular'), bold: face('700Bold') } });
  // A document contains only text and lines: nothing is fetched, and no file is read but the two fonts.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path: string) => path.startsWith(folder));
  return pdfmake;
}

let printer: ReturnType<typeof openPrinter> | undefined;

export async function renderDocument(document: TDocumentDefinitions): Promise<Buffer> {
  printer ??= openPrinter();
  return (await printer).createPdf(document).getBuffer();
}
