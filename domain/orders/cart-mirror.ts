import { MAX_CART_LINES, type CartLine } from './cart.ts';

/**
 * The cart that follows a customer: their devices send the lines they changed and when, and the later change of a
 * line wins, in whatever order they arrive. A removed line is kept as a tombstone for a month, so that a device
 * that was offline cannot bring it back. Times are milliseconds.
 */
export type CartChange = CartLine & { removed: boolean; changedAt: number };
/** `addedAt` orders the lines: when the line was last added to the cart. */
export type MirroredLine = CartChange & { addedAt: number };

export type MergedCart = {
  lines: MirroredLine[];
  /** Codes of new lines that did not fit: the device that sent them keeps them. */
  refused: string[];
  changed: boolean;
};

const REMEMBER_REMOVED_MS = 31 * 24 * 3600 * 1000;

/** Merges the changes into the stored lines, oldest change first. */
export function mergeChanges(
  stored: readonly MirroredLine[],
  changes: readonly CartChange[],
  { now }: { now: number },
): MergedCart {
  const merged = new Map(stored.map((line) => [line.P_Code, line]));
  const refused: string[] = [];
  let changed = false;
  for (const change of changes.toSorted((a, b) => a.changedAt - b.changedAt)) {
    const known = merged.get(change.P_Code);
    if (known && known.changedAt >= change.changedAt) continue;
    const isNew = !change.removed && (!known || known.removed);
    if (isNew && linesIn(merged) >= MAX_CART_LINES) {
      refused.push(change.P_Code);
      continue;
    }
    const addedAt = isNew || !known ? change.changedAt : known.addedAt;
    merged.set(change.P_Code, {
      ...lineOf(change),
      removed: change.removed,
      changedAt: change.changedAt,
      addedAt,
    });
    changed = true;
  }
  const lines = [...merged.values()]
    .filter(({ removed, changedAt }) => !removed || changedAt > now - REMEMBER_REMOVED_MS)
    .toSorted((a, b) => a.addedAt - b.addedAt || (a.P_Code < b.P_Code ? -1 : 1));
  return { lines, refused, changed: changed || lines.length !== stored.length };
}

/** The mirror's state: the lines in it, and the codes removed from it. */
export type Mirror = { lines: readonly CartLine[]; removed: readonly string[] };

/**
 * A device's lines after the mirror's response. Local changes not sent yet (`pending`) are kept, including
 * removals; everything else follows the mirror. A line unknown to the mirror stays and is listed in `unheard`, to
 * be sent.
 */
export function takeMirror(
  local: readonly CartLine[],
  { lines, removed }: Mirror,
  { pending }: { pending: ReadonlySet<string> },
): { lines: CartLine[]; unheard: string[] } {
  const theirs = new Map(lines.map((line) => [line.P_Code, line]));
  const gone = new Set(removed);
  const here = new Set(local.map((line) => line.P_Code));
  const unheard: string[] = [];
  const kept = local.flatMap((line) => {
    const code = line.P_Code;
    if (pending.has(code)) return [line];
    const told = theirs.get(code);
    if (told) return [told];
    if (gone.has(code)) return [];
    unheard.push(code);
    return [line];
  });
  const come = lines.filter(({ P_Code }) => !here.has(P_Code) && !pending.has(P_Code));
  return { lines: [...kept, ...come], unheard };
}

const linesIn = (merged: ReadonlyMap<string, MirroredLine>): number =>
  [...merged.values()].filter(({ removed }) => !removed).length;

const lineOf = ({ P_Code, qty1, qty2, qty3, selected }: CartLine): CartLine => ({
  P_Code,
  qty1,
  qty2,
  qty3,
  selected,
});

export function isSameLine(a: CartLine, b: CartLine): boolean {
  return (
    a.P_Code === b.P_Code &&
    a.qty1 === b.qty1 &&
    a.qty2 === b.qty2 &&
    a.qty3 === b.qty3 &&
    a.selected === b.selected
  );
}

/** Whether two carts are equal, line by line. */
export function isSameCart(a: readonly CartLine[], b: readonly CartLine[]): boolean {
  return (
    a.length === b.length &&
    a.every((line, at) => {
      const other = b[at];
      return other !== undefined && isSameLine(line, other);
    })
  );
}
