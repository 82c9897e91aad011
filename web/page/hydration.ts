/**
 * React hydrates a page from the server section by section. What a section draws must not change before its turn: data that
 * is thrown away too early would make it draw something else than stands there. Here is known which sections still wait.
 */
const waiting = new Set<object>();
const there = new WeakSet<object>();
let whenAll: (() => void)[] = [];

/** A section stands on the page; call what it gives when it is gone. */
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
