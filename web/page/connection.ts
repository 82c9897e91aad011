/**
 * The state of the connection to the shop: cut, slow, or fine. Every request is watched here; what is shown of it is in
 * `shell/connection-note.tsx`.
 */

export type ConnectionState = 'fine' | 'slow' | 'cut';

export type Connection = {
  /** Follows one request; it is slow once it has lasted `SLOW_AFTER_MS`. */
  watch: <T>(answer: Promise<T>) => Promise<T>;
  /** The browser reports that it has lost the network, or has it again. */
  setCut: (isCut: boolean) => void;
  state: () => ConnectionState;
  subscribe: (listener: () => void) => () => void;
};

/** A person begins to wonder whether anything still happens. */
export const SLOW_AFTER_MS = 4_000;

export function createConnection(): Connection {
  const listeners = new Set<() => void>();
  let slow = 0;
  let isCut = false;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    watch: async (answer) => {
      let counted = false;
      const timer = setTimeout(() => {
        counted = true;
        slow += 1;
        tell();
      }, SLOW_AFTER_MS);
      try {
        return await answer;
      } finally {
        clearTimeout(timer);
        if (counted) {
          slow -= 1;
          tell();
        }
      }
    },
    setCut: (next) => {
      isCut = next;
      tell();
    },
    state: () => (isCut ? 'cut' : slow > 0 ? 'slow' : 'fine'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The browser's one connection. On the server nobody writes to it. */
export const connection = createConnection();
