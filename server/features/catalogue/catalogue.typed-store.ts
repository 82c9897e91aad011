import type { Dependencies } from '../../dependencies.ts';
import { createKeptStore, type KeptStore } from '../../kept/kept-store.ts';

const AGE_MS = 180_000;

/**
 * What is typed is anybody's choice, so what answers it is kept in a small store of its own: no amount of typing pushes
 * lists and pages out of the big one. Dropped by the same tags.
 */
export function createTypedStore({ changes }: Pick<Dependencies, 'changes'>, maxBytes: number): KeptStore {
  const kept = createKeptStore({ maxBytes, maxAgeMs: AGE_MS, now: () => performance.now() });
  changes.onChange((change) => {
    if ('tags' in change) kept.drop(change.tags);
  });
  changes.onReconnect(() => kept.dropAll());
  return kept;
}
