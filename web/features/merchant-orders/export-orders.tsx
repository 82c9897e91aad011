import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallInput } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { useFollowedRuns } from '../runs/followed-runs.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { askedInBody, type OrderFilters } from './order-filters.ts';

type Body = CallInput<'exportOrders'>['body'];

/** Has the shop make a table of what the list shows; its progress and the file come in the panel of long work. */
export function ExportOrders({ filters }: { filters: OrderFilters }) {
  const t = useTranslations('merchantOrders');
  const { api } = usePage();
  const { follow } = useFollowedRuns();
  const attempt = useRef<Attempt<Body>>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const { type: _type, ...body } = askedInBody(filters);
      attempt.current = attemptFor<Body>(body, { earlier: attempt.current });
      return api.exportOrders({ body, headers: headersOf(attempt.current) });
    },
    onSuccess: ({ RunId }) => {
      // Pressed again, the orders may be others.
      attempt.current = undefined;
      follow(RunId);
    },
    onError: useTellError(),
  });
  return (
    <Button size="sm" variant="default" loading={isPending} onClick={() => mutate()}>
      {t('export')}
    </Button>
  );
}
