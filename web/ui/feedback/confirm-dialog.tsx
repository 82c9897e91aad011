import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Unbroken } from '../display/unbroken.tsx';
import classes from './confirm-dialog.module.css';

type Props = {
  title: string;
  children?: ReactNode;
  /** What is done, in its own words; not "OK". */
  confirm: string;
  keep: string;
  /** Red unless it can be taken back. */
  tone?: 'danger' | 'plain';
  busy: boolean;
  /** There is nothing to confirm. */
  cannot?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/**
 * Asks before something that cannot be undone, or is done to many at once. It is in the page only while it is open; the
 * browser's own dialog keeps the keyboard inside, closes on Escape and gives the focus back.
 */
export function ConfirmDialog({
  title,
  children,
  confirm,
  keep,
  tone = 'danger',
  busy,
  cannot = false,
  onConfirm,
  onClose,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  // In development effects run twice: the first close event comes when it is open again.
  const told = () => {
    if (!dialog.current?.open) onClose();
  };
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={titleId} onClose={told}>
      <div className={classes.body}>
        <h2 id={titleId} className={classes.title}>
          <Unbroken>{title}</Unbroken>
        </h2>
        {children}
        <div className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onClose} disabled={busy}>
            {keep}
          </Button>
          <Button
            size="lg"
            color={tone === 'danger' ? 'red.9' : undefined}
            onClick={onConfirm}
            loading={busy}
            disabled={cannot}
          >
            {confirm}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
