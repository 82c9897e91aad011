/**
 * Changes of a customer's cart here that the mirror does not know yet. They are stored beside the cart in local
 * storage, so that neither a reload nor a week offline loses one.
 */
import type { CartLine } from '#domain/orders/cart.ts';
import { isSameLine } from '#domain/orders/cart-mirror.ts';
import type { UnitQuantities } from '#domain/pricing/units.ts';
import type { CartStorage } from './cart-store.ts';

export type CartChanges = {
  /** When each line was last changed, by this device's clock; a code that is in no line was removed. */
  changed: ReadonlyMap<string, number>;
  /** What a guest's cart brought: added to whatever the customer's other browsers have, once that is known. */
  moved: ReadonlyMap<string, UnitQuantities>;
  /** The mirror's version that this cart was last like; -1 before any. */
  version: number;
};

const NONE: CartChanges = { changed: new Map(), moved: new Map(), version: -1 };

export type ChangeLog = {
  read: (cartKey: string) => CartChanges;
  write: (cartKey: string, changes: CartChanges) => void;
};

/** Kept in memory as well, for a storage that refuses. */
export function createChangeLog(storage: CartStorage): ChangeLog {
  const refused = new Map<string, CartChanges>();
  const nameOf = (cartKey: string) => `${cartKey}:changes`;
  return {
    read: (cartKey) => {
      const inMemory = refused.get(cartKey);
      if (inMemory) return inMemory;
      try {
        return parseChanges(storage.getItem(nameOf(cartKey)));
      } catch {
        return NONE;
      }
    },
    write: (cartKey, { changed, moved, version }) => {
      try {
        const kept = { changed: [...changed], moved: [...moved], version };
        storage.setItem(nameOf(cartKey), JSON.stringify(kept));
        refused.delete(cartKey);
      } catch {
        refused.set(cartKey, { changed, moved, version });
      }
    },
  };
}

/** The codes of lines that came, went or say something else. */
export function changedCodes(before: readonly CartLine[], after: readonly CartLine[]): string[] {
  const was = new Map(before.map((line) => [line.P_Code, line]));
  const changed = after.filter((line) => {
    const old = was.get(line.P_Code);
    was.delete(line.P_Code);
    return !old || !isSameLine(old, line);
  });
  return [...changed.map(({ P_Code }) => P_Code), ...was.keys()];
}

/** After the buyer changed these lines. The last change of a line counts, not what a guest's cart had brought to it. */
export function withChanged(
  { changed, moved, version }: CartChanges,
  codes: readonly string[],
  at: number,
): CartChanges {
  const still = new Map(moved);
  for (const code of codes) still.delete(code);
  return {
    changed: new Map([...changed, ...codes.map((code) => [code, at] as const)]),
    moved: still,
    version,
  };
}

/** After a guest's lines moved over. A line that the customer had changed is sent with its current amounts. */
export function withMoved(changes: CartChanges, guest: readonly CartLine[], at: number): CartChanges {
  const moved = new Map(changes.moved);
  for (const { P_Code, qty1, qty2, qty3 } of guest)
    if (!changes.changed.has(P_Code)) moved.set(P_Code, { qty1, qty2, qty3 });
  const codes = guest.map(({ P_Code }) => P_Code);
  return { ...withChanged(changes, codes, at), moved };
}

function parseChanges(stored: string | null): CartChanges {
  if (stored === null) return NONE;
  const { changed, moved, version } = JSON.parse(stored) as Record<string, unknown>;
  return {
    changed: new Map(entriesOf(changed).filter(([, at]) => typeof at === 'number') as [string, number][]),
    moved: new Map(
      entriesOf(moved).flatMap(([code, quantities]) => {
        const { qty1, qty2, qty3 } = quantities as Partial<UnitQuantities>;
        return [[code, { qty1: qty1 ?? 0, qty2: qty2 ?? 0, qty3: qty3 ?? 0 }] as const];
      }),
    ),
    version: typeof version === 'number' ? version : -1,
  };
}

const entriesOf = (stored: unknown): [string, unknown][] =>
  Array.isArray(stored)
    ? stored.filter(
        (entry): entry is [string, unknown] => Array.isArray(entry) && typeof entry[0] === 'string',
      )
    : [];
