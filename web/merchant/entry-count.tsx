import { useQuery } from '@tanstack/react-query';
import type { OrderType } from '#domain/orders/order.ts';
import { cashWaitingQuery, ordersWaitingQuery } from '../features/merchant-orders/merchant-orders.queries.ts';
import { applicationsWaitingQuery } from '../features/merchant-applications/applications.queries.ts';
import { registrationsWaitingQuery } from '../features/merchant-registrations/registrations.queries.ts';
import { useLookedAt } from '../features/merchant-orders/looked-at.ts';
import { useHeard } from '../features/notifications/heard.ts';
import { useStaff } from '../features/staff/use-staff.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage } from '../page/page-context.ts';
import classes from './entry-count.module.css';
import type { EntryName } from './merchant-entries.ts';

/** Counting ends here: more is more than anybody reads. */
const MAX_COUNTED = 999;

const TYPES: Partial<Record<EntryName, OrderType>> = { salesOrders: '3', goodsIssue: 'I' };

type Props = {
  page: EntryName;
  /** Only what came in since its list was last looked at: for the phone's bar. */
  onlyNew?: boolean;
};

/** How much waits behind an entry of the menu, and how many of its orders came in since one looked. */
export function EntryCount({ page, onlyNew = false }: Props) {
  const type = TYPES[page];
  if (type !== undefined) return <OrderCount type={type} onlyNew={onlyNew} />;
  if (onlyNew) return null;
  if (page === 'cash') return <CashCount />;
  if (page === 'applications') return <ApplicationCount />;
  return page === 'customers' ? <RegistrationCount /> : null;
}

/** Once the page listens, so that it is asked for once and not before and after; of a center, which a new shop has none of. */
function useCounted(): boolean {
  const { ActiveDC } = useStaff();
  return useHeard() && ActiveDC !== '';
}

function CashCount() {
  const t = useTranslations('merchant');
  const { data: count = 0 } = useQuery({ ...cashWaitingQuery(usePage()), enabled: useCounted() });
  return <Count count={count} words={t('cashWaiting', { count: shown(count) })} />;
}

function ApplicationCount() {
  const t = useTranslations('merchant');
  const { data: count = 0 } = useQuery({ ...applicationsWaitingQuery(usePage()), enabled: useHeard() });
  return <Count count={count} words={t('waiting', { count: shown(count) })} />;
}

/** For who may approve them. */
function RegistrationCount() {
  const t = useTranslations('merchant');
  const mayApprove = useStaff().Rights.includes('approveCustomers');
  const { data: count = 0 } = useQuery({
    ...registrationsWaitingQuery(usePage()),
    enabled: useCounted() && mayApprove,
  });
  return <Count count={count} words={t('waiting', { count: shown(count) })} />;
}

const shown = (count: number): string => (count > MAX_COUNTED ? `${MAX_COUNTED}+` : String(count));

function OrderCount({ type, onlyNew }: { type: OrderType; onlyNew: boolean }) {
  const t = useTranslations('merchant');
  const since = useLookedAt(type);
  const { data } = useQuery({ ...ordersWaitingQuery(usePage(), { type, since }), enabled: useCounted() });
  const waiting = data?.Data.find(({ Status }) => Status === 'Wait')?.Count ?? 0;
  const fresh = data?.New ?? 0;
  const words =
    fresh > 0
      ? t('waitingNew', { count: shown(waiting), fresh: shown(fresh) })
      : t('waiting', { count: shown(waiting) });
  return <Count count={onlyNew ? fresh : waiting} words={words} isNew={fresh > 0} isOver={onlyNew} />;
}

/** `words` is what a screen reader says of it; nothing where nothing waits. `isOver`: over the entry's icon. */
function Count({
  count,
  words,
  isNew,
  isOver,
}: {
  count: number;
  words: string;
  isNew?: boolean;
  isOver?: boolean;
}) {
  if (count === 0) return null;
  return (
    <>
      <span className="hidden-visually">{words}</span>
      <span
        className={classes.count}
        data-new={isNew || undefined}
        data-over={isOver || undefined}
        aria-hidden
      >
        {shown(count)}
      </span>
    </>
  );
}
