/** One action on many rows, a row after the other, so that each fails or succeeds by itself. */

export type BulkState = {
  total: number;
  done: number;
  failed: readonly { key: string; message: string }[];
  running: boolean;
};

type Run = {
  keys: readonly string[];
  work: (key: string) => Promise<void>;
  /** What went wrong, in the reader's language. */
  tell: (error: unknown) => string;
  onState: (state: BulkState) => void;
  /** Asked before each row. */
  isStopped: () => boolean;
};

/** Gives the keys that were not done: what failed, and what was not come to. */
export async function runAll({ keys, work, tell, onState, isStopped }: Run): Promise<string[]> {
  let state: BulkState = { total: keys.length, done: 0, failed: [], running: true };
  const show = (part: Partial<BulkState>): void => {
    state = { ...state, ...part };
    onState(state);
  };
  show({});
  const left = new Set(keys);
  for (const key of keys) {
    if (isStopped()) break;
    try {
      await work(key);
      left.delete(key);
    } catch (error) {
      show({ failed: [...state.failed, { key, message: tell(error) }] });
    }
    show({ done: state.done + 1 });
  }
  show({ running: false });
  return [...left];
}
