import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker, type Blocker, type BlockerFunction } from 'react-router';

export type Unsaved = {
  dirty: boolean;
  /** For the form: compares what stands in it with what it began with. */
  watch: { onInput: () => void; onChange: () => void };
  form: React.RefObject<HTMLFormElement | null>;
  /** What stands in the form is saved: nothing is in the way any more. To be called before the page is left. */
  settle: () => void;
  blocker: Blocker;
};

/** Whether a form has been changed, and what is in the way of leaving it then. One a page: the router knows one. */
export function useUnsaved(form: React.RefObject<HTMLFormElement | null>): Unsaved {
  const first = useRef('');
  const isDirty = useRef(false);
  const [dirty, setDirty] = useState(false);
  const mark = (next: boolean): void => {
    isDirty.current = next;
    setDirty(next);
  };

  useEffect(() => {
    first.current = contentOf(form.current);
  }, [form]);
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  const compare = () => mark(contentOf(form.current) !== first.current);
  const leaves: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation }) =>
      isDirty.current && currentLocation.pathname !== nextLocation.pathname,
    [],
  );
  const blocker = useBlocker(leaves);
  return {
    dirty,
    form,
    watch: { onInput: compare, onChange: compare },
    settle: () => {
      first.current = contentOf(form.current);
      mark(false);
    },
    blocker,
  };
}

function contentOf(form: HTMLFormElement | null): string {
  return form ? JSON.stringify([...new FormData(form)]) : '';
}
