import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallInput } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { BulkBar } from '../../merchant-ui/bulk-bar.tsx';
import type { Selection } from '../../merchant-ui/selection.ts';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { refusal } from '../../ui/form/field-errors.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { useFollowedRuns } from '../runs/followed-runs.ts';
import type { CustomerFilters } from './customer-filters.ts';
import { GiveSalesman } from './give-salesman.tsx';
import { invitationsAheadQuery, NOT_LOGGED_IN, type ChosenInvitees } from './invitations.queries.ts';

type Body = CallInput<'inviteCustomers'>['body'];
type Props = {
  selection: Selection;
  shown: number;
  filters: Omit<CustomerFilters, 'unseen'>;
  /** The list has more than is shown. */
  hasMore: boolean;
};

/** Invites those who are picked, or all that the list has. */
export function InviteMany({ selection, shown, filters, hasMore }: Props) {
  const t = useTranslations('invitations.many');
  const page = usePage();
  const tGive = useTranslations('merchantCustomers.giveSalesman');
  const [asks, setAsks] = useState(false);
  const [gives, setGives] = useState(false);
  const { keys } = selection;
  const mayBeWhole = hasMore && keys.size > 0 && keys.size === shown;
  const isWhole = selection.isWhole && mayBeWhole;
  const chosen: ChosenInvitees = isWhole ? filters : { Customers: [...keys] };
  const whole = useQuery({ ...invitationsAheadQuery(page, chosen), enabled: isWhole });
  const count = whole.data && whole.data.Cannot.reduce((sum, one) => sum + one.Count, whole.data.Count);
  return (
    <>
      <BulkBar
        selection={selection}
        {...(isWhole && { whole: { count } })}
        onPickWhole={mayBeWhole && !isWhole ? selection.pickWhole : undefined}
        actions={[
          { label: t('action'), onPress: () => setAsks(true) },
          ...(isWhole ? [] : [{ label: tGive('action'), onPress: () => setGives(true) }]),
        ]}
      >
        {isWhole && whole.error && <Note tone="error">{refusal(whole.error) ?? t('lost')}</Note>}
      </BulkBar>
      {gives && (
        <GiveSalesman
          codes={[...keys]}
          onStarted={() => {
            setGives(false);
            selection.clear();
          }}
          onClose={() => setGives(false)}
        />
      )}
      {asks && (
        <AskMany
          chosen={chosen}
          onStarted={() => {
            setAsks(false);
            selection.clear();
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}

type AskProps = { chosen: ChosenInvitees; onStarted: () => void; onClose: () => void };

/** Tells to how many an SMS would be sent, as the shop sees it now, and starts it. */
function AskMany({ chosen, onStarted, onClose }: AskProps) {
  const t = useTranslations('invitations');
  const page = usePage();
  const client = useQueryClient();
  const { follow } = useFollowedRuns();
  const ahead = useQuery(invitationsAheadQuery(page, chosen));
  const attempt = useRef<Attempt<Body>>(undefined);
  const start = useMutation({
    mutationFn: (Count: number) => {
      attempt.current = attemptFor({ ...chosen, Count }, { earlier: attempt.current });
      const { body } = attempt.current;
      return page.api.inviteCustomers({ body, headers: headersOf(attempt.current) });
    },
    onSuccess: ({ RunId }) => {
      follow(RunId);
      onStarted();
    },
    // They may be others by now.
    onSettled: () => client.invalidateQueries({ queryKey: NOT_LOGGED_IN }),
  });
  const problem = start.error ?? ahead.error;
  const count = ahead.data?.Count ?? 0;
  return (
    <ConfirmDialog
      title={count > 0 ? t('many.ask', { count }) : t('many.action')}
      confirm={t('many.action')}
      keep={t('notNow')}
      tone="plain"
      busy={start.isPending}
      cannot={count === 0}
      onConfirm={() => start.mutate(count)}
      onClose={onClose}
    >
      {problem && (
        <Note tone="error" live>
          {refusal(problem) ?? t('many.lost')}
        </Note>
      )}
      {ahead.isPending && <LoadingState />}
      {ahead.data && (
        <>
          <p>{t(count > 0 ? 'many.text' : 'many.none')}</p>
          {ahead.data.Cannot.length > 0 && (
            <ul>
              {ahead.data.Cannot.map(({ Why, Count }) => (
                <li key={Why}>{t('many.cannot', { why: t(`cannot.${Why}`), count: Count })}</li>
              ))}
            </ul>
          )}
          {ahead.data.Left < count && <p>{t('many.left', { count: ahead.data.Left })}</p>}
        </>
      )}
    </ConfirmDialog>
  );
}
