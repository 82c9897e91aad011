/** How the columns of a table are arranged: rules over what a person has chosen, which may be of other columns than there are now. */
import { COLUMN_WIDTH } from '#domain/access/table-views.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Column } from './columns.ts';

export type Arranged = CallAnswer<'tableViews'>['Data'][number]['Columns'];
type Entry = Arranged[number];
type Columns = readonly Pick<Column<never>, 'id' | 'shown' | 'numeric' | 'isDate' | 'width'>[];

/**
 * Every column there is, in the chosen order. One that was not there when the order was chosen stands behind the one that it
 * was made behind; the first, which names the row, stays the first.
 */
export function arrangedAll(columns: Columns, arranged: Arranged): Entry[] {
  const made = columns.map(({ id }) => id);
  const named = new Map(arranged.map((entry) => [entry.Id, entry]));
  const order = [...named.keys()].filter((id) => made.includes(id));
  for (const [place, id] of made.entries()) {
    if (named.has(id)) continue;
    order.splice(place === 0 ? 0 : order.indexOf(made[place - 1] ?? '') + 1, 0, id);
  }
  const [first] = made;
  const rest = order.filter((id) => id !== first);
  return [...(first === undefined ? [] : [first]), ...rest].map((Id) => named.get(Id) ?? { Id });
}

export function isShown({ shown = 'yes' }: Columns[number], { Shown }: Entry): boolean {
  return shown === 'always' || (Shown ?? shown === 'yes');
}

export const madeWidth = ({ width, numeric, isDate }: Columns[number]): number =>
  width ?? (numeric ? 112 : isDate ? 152 : 184);

const changed = (all: readonly Entry[], id: string, part: Partial<Entry>): Entry[] =>
  all.map((entry) => (entry.Id === id ? { ...entry, ...part } : entry));

export const withShown = (all: readonly Entry[], id: string, Shown: boolean) => changed(all, id, { Shown });
export const withPinned = (all: readonly Entry[], id: string, Pinned: boolean) =>
  changed(all, id, { Pinned });

/** One place to the left or to the right; nothing goes before the first. */
export function withMoved(all: readonly Entry[], id: string, by: -1 | 1): Entry[] {
  const from = all.findIndex(({ Id }) => Id === id);
  const to = from + by;
  const moved = [...all];
  if (from < 1 || to < 1 || to >= all.length) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

export const withWidths = (all: readonly Entry[], widths: Readonly<Record<string, number>>): Entry[] =>
  all.map((entry) => {
    const width = widths[entry.Id];
    return width === undefined ? entry : { ...entry, Width: boundedWidth(width) };
  });

export const boundedWidth = (width: number): number =>
  Math.round(Math.min(COLUMN_WIDTH.most, Math.max(COLUMN_WIDTH.least, width)));
