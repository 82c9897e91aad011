/** What the bench prints: one table a part, in Markdown, so that it can be pasted as it is. */
import type { Comparison, Series } from './measure/alternate.ts';

export type Row = {
  figure: string;
  /** The figure as a ratio to its baseline; missing where there is no baseline. */
  ratio?: number;
  target?: string;
  met?: boolean;
  measured: string;
  baseline?: string;
  note?: string;
};

export type Section = { title: string; rows: Row[]; remarks: string[] };

const HEAD = ['Figure', 'Ratio', 'Target', 'Shop', 'Floor', 'Beside'];

export function markdown({ title, rows, remarks }: Section): string {
  const cells = rows.map(({ figure, ratio, target = '', met, measured, baseline = '', note = '' }) => [
    figure,
    ratio === undefined ? '' : percent(ratio),
    met === undefined ? target : `${target} ${met ? '✓' : '✗'}`,
    measured,
    baseline,
    note,
  ]);
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...cells.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const table = [line(HEAD), rule, ...cells.map(line)].join('\n');
  return [`## ${title}`, '', table, ...remarks.flatMap((remark) => ['', `- ${remark}`])].join('\n');
}

/**
 * A figure that must reach at least this share of its baseline. Where the baseline was not busy something else held both back
 * (the load's own process, a crowded machine), and the ratio by processor time is the truer one.
 */
export function ratioRow(
  figure: string,
  { subject, baseline, ratio, costRatio }: Comparison,
  atLeast?: number,
  note = '',
): Row {
  return {
    figure,
    ratio,
    ...(atLeast === undefined ? {} : { target: `≥ ${percent(atLeast)}`, met: ratio >= atLeast }),
    measured: rateText(subject),
    baseline: rateText(baseline),
    note: [`${percent(costRatio)} by CPU, baseline ${percent(baseline.busy)} busy`, note, besideText(subject)]
      .filter(Boolean)
      .join('; '),
  };
}

export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

/** Of statements: the clock depends on who else is busy, the processor time of the database hardly does. */
export const costNote = ({ costRatio, subject, baseline }: Omit<Comparison, 'ratio'>): string =>
  `p99 ${milliseconds(subject.p99)} and ${milliseconds(baseline.p99)}; processor ${milliseconds(subject.costMicros / 1000)} ` +
  `and ${milliseconds(baseline.costMicros / 1000)}, ${(1 / costRatio).toFixed(2)} times`;

export function seriesRow(figure: string, series: Series, note = ''): Row {
  return { figure, measured: rateText(series), note: [note, besideText(series)].filter(Boolean).join('; ') };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function rateText({ rate }: Pick<Series, 'rate'>): string {
  return `${rate.toLocaleString('en', { maximumFractionDigits: rate < 100 ? 1 : 0 })}/s`;
}

/** Middle and slow answers, processor time of each, and how far apart the counts lay. */
function besideText({ p50, p99, busy, costMicros, spread }: Series): string {
  return [
    `p50 ${milliseconds(p50)}`,
    `p99 ${milliseconds(p99)}`,
    `${Math.round(costMicros)} µs of CPU each, ${percent(busy)} busy`,
    `spread ${percent(spread)}`,
  ].join(', ');
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;
