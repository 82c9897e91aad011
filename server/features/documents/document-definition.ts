/** The layout of an order's documents: pure, from what staff see of the order. */
import type { Content, ContentText, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatDate } from '#domain/time/dates.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Language } from '../../http/messages.ts';
import { documentWords, paymentWord, type DocumentWords } from './document-words.ts';
import { scriptRuns } from './thai-runs.ts';

export type DocumentKind = 'packing-list' | 'delivery-note' | 'goods-issue';
export type OrderDocument = {
  kind: DocumentKind;
  language: Language;
  detail: CallAnswer<'merchantOrderDetail'>;
  shopName: string;
  center: { name: string; address: string };
  now: Date;
};

type Detail = OrderDocument['detail'];
const INK = '#1f2933';
const FAINT = '#65717d';
const RULE = '#c8d0d8';

/** A text in runs of one script. */
const say = (text: string | number, more: Partial<ContentText> = {}): ContentText => ({
  text: scriptRuns(String(text)),
  ...more,
});

const money = (baht: number): string =>
  baht.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A4, portrait. The delivery note has prices and the sum to collect, the packing list and the
 * goods issue boxes to tick. */
export function documentDefinition(document: OrderDocument): TDocumentDefinitions {
  const { kind, language, detail } = document;
  const words = documentWords[language];
  const { Order } = detail;
  return {
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 56],
    info: { title: `${words[kind]} ${Order.OrderID}` },
    defaultStyle: { font: 'Sarabun', fontSize: 10, lineHeight: 1.25, color: INK },
    footer: (page, of) => footer(document, words, { page, of }),
    content: [
      head(document, words),
      kind === 'goods-issue' ? issueFacts(document, words) : facts(document, words),
      kind === 'delivery-note' ? noteTable(detail, words) : packingTable(detail, words),
      ...(kind === 'delivery-note' ? [sums(detail, words)] : []),
      ...(Order.Remark === '' ? [] : [say(`${words.remark}: ${Order.Remark}`, { margin: [0, 12, 0, 0] })]),
      signatures(signersOf(kind, words), words),
    ],
  };
}

function signersOf(kind: DocumentKind, words: DocumentWords): readonly string[] {
  if (kind === 'goods-issue') return [words.issuer, words.approver, words.receiver];
  return kind === 'packing-list' ? [words.packer, words.checker] : [words.deliverer, words.receiver];
}

/** What the goods are taken for, by whom, and who approved it. */
function issueFacts({ detail, language }: OrderDocument, words: DocumentWords): Content {
  const { Order, Events } = detail;
  const made = Events.find(({ From }) => From === null);
  const approved = Events.findLast(({ Kind, To }) => Kind === 'transition' && To === 'Approved');
  const fact = (name: string, value: string): Content => ({
    columns: [
      { width: 110, ...say(name, { color: FAINT }) },
      { width: '*', ...say(value) },
    ],
    columnGap: 6,
  });
  const when = (event: typeof made): string =>
    event ? `${event.By} · ${formatDate(new Date(event.At), language, 'dayTime')}` : '-';
  return {
    stack: [
      fact(words.purpose, words.purposes[Order.Purpose ?? 'other']),
      fact(words.issuer, when(made)),
      fact(words.approver, when(approved)),
    ],
    margin: [0, 0, 0, 14],
  };
}

function head({ kind, detail, shopName, center }: OrderDocument, words: DocumentWords): Content {
  const isCanceled = detail.Order.Status === 'Canceled';
  return {
    columns: [
      [
        say(shopName, { bold: true, fontSize: 15 }),
        say(center.name, { color: FAINT }),
        say(center.address, { color: FAINT }),
      ],
      [
        say(words[kind], { bold: true, fontSize: 17, alignment: 'right' }),
        say(detail.Order.OrderID, { bold: true, fontSize: 12, alignment: 'right' }),
        ...(isCanceled
          ? [say(words.canceled, { bold: true, color: '#b42318', fontSize: 12, alignment: 'right' })]
          : []),
      ],
    ],
    columnGap: 24,
    margin: [0, 0, 0, 14],
  };
}

function facts({ detail, language }: OrderDocument, words: DocumentWords): Content {
  const { Order, ShipTo } = detail;
  const area = [ShipTo.Town, ShipTo.Ampher, ShipTo.Province, ShipTo.ZipCode].join(' ');
  const fact = (name: string, value: string): Content[] =>
    value === ''
      ? []
      : [
          {
            columns: [
              { width: 110, ...say(name, { color: FAINT }) },
              { width: '*', ...say(value) },
            ],
            columnGap: 6,
          },
        ];
  return {
    columns: [
      [
        say(words.shipTo, { color: FAINT }),
        say(ShipTo.Name, { bold: true }),
        say(ShipTo.Address),
        say(area),
        ...(ShipTo.Phone === '' ? [] : [say(`${words.phone} ${ShipTo.Phone}`)]),
        ...(ShipTo.TaxID === '' ? [] : [say(`${words.taxId} ${ShipTo.TaxID}`)]),
      ],
      [
        ...fact(words.date, formatDate(new Date(Order.OrderDate), language, 'dayTime')),
        ...fact(words.customer, `${Order.Customer_Name} (${Order.Customer_Id})`),
        ...fact(words.delivery, Order.DeliveryName),
        ...fact(words.parcel, [Order.REF_5, Order.REF_6].filter((part) => part !== '').join(' ')),
        ...fact(words.payment, paymentWord(Order.PaymentType, language)),
      ],
    ],
    columnGap: 24,
    margin: [0, 0, 0, 14],
  };
}

const headCell = (text: string, alignment: 'left' | 'center' | 'right' = 'left'): TableCell =>
  say(text, { bold: true, color: FAINT, alignment });
const cell = (text: string | number, alignment: 'left' | 'center' | 'right' = 'left'): TableCell =>
  say(text, { alignment });

const LINES = {
  hLineWidth: (row: number) => (row === 1 ? 1 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => RULE,
  paddingTop: () => 5,
  paddingBottom: () => 5,
};

const product = ({ P_Code, PRODUCTNAME }: Detail['OrderDetails'][number]): TableCell => ({
  stack: [say(PRODUCTNAME), say(P_Code, { color: FAINT, fontSize: 8 })],
});

/** A box to tick; each line needs its own object, because pdfmake writes its position into it. */
const box = (): Content => ({ canvas: [{ type: 'rect', x: 8, y: 1, w: 11, h: 11, lineColor: INK }] });

function packingTable({ OrderDetails }: Detail, words: DocumentWords): Content {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [28, '*', 62, 48, 56, 34],
      body: [
        [
          headCell(words.no, 'center'),
          headCell(words.product),
          headCell(words.unit),
          headCell(words.ordered, 'right'),
          headCell(words.packed, 'right'),
          headCell(words.checked, 'center'),
        ],
        ...OrderDetails.map((line, index) => [
          cell(index + 1, 'center'),
          product(line),
          cell(line.UnitName),
          say(line.Quantity, { bold: true, alignment: 'right' }),
          cell(line.PackedQuantity ?? '.........', 'right'),
          box(),
        ]),
      ],
    },
    layout: LINES,
  };
}

function noteTable({ OrderDetails }: Detail, words: DocumentWords): Content {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [28, '*', 52, 56, 64, 72],
      body: [
        [
          headCell(words.no, 'center'),
          headCell(words.product),
          headCell(words.quantity, 'right'),
          headCell(words.unit),
          headCell(words.price, 'right'),
          headCell(words.amount, 'right'),
        ],
        ...OrderDetails.map((line, index) => [
          cell(index + 1, 'center'),
          product(line),
          cell(line.PackedQuantity ?? line.Quantity, 'right'),
          cell(line.UnitName),
          cell(money(line.UnitPrice), 'right'),
          cell(money(line.PackedAmount ?? line.Amount), 'right'),
        ]),
      ],
    },
    layout: LINES,
  };
}

function sums({ Order }: Detail, words: DocumentWords): Content {
  const row = (name: string, baht: number, bold = false): TableCell[] => [
    say(name, { alignment: 'right', bold }),
    say(`${money(baht)} ${words.baht}`, { alignment: 'right', bold }),
  ];
  const isCollected = Order.PaymentType === 0 && Order.AmountDue > 0;
  return {
    margin: [0, 8, 0, 0],
    table: {
      widths: ['*', 110],
      body: [
        row(words.subtotal, Order.Subtotal),
        ...(Order.DiscountAmount > 0 ? [row(words.discount, -Order.DiscountAmount)] : []),
        row(words.fee, Order.DeliveryFee),
        row(words.total, Order.Total, true),
        ...(isCollected ? [row(words.collect, Order.AmountDue, true)] : []),
      ],
    },
    layout: 'noBorders',
  };
}

function signatures(names: readonly string[], words: DocumentWords): Content {
  const line = '.'.repeat(46);
  return {
    margin: [0, 40, 0, 0],
    unbreakable: true,
    columns: names.map((name) => ({
      stack: [
        say(line, { alignment: 'center' }),
        say(name, { alignment: 'center' }),
        say(`${words.signDate} ${'.'.repeat(20)}`, { alignment: 'center', color: FAINT }),
      ],
    })),
  };
}

function footer(
  { detail, language, now }: OrderDocument,
  words: DocumentWords,
  { page, of }: { page: number; of: number },
): Content {
  return {
    margin: [40, 16, 40, 0],
    columns: [
      say(`${detail.Order.OrderID} · ${words.printed} ${formatDate(now, language, 'dayTime')}`, {
        color: FAINT,
        fontSize: 8,
      }),
      say(words.page(page, of), { color: FAINT, fontSize: 8, alignment: 'right' }),
    ],
  };
}
