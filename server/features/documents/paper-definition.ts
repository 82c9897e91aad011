/** A paper of tax law as pages: pure, from what was issued. Thai, whoever reads it. */
import { bahttext } from 'bahttext';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { PaperLine } from '#domain/papers/paper.ts';
import { formatAmount } from '#domain/pricing/format-baht.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { formatDate, startOfDay } from '#domain/time/dates.ts';
import { cell, fact, FAINT, headCell, INK, RULE, say, sayIf } from './document-parts.ts';
import type { PaperDocument } from './paper-document.ts';
import { branchWords, paperTitle, paperWords as words, reasonWords } from './paper-words.ts';

export function paperDefinition(paper: PaperDocument): TDocumentDefinitions {
  const { number, state } = paper;
  return {
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 56],
    info: { title: `${paperTitle(paper).th} ${number}` },
    defaultStyle: { font: 'Sarabun', fontSize: 10, lineHeight: 1.25, color: INK },
    ...(state === 'Canceled' && {
      watermark: { text: words.canceled, color: '#b42318', opacity: 0.16, bold: true, fontSize: 110 },
    }),
    content: [
      head(paper),
      people(paper),
      lineTable(paper),
      foot(paper),
      ...(paper.kind === 'credit' ? [credited(paper)] : []),
      signature(paper),
    ],
    footer: (page, of) => ({
      margin: [40, 16, 40, 0],
      columns: [
        say(number, { color: FAINT, fontSize: 8 }),
        say(words.page(page, of), { color: FAINT, fontSize: 8, alignment: 'right' }),
      ],
    }),
  };
}

const money = (satang: number): string => formatAmount(bahtFromSatang(satang));
const dayOf = (day: string): string => {
  const at = startOfDay(day.replaceAll('-', ''));
  return at ? formatDate(at, 'th', 'day') : day;
};

function head(paper: PaperDocument): Content {
  const { seller, number, issuedOn, orderId, state } = paper;
  const title = paperTitle(paper);
  return {
    columns: [
      {
        width: '*',
        stack: [
          say(seller.companyTh, { bold: true, fontSize: 14 }),
          ...sayIf(seller.companyEn, { color: FAINT }),
          say(seller.addressTh),
          ...sayIf(seller.addressEn, { color: FAINT }),
          ...sayIf(seller.taxId === '' ? '' : `${words.taxId} ${seller.taxId}`),
          ...sayIf(seller.taxId === '' ? '' : branchWords(seller.branchNo)),
        ],
      },
      {
        width: 220,
        stack: [
          say(title.th, { bold: true, fontSize: title.th.length > 24 ? 13 : 17, alignment: 'right' }),
          say(title.en, { color: FAINT, alignment: 'right', margin: [0, 0, 0, 6] }),
          say(`${words.number} ${number}`, { bold: true, alignment: 'right' }),
          say(`${words.date} ${dayOf(issuedOn)}`, { alignment: 'right' }),
          say(`${words.order} ${orderId}`, { alignment: 'right' }),
          ...sayIf(state === 'Canceled' ? words.canceled : '', {
            bold: true,
            color: '#b42318',
            fontSize: 12,
            alignment: 'right',
          }),
        ],
      },
    ],
    columnGap: 24,
    margin: [0, 0, 0, 14],
  };
}

/** An abbreviated invoice needs nobody's name; the others name the buyer as the law asks. */
function people({ buyer, kind }: PaperDocument): Content {
  if (!buyer) return { text: '' };
  const { name, address, taxId, branchNo, phone } = buyer;
  const isShort = kind === 'abbreviated';
  const hasTaxId = !isShort && taxId !== '';
  return {
    stack: [
      ...fact(words.buyer, name),
      ...(isShort ? [] : fact('ที่อยู่', address)),
      ...(hasTaxId ? fact(words.taxId, taxId) : []),
      ...(hasTaxId && branchNo !== '' ? fact('สาขา', branchWords(branchNo)) : []),
      ...(isShort ? [] : fact(words.phone, phone)),
    ],
    margin: [0, 0, 0, 12],
  };
}

const LINES = {
  hLineWidth: (row: number) => (row === 1 ? 1 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => RULE,
  paddingTop: () => 4,
  paddingBottom: () => 3,
};

/** What has no number of the order is a part that is paid before, its deduction, or what a receipt is for. */
function nameOf({ kind, refers }: PaperDocument, line: PaperLine): string {
  if (line.lineNo !== null) return line.nameTh;
  if (line.amountSatang < 0) return words.lessAdvance;
  if (kind !== 'receipt') return words.advance;
  const numbers = refers.papers.map(({ number }) => number).join(', ');
  return numbers === '' ? words.paid : words.paidFor(numbers);
}

function lineTable(paper: PaperDocument): Content {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [26, '*', 46, 48, 58, 52, 66],
      body: [
        [
          headCell(words.no, 'center'),
          headCell(words.product),
          headCell(words.quantity, 'right'),
          headCell(words.unit),
          headCell(words.price, 'right'),
          headCell(words.discount, 'right'),
          headCell(words.amount, 'right'),
        ],
        ...paper.lines.map((line, index): TableCell[] => {
          const isGoods = line.lineNo !== null;
          return [
            cell(index + 1, 'center'),
            {
              stack: [
                say(nameOf(paper, line)),
                ...sayIf([line.code, line.isFree ? words.free : ''].filter(Boolean).join(' · '), {
                  color: FAINT,
                  fontSize: 8,
                }),
              ],
            },
            cell(isGoods ? line.quantity : '', 'right'),
            cell(line.unitTh),
            cell(isGoods ? money(line.unitPriceSatang) : '', 'right'),
            cell(line.discountSatang === 0 || line.isFree ? '' : money(line.discountSatang), 'right'),
            cell(money(line.amountSatang), 'right'),
          ];
        }),
      ],
    },
    layout: LINES,
  };
}

const percentOf = (rate: number): string => String(rate / 100);

/** Net and tax of each rate, the total, and the same in words; without a word of tax where the seller is not registered. */
function foot({ seller, sums, kind }: PaperDocument): Content {
  const row = (name: string, satang: number, bold = false): TableCell[] => [
    say(name, { alignment: 'right', bold }),
    say(money(satang), { alignment: 'right', bold }),
  ];
  const hasTax = seller.isVatRegistered && kind !== 'receipt';
  const rates = hasTax
    ? sums.rates.flatMap(({ rate, netSatang, taxSatang }) =>
        rate === null
          ? [row(words.untaxed, netSatang)]
          : [row(words.net, netSatang), row(words.vat(percentOf(rate)), taxSatang)],
      )
    : [];
  return {
    margin: [0, 8, 0, 0],
    unbreakable: true,
    columns: [
      {
        width: '*',
        stack: [
          say(`(${bahttext(bahtFromSatang(sums.totalSatang))})`, { bold: true }),
          ...(hasTax ? [say(words.includesVat, { color: FAINT })] : []),
        ],
      },
      {
        width: 250,
        table: { widths: ['*', 80], body: [...rates, row(words.total, sums.totalSatang, true)] },
        layout: 'noBorders',
      },
    ],
  };
}

/** Which invoice it corrects: its value, the right value, the difference, and why. */
function credited({ refers, sums, reason }: PaperDocument): Content {
  const before = refers.papers.reduce((all, { netSatang }) => all + netSatang, 0) - refers.creditedSatang;
  return {
    margin: [0, 14, 0, 0],
    unbreakable: true,
    stack: [
      ...fact(
        words.refers,
        refers.papers.map(({ number, issuedOn }) => `${number} (${dayOf(issuedOn)})`).join(', '),
      ),
      ...fact(words.original, money(before)),
      ...fact(words.right, money(before - sums.netSatang)),
      ...fact(words.difference, money(sums.netSatang)),
      ...fact(words.reason, reasonWords(reason)),
    ],
  };
}

function signature({ isReceipt, kind }: PaperDocument): Content {
  const isMoney = isReceipt || kind === 'receipt';
  return {
    margin: [0, 40, 0, 0],
    unbreakable: true,
    columns: [
      { text: '' },
      {
        width: 220,
        stack: [
          say('.'.repeat(46), { alignment: 'center' }),
          say(isMoney ? words.receiver : words.issuer, { alignment: 'center' }),
        ],
      },
    ],
  };
}
