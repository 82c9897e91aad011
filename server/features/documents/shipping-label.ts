/** The label of a parcel, A6 portrait: who sends it, who receives it, and what is to be collected. */
import type { Content } from 'pdfmake/interfaces.js';
import { areasOf, barcode, cashBox, FAINT, INK, say, sayIf } from './document-parts.ts';
import { documentWords, type DocumentWords } from './document-words.ts';
import type { OrderDocument } from './order-document.ts';

/** Points between the margins. */
const WIDTH = 265;
/** The longer name and address are together, the smaller they are set, so that a label stays one page. */
const SIZES = [
  { letters: 110, name: 15, address: 12 },
  { letters: 220, name: 11, address: 9 },
  { letters: Infinity, name: 9, address: 7 },
];
const LONG_CARRIER = 18;
const MOST_REMARK = 100;

export function labelContent(document: OrderDocument): Content[] {
  const words = documentWords[document.language];
  const stack = [
    sender(document, words),
    rule(),
    receiver(document, words),
    ...cashBox(document.detail, words, { fontSize: 22 }),
    ...remark(document, words),
    foot(document),
  ];
  return [{ stack, lineHeight: 1.05 }];
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

const rule = (): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.75, lineColor: INK }],
  margin: [0, 4, 0, 4],
});

function sender({ shop, center, detail: { Order } }: OrderDocument, words: DocumentWords): Content {
  const carrier = Order.REF_5 === '' ? Order.DeliveryName : Order.REF_5;
  const phone = shop.phone === '' ? '' : `${words.phone} ${shop.phone}`;
  return {
    columns: [
      {
        width: '*',
        stack: [
          say(words.sender, { color: FAINT, fontSize: 7 }),
          say(shop.name, { bold: true, fontSize: 9 }),
          say([center.name, phone].filter(Boolean).join(' · '), { fontSize: 7.5 }),
          say(center.address, { fontSize: 7.5 }),
        ],
      },
      {
        width: 96,
        stack: [
          say(carrier, {
            bold: true,
            fontSize: carrier.length > LONG_CARRIER ? 8 : 11,
            alignment: 'right',
          }),
          ...sayIf(Order.REF_6, {
            fontSize: Order.REF_6.length > LONG_CARRIER ? 8 : 10,
            alignment: 'right',
          }),
        ],
      },
    ],
    columnGap: 10,
  };
}

function receiver({ detail: { ShipTo } }: OrderDocument, words: DocumentWords): Content {
  const address = oneLine(ShipTo.Address);
  const length = address.length + ShipTo.Name.length;
  const { name, address: fontSize = 7 } = SIZES.find(({ letters }) => length <= letters) ?? {};
  return {
    stack: [
      say(words.deliverTo, { color: FAINT, fontSize: 7 }),
      say(ShipTo.Name, { bold: true, fontSize: name }),
      ...sayIf(ShipTo.Phone === '' ? '' : `${words.phone} ${ShipTo.Phone}`, { bold: true, fontSize: 13 }),
      say(address, { fontSize }),
      say(areasOf({ ...ShipTo, ZipCode: '' }), { fontSize }),
      say(ShipTo.ZipCode, { bold: true, fontSize: 18, characterSpacing: 3 }),
    ],
    margin: [0, 0, 0, 6],
  };
}

function remark({ detail: { Order } }: OrderDocument, words: DocumentWords): Content[] {
  const text = oneLine(Order.Remark);
  const cut = text.length > MOST_REMARK ? `${text.slice(0, MOST_REMARK)}…` : text;
  return cut === '' ? [] : [say(`${words.remark}: ${cut}`, { fontSize: 8, margin: [0, 4, 0, 0] })];
}

const foot = ({ detail: { Order } }: OrderDocument): Content => ({
  unbreakable: true,
  margin: [0, 6, 0, 0],
  stack: [
    barcode(Order.OrderID, { width: 220, height: 36, alignment: 'center' }),
    say(Order.OrderID, { bold: true, fontSize: 12, alignment: 'center', margin: [0, 3, 0, 0] }),
  ],
});
