/** The feature's interface for other features. */
export { createDocumentPrinter, type DocumentPrinter } from './document-printer.ts';
export { type PaperDocument } from './paper-document.ts';
export { paperTitle } from './paper-words.ts';
