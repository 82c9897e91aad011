/** The documents of an order on A4, portrait: packing list, delivery note and goods issue. */
import { formatAmount } from '#domain/pricing/format-baht.ts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { DocumentKind } from '#domain/orders/documents.ts';
import { formatDate } from '#domain/time/dates.ts';
import {
  areasOf,
  barcode,
  cashBox,
  cell,
  type Detail,
  fact,
  FAINT,
  headCell,
  INK,
  RULE,
  say,
  sayIf,
} from './document-parts.ts';
import { documentWords, paymentWord, type DocumentWords } from './document-words.ts';
import type { OrderDocument } from './order-document.ts';

/** The delivery note has prices and the cash to collect, the packing list and the goods issue boxes to tick. */
export function a4Content(document: OrderDocument): Content[] {
  const { kind, language, detail } = document;
  const words = documentWords[language];
  const isNote = kind === 'delivery-note';
  const { Remark } = detail.Order;
  return [
    head(document, words),
    kind === 'goods-issue' ? issueFacts(document, words) : facts(document, words),
    isNote ? noteTable(detail, words) : packingTable(detail, words),
    ...(isNote ? [sums(detail, words)] : []),
    ...sayIf(Remark === '' ? '' : `${words.remark}: ${Remark}`, { margin: [0, 12, 0, 0] }),
    signatures(signersOf(kind, words), words),
  ];
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
  const when = (event: typeof made): string =>
    event ? `${event.By} · ${formatDate(new Date(event.At), language, 'dayTime')}` : '-';
  return {
    stack: [
      ...fact(words.purpose, words.purposes[Order.Purpose ?? 'other']),
      ...fact(words.issuer, when(made)),
      ...fact(words.approver, when(approved)),
    ],
    margin: [0, 0, 0, 14],
  };
}

function head({ kind, detail, shop, center }: OrderDocument, words: DocumentWords): Content {
  const { OrderID, Status } = detail.Order;
  const hasTaxId = kind === 'delivery-note' && shop.taxId !== '';
  return {
    columns: [
      [
        say(shop.name, { bold: true, fontSize: 15 }),
        say(center.name, { color: FAINT }),
        say(center.address, { color: FAINT }),
        ...sayIf(shop.phone === '' ? '' : `${words.phone} ${shop.phone}`, { color: FAINT }),
        ...sayIf(hasTaxId ? `${words.taxId} ${shop.taxId}` : '', { color: FAINT }),
      ],
      [
        say(words[kind], { bold: true, fontSize: 17, alignment: 'right' }),
        barcode(OrderID, { width: 160, height: 30, alignment: 'right' }),
        say(OrderID, { bold: true, fontSize: 12, alignment: 'right', margin: [0, 2, 0, 0] }),
        ...sayIf(Status === 'Canceled' ? words.canceled : '', {
          bold: true,
          color: '#b42318',
          fontSize: 12,
          alignment: 'right',
        }),
      ],
    ],
    columnGap: 24,
    margin: [0, 0, 0, 14],
  };
}

/** Where it goes, and on the delivery note who pays: a tax id stands under the party whose it is. */
function facts({ kind, detail, language }: OrderDocument, words: DocumentWords): Content {
  const { Order, ShipTo, BillTo } = detail;
  const isNote = kind === 'delivery-note';
  const billTo = isNote ? BillTo : null;
  return {
    columns: [
      [...party(words.shipTo, ShipTo, { words, hasTaxId: isNote && BillTo === null })],
      [
        ...fact(words.date, formatDate(new Date(Order.OrderDate), language, 'dayTime')),
        ...fact(words.customer, `${Order.Customer_Name} (${Order.Customer_Id})`),
        ...fact(words.delivery, Order.DeliveryName),
        ...fact(words.parcel, [Order.REF_5, Order.REF_6].filter((part) => part !== '').join(' ')),
        ...fact(words.payment, paymentWord(Order.PaymentType, language)),
        ...(billTo
          ? [{ text: ' ', fontSize: 5 }, ...party(words.billTo, billTo, { words, hasTaxId: true })]
          : []),
      ],
    ],
    columnGap: 24,
    margin: [0, 0, 0, 14],
  };
}

function party(
  title: string,
  address: Detail['ShipTo'],
  { words, hasTaxId }: { words: DocumentWords; hasTaxId: boolean },
): Content[] {
  const { Name, Address, Phone, TaxID } = address;
  return [
    say(title, { color: FAINT }),
    say(Name, { bold: true }),
    say(Address),
    say(areasOf(address)),
    ...sayIf(Phone === '' ? '' : `${words.phone} ${Phone}`),
    ...sayIf(hasTaxId && TaxID !== '' ? `${words.taxId} ${TaxID}` : ''),
  ];
}

const LINES = {
  hLineWidth: (row: number) => (row === 1 ? 1 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => RULE,
  paddingTop: () => 4,
  paddingBottom: () => 3,
};

type Line = Detail['OrderDetails'][number];

/** What is given for nothing says so on every document; what took something off the price stands below, where prices do. */
const product = (line: Line, words: DocumentWords, { hasPrices }: { hasPrices: boolean }): TableCell => {
  const { P_Code, PRODUCTNAME, IsFree } = line;
  return {
    stack: [
      { text: [say(PRODUCTNAME), { ...say(`  ${P_Code}`), color: FAINT, fontSize: 8 }] },
      ...sayIf(IsFree ? [words.free, ...discountNames(line)].join(' · ') : '', SMALL),
      ...sayIf(hasPrices && !IsFree ? discountText(line) : '', SMALL),
    ],
  };
};
const SMALL = { color: FAINT, fontSize: 8 } as const;

const discountNames = ({ Discounts = [] }: Line): string[] =>
  Discounts.map(({ Name }) => Name).filter((name) => name !== '');

/** Of what was packed: its list price less what it costs. */
function discountText(line: Line): string {
  const { UnitPrice, Quantity, PackedQuantity = Quantity, Amount, PackedAmount = Amount } = line;
  const off = Math.round((UnitPrice * PackedQuantity - PackedAmount) * 100) / 100;
  return off > 0 ? `${discountNames(line).join(', ')} -${formatAmount(off)}`.trim() : '';
}

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
          product(line, words, { hasPrices: false }),
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
          product(line, words, { hasPrices: true }),
          cell(line.PackedQuantity ?? line.Quantity, 'right'),
          cell(line.UnitName),
          cell(formatAmount(line.UnitPrice), 'right'),
          cell(formatAmount(line.PackedAmount ?? line.Amount), 'right'),
        ]),
      ],
    },
    layout: LINES,
  };
}

function sums(detail: Detail, words: DocumentWords): Content {
  const { Order } = detail;
  const row = (name: string, baht: number, bold = false): TableCell[] => [
    say(name, { alignment: 'right', bold }),
    say(`${formatAmount(baht)} ${words.baht}`, { alignment: 'right', bold }),
  ];
  return {
    margin: [0, 8, 0, 0],
    unbreakable: true,
    columns: [
      { width: 250, stack: cashBox(detail, words, { fontSize: 26 }) },
      {
        width: '*',
        table: {
          widths: ['*', 100],
          body: [
            row(words.subtotal, Order.Subtotal),
            ...(Order.DiscountAmount > 0 ? [row(words.discount, -Order.DiscountAmount)] : []),
            row(words.fee, Order.DeliveryFee),
            row(words.total, Order.Total, true),
          ],
        },
        layout: 'noBorders',
      },
    ],
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
