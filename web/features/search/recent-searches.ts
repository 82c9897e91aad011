/** What was searched for before, newest first, kept in this browser. */

export const MAX_RECENT = 6;

/** The part of `Storage` that is needed. It may refuse, in private windows or when full. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function readRecent(storage: Pick<Store, 'getItem'>, key: string): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((text) => typeof text === 'string' && text !== '').slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

/** Puts a text in front; an equal text, in any case, occurs only once. */
export function withRecent(recent: readonly string[], text: string): string[] {
  const same = text.toLocaleLowerCase();
  return [text, ...recent.filter((each) => each.toLocaleLowerCase() !== same)].slice(0, MAX_RECENT);
}

export function writeRecent(storage: Store, key: string, recent: readonly string[]): void {
  try {
    if (recent.length > 0) storage.setItem(key, JSON.stringify(recent));
    else storage.removeItem(key);
  } catch {
    // Nothing is lost but a convenience.
  }
}
