import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, type Blocker } from 'react-router';
import { useAsked, type Asks } from '../ui/interaction/leaving.ts';

export type Unsaved = {
  dirty: boolean;
  /** For the form: compares its values with the initial ones. */
  watch: { onInput: () => void; onChange: () => void };
  form: React.RefObject<HTMLFormElement | null>;
  /** The form has been saved: nothing blocks leaving any more. To be called before the page is left. */
  settle: () => void;
  blocker: Blocker;
};

/** Whether a form has been changed, and what is in the way of leaving it then. One a page. */
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
  const { pathname } = useLocation();
  const leaves: Asks = useCallback((next) => isDirty.current && next.pathname !== pathname, [pathname]);
  const blocker = useAsked(leaves);
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
