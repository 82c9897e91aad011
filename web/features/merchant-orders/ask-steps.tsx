import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OrderState } from '#domain/orders/order.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { refusal } from '../../ui/form/field-errors.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { useFollowedRuns } from '../runs/followed-runs.ts';
import classes from './step-sheet.module.css';
import { stepsAheadQuery, type ChosenOrders, type StepsAhead } from './merchant-orders.queries.ts';
import { useStepWords } from './use-order-words.ts';

type Body = CallInput<'runOrderSteps'>['body'];
type Props = {
  To: OrderState;
  /** The cash of those that are paid at delivery was taken. */
  Cash: boolean;
  /** The step in words. */
  label: string;
  chosen: ChosenOrders;
  onStarted: () => void;
  onClose: () => void;
};

/** Tells what would come of a step for many orders, as the shop sees it now, and starts it. */
export function AskSteps({ To, Cash, label, chosen, onStarted, onClose }: Props) {
  const t = useTranslations('merchantOrders');
  const page = usePage();
  const { follow } = useFollowedRuns();
  const ahead = useQuery(stepsAheadQuery(page, chosen));
  const step = ahead.data?.Steps.find((one) => one.To === To);
  const attempt = useRef<Attempt<Body>>(undefined);
  const start = useMutation({
    mutationFn: async ({ Count, Sum, CashCount, CashSum }: StepsAhead) => {
      const body: Body = { ...chosen, To, Cash, Seen: { Count, Sum, CashCount, CashSum } };
      attempt.current = attemptFor(body, { earlier: attempt.current });
      return page.api.runOrderSteps({ body, headers: headersOf(attempt.current) });
    },
    onSuccess: ({ RunId }) => {
      follow(RunId);
      onStarted();
    },
    // They may be others by now.
    onError: () => void ahead.refetch(),
  });
  const problem = start.error ?? ahead.error;
  return (
    <ConfirmDialog
      title={step ? t('askMany', { step: label, count: step.Count }) : label}
      confirm={label}
      keep={t('notNow')}
      tone="plain"
      busy={start.isPending}
      cannot={!step}
      onConfirm={() => step && start.mutate(step)}
      onClose={onClose}
    >
      {problem && (
        <Note tone="error" live>
          {refusal(problem) ?? t('ahead.lost')}
        </Note>
      )}
      {ahead.isPending && <LoadingState />}
      {ahead.data && !step && <p>{t('ahead.none')}</p>}
      {ahead.data && <Busy ahead={ahead.data} />}
      {step && <Figures step={step} Cash={Cash} />}
    </ConfirmDialog>
  );
}

/** Orders that a run has at hand, whoever started it. */
function Busy({ ahead: { Busy: ids, BusyCount: count } }: { ahead: CallAnswer<'orderStepsAhead'> }) {
  const t = useTranslations('merchantOrders.ahead');
  if (count === 0) return null;
  const named = ids.join(', ');
  return (
    <Note tone="warning">
      {t('busy', { count, ids: count > ids.length ? t('busyMore', { ids: named }) : named })}
    </Note>
  );
}

function Figures({ step, Cash }: { step: StepsAhead; Cash: boolean }) {
  const t = useTranslations('merchantOrders');
  const words = useStepWords('transport');
  const { To, Count, Sum, CashCount, CashSum, Cannot } = step;
  const cash = { count: CashCount, sum: formatBaht(CashSum) };
  return (
    <>
      <p className={classes.sum}>{t('ahead.sum', { count: Count, sum: formatBaht(Sum) })}</p>
      {CashCount > 0 && <p>{t(Cash ? 'bulkCash.taken' : 'bulkCash.notTaken', cash)}</p>}
      {Cannot.length > 0 && (
        <ul className={classes.cannot}>
          {Cannot.map(({ Status, Count: count }) => (
            <li key={Status}>{t('ahead.cannot', { count, status: words.status(Status) })}</li>
          ))}
        </ul>
      )}
      <p>{t(To === 'Packed' ? 'pack.inFull' : 'askManyText')}</p>
    </>
  );
}
