import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx';
import { BulkBar, type BulkAction } from './bulk-bar.tsx';
import type { Selection } from './selection.ts';

type Props = {
  selection: Selection;
  words: { action: string; ask: string; confirm: string; keep: string };
  /** Something is still to be chosen. */
  cannot?: boolean;
  /** One after the other: what one is refused for says nothing of the next. It tells its own errors; false where it was not done. */
  each: (key: string) => Promise<boolean>;
  onDone?: (done: number) => void;
  /** What else can be done with them. */
  more?: readonly BulkAction[];
  /** In the question. */
  children?: ReactNode;
};

const NOTHING: readonly BulkAction[] = [];

/** The same for each of the rows that were picked, by a call of its own, after a question that says how many. */
export function BulkEach({
  selection,
  words,
  cannot = false,
  each,
  onDone,
  more = NOTHING,
  children,
}: Props) {
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    let done = 0;
    for (const key of selection.keys) if (await each(key)) done += 1;
    setBusy(false);
    setAsks(false);
    selection.clear();
    onDone?.(done);
  };
  return (
    <>
      <BulkBar
        selection={selection}
        actions={[{ label: words.action, onPress: () => setAsks(true) }, ...more]}
      />
      {asks && (
        <ConfirmDialog
          title={words.ask}
          confirm={words.confirm}
          keep={words.keep}
          tone="plain"
          busy={busy}
          cannot={cannot}
          onConfirm={() => void start()}
          onClose={() => setAsks(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
