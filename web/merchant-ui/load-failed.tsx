import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/feedback/empty-state.tsx';

type Props = {
  icon?: ReactNode;
  /** What could not be loaded. */
  title: string;
  /** The words of the button. */
  retry: string;
  onRetry: () => void;
};

/** In place of what could not be loaded: says so, and tries again. */
export function LoadFailed({ icon, title, retry, onRetry }: Props) {
  return (
    <EmptyState icon={icon} title={title}>
      <Button size="md" onClick={onRetry}>
        {retry}
      </Button>
    </EmptyState>
  );
}
