import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';

type Props = {
  label: string;
  /** What is asked, and what comes of it, with the sum where money is concerned. */
  ask: string;
  text: ReactNode;
  confirm: string;
  keep: string;
  variant?: 'default' | 'filled';
  icon?: ReactNode;
  /** Shows the icon alone, in this look; the label is its name. */
  iconClass?: string | undefined;
  /** Of the question: red unless it can be taken back. */
  tone?: 'danger' | 'plain';
  disabled?: boolean;
  work: () => Promise<void>;
};

/** A button whose work is confirmed first; a refusal is shown as a toast. */
export function ConfirmedButton({
  label,
  ask,
  text,
  confirm,
  keep,
  variant = 'default',
  icon,
  iconClass,
  tone = 'plain',
  disabled = false,
  work,
}: Props): ReactNode {
  const tellError = useTellError();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      tellError(error);
    }
    setBusy(false);
    setAsks(false);
  };
  return (
    <>
      {iconClass === undefined ? (
        <Button
          size="md"
          variant={variant}
          aria-haspopup="dialog"
          disabled={disabled}
          leftSection={icon}
          onClick={() => setAsks(true)}
        >
          {label}
        </Button>
      ) : (
        <button
          type="button"
          className={iconClass}
          aria-label={label}
          title={label}
          aria-haspopup="dialog"
          disabled={disabled}
          onClick={() => setAsks(true)}
        >
          {icon}
        </button>
      )}
      {asks && (
        <ConfirmDialog
          title={ask}
          confirm={confirm}
          keep={keep}
          tone={tone}
          busy={busy}
          onConfirm={() => void start()}
          onClose={() => setAsks(false)}
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
