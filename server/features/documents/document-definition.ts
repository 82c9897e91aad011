/** The print of one or many documents of orders: pure, from what staff see of the orders. */
import type { Content, ContentSection, PageSize, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatDate } from '#domain/time/dates.ts';
import { a4Content } from './a4-document.ts';
import { FAINT, INK, say } from './document-parts.ts';
import { documentWords } from './document-words.ts';
import type { OrderDocument } from './order-document.ts';
import { labelContent } from './shipping-label.ts';

type Size = { pageSize: PageSize; pageMargins: [number, number, number, number] };
const A4: Size = { pageSize: 'A4', pageMargins: [40, 40, 40, 56] };
const LABEL: Size = { pageSize: 'A6', pageMargins: [16, 14, 16, 22] };
const sizeOf = ({ kind }: OrderDocument): Size => (kind === 'shipping-label' ? LABEL : A4);

/** At least one document, each on pages of its own, in the given order. */
export function printDefinition(documents: readonly OrderDocument[]): TDocumentDefinitions {
  const title = documents
    .slice(0, 1)
    .map(({ kind, language, detail }) => `${documentWords[language][kind]} ${detail.Order.OrderID}`)
    .join('');
  return {
    ...A4,
    info: { title: documents.length > 1 ? `${title} +${documents.length - 1}` : title },
    defaultStyle: { font: 'Sarabun', fontSize: 10, lineHeight: 1.25, color: INK },
    content: documents.map(section),
  };
}

function section(document: OrderDocument): ContentSection {
  /** Each page is announced to the background before any footer is drawn: pages are numbered within a document. */
  const pages = new Set<number>();
  return {
    ...sizeOf(document),
    section: document.kind === 'shipping-label' ? labelContent(document) : a4Content(document),
    background: (page) => {
      pages.add(page);
      return null;
    },
    footer: (page) => footer(document, { page: page - Math.min(...pages) + 1, of: pages.size }),
  };
}

function footer(
  { kind, detail, language, now }: OrderDocument,
  { page, of }: { page: number; of: number },
): Content {
  const words = documentWords[language];
  const isLabel = kind === 'shipping-label';
  const style = { color: FAINT, fontSize: isLabel ? 6 : 8 };
  return {
    margin: isLabel ? [16, 6, 16, 0] : [40, 16, 40, 0],
    columns: [
      say(`${detail.Order.OrderID} · ${words.printed} ${formatDate(now, language, 'dayTime')}`, style),
      ...(isLabel && of === 1
        ? []
        : [{ ...say(words.page(page, of), { ...style, alignment: 'right' }), width: 70 }]),
    ],
  };
}
