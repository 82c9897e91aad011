/**
 * React takes a page from the server over part by part. What a part draws must not change before its turn: data that
 * is thrown away too early would make it draw something else than stands there. Here is known which parts still wait.
 */
const waiting = new Set<object>();
const there = new WeakSet<object>();
let whenAll: (() => void)[] = [];

/** A part stands on the page; call what it gives when it is gone. */
export function expectPart(part: object): () => void {
  if (!there.has(part)) waiting.add(part);
  return () => partIsThere(part);
}

/** The part is drawn by the browser, or gone. */
export function partIsThere(part: object): void {
  there.add(part);
  waiting.delete(part);
  if (waiting.size > 0) return;
  const told = whenAll;
  whenAll = [];
  for (const tell of told) tell();
}

/** Undefined when every part on the page is the browser's; else ends when that is so. */
export function takingOver(): Promise<void> | undefined {
  if (waiting.size === 0) return undefined;
  // A part that is there may have brought parts of its own.
  return new Promise<void>((resolve) => whenAll.push(resolve)).then(takingOver);
}
