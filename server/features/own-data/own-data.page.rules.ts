/** The copy to read: one page without scripts or anything loaded from elsewhere. */
import { formatAmount } from '#domain/pricing/format-baht.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { formatDate } from '#domain/time/dates.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { Language } from '../../http/messages.ts';
import { partNames, parts, type ColumnName, type PartName } from './own-data.parts.rules.ts';
import type { DataRow } from './own-data.queries.ts';
import { ownDataWords } from './own-data.words.ts';

export type OwnData = {
  shop: string;
  at: Date;
  parts: Readonly<Record<PartName, readonly DataRow[]>>;
  /** Parts of which there is more. */
  incomplete: readonly PartName[];
};

const STYLE = `body{font:16px/1.5 "Sarabun","Noto Sans Thai",system-ui,sans-serif;margin:0 auto;max-width:1100px;padding:16px;color:#1d2226}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin:2rem 0 .5rem}.table{overflow-x:auto}
table{border-collapse:collapse;font-size:.875rem}th,td{border:1px solid #cfd4d8;padding:4px 8px;text-align:left;vertical-align:top}
td{max-width:32rem;overflow-wrap:anywhere;min-width:4rem}th{background:#f2f4f5;white-space:nowrap}.more{color:#8a4b00}
ul{columns:2;padding-left:1.2rem}`;

export function ownDataPage({ shop, at, parts: rows, incomplete }: OwnData, language: Language): string {
  const words = ownDataWords[language];
  const title = `${words.title} · ${shop}`;
  const of = words.of.replace('{shop}', shop).replace('{at}', formatDate(at, language, 'dayTime'));
  const links = partNames.map(
    (name) => `<li><a href="#${name}">${escapeHtml(words.parts[name])}</a> (${rows[name].length})</li>`,
  );
  const sections = partNames.map((name) => {
    const more = incomplete.includes(name) ? `<p class="more">${escapeHtml(words.incomplete)}</p>` : '';
    const body = rows[name].length === 0 ? `<p>${words.nothing}</p>` : tableOf(name, rows[name], language);
    return `<section id="${name}"><h2>${escapeHtml(words.parts[name])}</h2>${more}${body}</section>`;
  });
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(of)}</p><p>${escapeHtml(words.intro)}</p><ul>${links.join('')}</ul>
${sections.join('\n')}</body></html>`;
}

/** A name that is there in both languages is shown in the reader's. */
const isOfOther = (column: string, language: Language): boolean =>
  column.endsWith(language === 'en' ? '_th' : '_en');

function tableOf(name: PartName, rows: readonly DataRow[], language: Language): string {
  const words = ownDataWords[language];
  const columns: ColumnName[] = parts[name].columns.filter((column) => !isOfOther(column, language));
  const heads = columns.map((column) => `<th scope="col">${escapeHtml(words.columns[column])}</th>`);
  const lines = rows.map((row) => {
    const cells = columns.map((column) => `<td>${escapeHtml(shown(column, row[column], language))}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<div class="table"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}

function shown(column: string, value: unknown, language: Language): string {
  const { yes, no } = ownDataWords[language];
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (value instanceof Date) return formatDate(value, language, 'dayTime');
  if (/(^|_)satang$/.test(column)) return formatAmount(bahtFromSatang(Number(value)));
  return plainOf(value);
}

/** A document inside a row: its fields one after the other. */
function plainOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainOf).join('; ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .filter(([, field]) => field !== '' && field !== null)
    .map(([name, field]) => `${name}: ${plainOf(field)}`)
    .join(', ');
}
