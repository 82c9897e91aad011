/** The label of a parcel, A6 portrait: who sends it, who receives it, and what is to be collected. */
import type { Content } from 'pdfmake/interfaces.js';
import { areasOf, barcode, cashBox, FAINT, INK, say, sayIf } from './document-parts.ts';
import { documentWords, type DocumentWords } from './document-words.ts';
import type { OrderDocument } from './order-document.ts';

/** Points between the margins. */
const WIDTH = 265;
/** Longer addresses and names are set smaller, so that a label stays one page. */
const LONG = 110;
const MOST_REMARK = 100;

export function labelContent(document: OrderDocument): Content[] {
  const words = documentWords[document.language];
  return [
    sender(document, words),
    rule(),
    receiver(document, words),
    ...cashBox(document.detail, words, { fontSize: 22 }),
    ...remark(document, words),
    foot(document),
  ];
}

const rule = (): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.75, lineColor: INK }],
  margin: [0, 4, 0, 4],
});

function sender({ shop, center, detail: { Order } }: OrderDocument, words: DocumentWords): Content {
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
          say(Order.REF_5 === '' ? Order.DeliveryName : Order.REF_5, {
            bold: true,
            fontSize: 11,
            alignment: 'right',
          }),
          ...sayIf(Order.REF_6, { fontSize: 10, alignment: 'right' }),
        ],
      },
    ],
    columnGap: 10,
  };
}

function receiver({ detail: { ShipTo } }: OrderDocument, words: DocumentWords): Content {
  const isLong = ShipTo.Address.length + ShipTo.Name.length > LONG;
  const fontSize = isLong ? 9 : 12;
  return {
    stack: [
      say(words.deliverTo, { color: FAINT, fontSize: 7 }),
      say(ShipTo.Name, { bold: true, fontSize: isLong ? 11 : 15 }),
      ...sayIf(ShipTo.Phone === '' ? '' : `${words.phone} ${ShipTo.Phone}`, { bold: true, fontSize: 13 }),
      say(ShipTo.Address, { fontSize }),
      say(areasOf({ ...ShipTo, ZipCode: '' }), { fontSize }),
      say(ShipTo.ZipCode, { bold: true, fontSize: 18, characterSpacing: 3, lineHeight: 1.1 }),
    ],
    margin: [0, 0, 0, 6],
  };
}

function remark({ detail: { Order } }: OrderDocument, words: DocumentWords): Content[] {
  const text = Order.Remark.replaceAll(/\s+/gu, ' ').trim();
  const cut = text.length > MOST_REMARK ? `${text.slice(0, MOST_REMARK)}…` : text;
  return cut === '' ? [] : [say(`${words.remark}: ${cut}`, { fontSize: 8, margin: [0, 4, 0, 0] })];
}

const foot = ({ detail: { Order } }: OrderDocument): Content => ({
  unbreakable: true,
  margin: [0, 8, 0, 0],
  stack: [
    barcode(Order.OrderID, { width: 220, height: 40, alignment: 'center' }),
    say(Order.OrderID, { bold: true, fontSize: 12, alignment: 'center', margin: [0, 3, 0, 0] }),
  ],
});
