import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useFollowedRuns } from './followed-runs.ts';

type Props<Body> = {
  label: string;
  /** Which list it is. */
  body: Body;
  start: (asked: { body: Body; headers: ReturnType<typeof headersOf> }) => Promise<{ RunId: string }>;
};

/** Has the shop make a table of what a list shows; its progress and the file come in the panel of long work. */
export function ExportButton<Body>({ label, body, start }: Props<Body>) {
  const { follow } = useFollowedRuns();
  const attempt = useRef<Attempt<Body>>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      attempt.current = attemptFor<Body>(body, { earlier: attempt.current });
      return start({ body, headers: headersOf(attempt.current) });
    },
    onSuccess: ({ RunId }) => {
      // Pressed again, what the list has may be other.
      attempt.current = undefined;
      follow(RunId);
    },
    onError: useTellError(),
  });
  return (
    <Button size="sm" variant="default" loading={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
