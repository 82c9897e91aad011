import type { CartLineView } from '../summary/cart-view.ts';

type Grouped = Pick<CartLineView, 'group' | 'selected' | 'selectable'>;

/** Lines of one kind of goods, chosen together (S-13, "select-all by group"). */
export type CartGroup<Line extends Grouped = CartLineView> = {
  /** The top category's code; '' for what belongs to none, or is not sold any more. */
  code: string;
  lines: readonly Line[];
  selectedCount: number;
  selectableCount: number;
};

/**
 * The lines by their top category, in the order in which the categories came into the cart; those of none come last.
 */
export function cartGroups<Line extends Grouped>(lines: readonly Line[]): CartGroup<Line>[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const group = groups.get(line.group);
    if (group) group.push(line);
    else groups.set(line.group, [line]);
  }
  const rest = groups.get('');
  groups.delete('');
  if (rest) groups.set('', rest);
  return [...groups].map(([code, grouped]) => ({
    code,
    lines: grouped,
    selectedCount: grouped.filter((line) => line.selected).length,
    selectableCount: grouped.filter((line) => line.selectable).length,
  }));
}

/** What choosing all of these lines means: which codes, and which of them cannot be had. */
export function groupSelection(
  lines: readonly CartLineView[],
  selected: boolean,
): { codes: string[]; outOfStockCodes: string[]; selected: boolean } {
  const isOut = ({ problem }: CartLineView): boolean => problem?.code === 'OUT_OF_STOCK';
  return {
    codes: lines.filter((line) => line.selectable || isOut(line)).map((line) => line.code),
    outOfStockCodes: lines.filter(isOut).map(({ code }) => code),
    selected,
  };
}
