/**
 * What was opened from the search, newest first. Kept by this tab alone: the names of customers do not stay on a
 * computer that several people use.
 */
import { findKinds, type Find } from './finds.ts';

const MAX_RECENT = 6;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const isFind = (value: unknown): value is Find => {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, to, label, detail } = value as Record<keyof Find, unknown>;
  const isKnown = findKinds.some((one) => one === kind);
  return isKnown && [to, label, detail].every((one) => typeof one === 'string');
};

export function readRecentFinds(store: Pick<Store, 'getItem'>, key: string): Find[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFind).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

export function rememberFind(store: Store, key: string, { kind, to, label, detail }: Find): void {
  const others = readRecentFinds(store, key).filter((one) => one.to !== to);
  try {
    store.setItem(key, JSON.stringify([{ kind, to, label, detail }, ...others].slice(0, MAX_RECENT)));
  } catch {
    // Nothing is lost but a convenience.
  }
}
