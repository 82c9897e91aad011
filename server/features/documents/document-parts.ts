/** The pieces that documents share: texts, tables, the barcode, and the cash to collect. */
import { formatAmount } from '#domain/pricing/format-baht.ts';
import { bahttext } from 'bahttext';
import { toSVG } from 'bwip-js/node';
import type { Alignment, Content, ContentSvg, ContentText, TableCell } from 'pdfmake/interfaces.js';
import { areasText } from '#domain/text/address-areas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { DocumentWords } from './document-words.ts';
import { scriptRuns } from './thai-runs.ts';

export type Detail = CallAnswer<'merchantOrderDetail'>;
type Address = Detail['ShipTo'];

export const INK = '#1f2933';
export const FAINT = '#65717d';
export const RULE = '#c8d0d8';

/** A text in runs of one script. */
export const say = (text: string | number, more: Partial<ContentText> = {}): ContentText => ({
  text: scriptRuns(String(text)),
  ...more,
});

export const sayIf = (text: string, more: Partial<ContentText> = {}): ContentText[] =>
  text === '' ? [] : [say(text, more)];

export const headCell = (text: string, alignment: Alignment = 'left'): TableCell =>
  say(text, { bold: true, color: FAINT, alignment });
export const cell = (text: string | number, alignment: Alignment = 'left'): TableCell =>
  say(text, { alignment });

/** A name and its value beside it; nothing for an empty value. */
export const fact = (name: string, value: string): Content[] =>
  value === ''
    ? []
    : [
        {
          columns: [
            { width: 92, ...say(name, { color: FAINT }) },
            { width: '*', ...say(value) },
          ],
          columnGap: 6,
        },
      ];

/** Sub-district, district, province and postcode, with the words for them. */
export const areasOf = ({ Town, Ampher, Province, ZipCode }: Address): string =>
  areasText({ town: Town, district: Ampher, province: Province, postcode: ZipCode }, 'full');

/** Code 128 of the order's number, as lines; `width` and `height` in points. It needs white on both sides. */
export const barcode = (
  orderId: string,
  { width, height, alignment }: { width: number; height: number; alignment: Alignment },
): ContentSvg => ({
  // Stretched to its place, so that its edges are those of the text around it.
  svg: toSVG({ bcid: 'code128', text: orderId, height: 12, paddingwidth: 0, barcolor: '000000' }).replace(
    '<svg ',
    '<svg preserveAspectRatio="none" ',
  ),
  width,
  height,
  alignment,
});

/** Whether the driver takes cash for the order, and how much, in baht: of what was packed, and not yet paid. */
export const cashOf = ({ PaymentType, AmountDue }: Detail['Order']): number =>
  PaymentType === 0 ? AmountDue : 0;

/** The cash to collect, in figures that are read at arm's length and in words; or that it is paid; or nothing. */
export function cashBox(
  { Order }: Pick<Detail, 'Order'>,
  words: DocumentWords,
  { fontSize }: { fontSize: number },
): Content[] {
  const cash = cashOf(Order);
  if (cash <= 0) {
    if (Order.PaymentStatus !== 'paid' && Order.PaymentStatus !== 'partlyRefunded') return [];
    return [framed([say(words.paid, { bold: true, fontSize: fontSize * 0.8, alignment: 'center' })])];
  }
  return [
    framed([
      say(words.collect, { alignment: 'center' }),
      say(`${formatAmount(cash)} ${words.baht}`, {
        bold: true,
        fontSize,
        alignment: 'center',
        lineHeight: 1.1,
      }),
      say(bahttext(cash), { alignment: 'center' }),
    ]),
  ];
}

const framed = (stack: Content[]): Content => ({
  unbreakable: true,
  table: { widths: ['*'], body: [[{ stack, margin: [4, 3, 4, 3] }]] },
  layout: { hLineWidth: () => 1.5, vLineWidth: () => 1.5, hLineColor: () => INK, vLineColor: () => INK },
});
