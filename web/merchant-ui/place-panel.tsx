import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTellError } from '../features/session/visitor/use-tell-error.ts';
import { showToast, TOAST_MS } from '../ui/feedback/toast.ts';
import { Panel } from '../ui/layout/panel.tsx';
import { PickField, type Pick } from './form/pick-field.tsx';
import classes from './place-panel.module.css';

type Props = {
  words: { title: string; before: string; hint: string; move: string };
  /** Of the query: which order, and whose place in it. */
  list: readonly [string, string];
  /** The first that match; one's own is left out. */
  find: (text: string) => Promise<readonly Pick[]>;
  /** Puts it before another one, or last for ''. Answers what was done, in words. */
  place: (before: string) => Promise<string>;
};

/** Where one stands in an order that buyers see: before another one, or last. */
export function PlacePanel({ words, list, find, place }: Props) {
  const tellError = useTellError();
  const [before, setBefore] = useState<Pick>();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<readonly Pick[]>([]);
  const move = async (): Promise<void> => {
    setBusy(true);
    try {
      const message = await place(before?.value ?? '');
      showToast({ kind: 'success', message, milliseconds: TOAST_MS.other });
    } catch (error) {
      tellError(error);
    }
    setBusy(false);
  };
  return (
    <Panel title={words.title}>
      <div className={classes.move}>
        <PickField
          name="Before"
          label={words.before}
          description={words.hint}
          value={before?.value ?? ''}
          onChange={(value) => setBefore(found.find((one) => one.value === value))}
          list={list}
          find={async (text) => {
            const picks = (await find(text)).filter(({ value }) => value !== list[1]);
            setFound(picks);
            return picks;
          }}
          chosen={before}
          clearable
        />
        <Button size="md" variant="default" loading={busy} onClick={() => void move()}>
          {words.move}
        </Button>
      </div>
    </Panel>
  );
}
