/**
 * React hydrates a page from the server section by section. What a section renders must not change before its turn:
 * data that is removed too early would make it render something else than the server did. This module knows which
 * sections still wait.
 */
const waiting = new Set<object>();
const there = new WeakSet<object>();
let whenAll: (() => void)[] = [];

/** A section is on the page; call the returned function when it is gone. */
export function expectSection(section: object): () => void {
  if (!there.has(section)) waiting.add(section);
  return () => sectionIsHydrated(section);
}

/** The section is hydrated, or gone. */
export function sectionIsHydrated(section: object): void {
  there.add(section);
  waiting.delete(section);
  if (waiting.size > 0) return;
  const told = whenAll;
  whenAll = [];
  for (const tell of told) tell();
}

/** Undefined when every section on the page is hydrated; else ends when that is so. */
export function hydrating(): Promise<void> | undefined {
  if (waiting.size === 0) return undefined;
  // A section that is there may have brought sections of its own.
  return new Promise<void>((resolve) => whenAll.push(resolve)).then(hydrating);
}
