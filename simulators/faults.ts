/** What a simulated provider does wrong, for as many messages as it is told. */

/**
 * `late`: takes the message and never answers. `lost`: takes it, and the connection breaks before the answer.
 * `busy`: answers that it cannot now. `refusing`: answers that it never takes this message. `down`: breaks every
 * connection.
 */
export const faultKinds = ['late', 'lost', 'busy', 'refusing', 'down'] as const;
export type FaultKind = (typeof faultKinds)[number];

export type Faults = {
  /** The next `times` messages; until `set('down', 0)` for example ends it. */
  set(kind: FaultKind, times: number): void;
  next(): FaultKind | undefined;
};

export function createFaults(): Faults {
  let waiting: { kind: FaultKind; left: number } | undefined;
  return {
    set: (kind, times) => {
      waiting = { kind, left: times };
    },
    next: () => {
      if (!waiting || waiting.left <= 0) return undefined;
      waiting.left -= 1;
      return waiting.kind;
    },
  };
}
