import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallInput } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { refusal } from '../../ui/form/field-errors.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { useFollowedRuns } from '../runs/followed-runs.ts';
import {
  customerChoicesQuery,
  MERCHANT_CUSTOMERS,
  salesmanAheadQuery,
} from './merchant-customers.queries.ts';

type Body = CallInput<'giveSalesman'>['body'];
type Props = { codes: readonly string[]; onStarted: () => void; onClose: () => void };

/** Nobody is a choice too: the choice that is not made yet is another. */
const NOBODY = '-';

/** Whose the picked customers become, from whom they are taken, and how many; then it is started. */
export function GiveSalesman({ codes, onStarted, onClose }: Props) {
  const t = useTranslations('merchantCustomers.giveSalesman');
  const page = usePage();
  const client = useQueryClient();
  const { follow } = useFollowedRuns();
  const { data: choices } = useSuspenseQuery(customerChoicesQuery(page));
  const [chosen, setChosen] = useState('');
  const given = { Customers: [...codes], Salesman: chosen === NOBODY ? '' : chosen };
  const ahead = useQuery({ ...salesmanAheadQuery(page, given), enabled: chosen !== '' });
  const attempt = useRef<Attempt<Body>>(undefined);
  const start = useMutation({
    mutationFn: (Count: number) => {
      attempt.current = attemptFor({ ...given, Count }, { earlier: attempt.current });
      const { body } = attempt.current;
      return page.api.giveSalesman({ body, headers: headersOf(attempt.current) });
    },
    onSuccess: ({ RunId }) => {
      follow(RunId);
      onStarted();
    },
    // They may be others by now.
    onSettled: () => client.invalidateQueries({ queryKey: MERCHANT_CUSTOMERS }),
  });
  const { Count: count = 0, Same: same = 0, From: from = [] } = ahead.data ?? {};
  const problem = start.error ?? ahead.error;
  return (
    <ConfirmDialog
      title={t('title', { count: codes.length })}
      confirm={count > 0 ? t('confirm', { count }) : t('action')}
      keep={t('keep')}
      tone="plain"
      busy={start.isPending}
      cannot={chosen === '' || count === 0}
      onConfirm={() => start.mutate(count)}
      onClose={onClose}
    >
      <SelectField
        label={t('salesman')}
        value={chosen}
        data={[
          { value: '', label: t('choose') },
          ...choices.Salesmen.map(({ Code, Name }) => ({ value: Code, label: Name })),
          { value: NOBODY, label: t('nobody') },
        ]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      {problem && (
        <Note tone="error" live>
          {refusal(problem) ?? t('lost')}
        </Note>
      )}
      {chosen !== '' && ahead.isPending && <LoadingState />}
      {ahead.data && (
        <div aria-live="polite">
          <p>{count > 0 ? t('change', { count }) : t('none')}</p>
          {from.length > 0 && (
            <ul>
              {from.map((one) => (
                <li key={one.Salesman}>
                  <UserText>
                    {t('from', { name: one.SalesmanName || t('nobody'), count: one.Count })}
                  </UserText>
                </li>
              ))}
            </ul>
          )}
          {same > 0 && <p>{t('same', { count: same })}</p>}
        </div>
      )}
    </ConfirmDialog>
  );
}
