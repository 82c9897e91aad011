/** How wide the columns of a table are drawn, and would have to be. */
import { boundedWidth } from './table-layout.ts';

const headsOf = (row: HTMLElement | null): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('th[data-column]') ?? []),
];

export function shownWidths(row: HTMLElement | null): Record<string, number> {
  return Object.fromEntries(
    headsOf(row).map((head) => [head.dataset['column'] ?? '', head.getBoundingClientRect().width]),
  );
}

/** As wide as the widest that the column shows in one line. */
export function fittingWidth(row: HTMLElement | null, id: string): number {
  const head = headsOf(row).find(({ dataset }) => dataset['column'] === id);
  const cells = row?.closest('table')?.querySelectorAll<HTMLElement>(`td[data-column="${id}"]`) ?? [];
  const range = document.createRange();
  const inOneLine = (cell: HTMLElement): number => {
    cell.dataset['measured'] = '';
    range.selectNodeContents(cell);
    const { width } = range.getBoundingClientRect();
    delete cell.dataset['measured'];
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
    return width + Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd) + 1;
  };
  const widths = [...(head ? [head] : []), ...cells].map(inOneLine);
  return boundedWidth(Math.ceil(Math.max(0, ...widths)));
}
