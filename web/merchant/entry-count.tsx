import { useQuery } from '@tanstack/react-query';
import type { OrderType } from '#domain/orders/order.ts';
import { ordersWaitingQuery } from '../features/merchant-orders/merchant-orders.queries.ts';
import { useLookedAt } from '../features/merchant-orders/looked-at.ts';
import { useHeard } from '../features/notifications/heard.ts';
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

/** How many orders wait behind an entry of the menu, and how many of them came in since one looked. */
export function EntryCount({ page, onlyNew = false }: Props) {
  const type = TYPES[page];
  return type === undefined ? null : <OrderCount type={type} onlyNew={onlyNew} />;
}

function OrderCount({ type, onlyNew }: { type: OrderType; onlyNew: boolean }) {
  const t = useTranslations('merchant');
  const since = useLookedAt(type);
  // Once the page listens, so that it is asked for once and not before and after.
  const { data } = useQuery({ ...ordersWaitingQuery(usePage(), { type, since }), enabled: useHeard() });
  const waiting = data?.Data.find(({ Status }) => Status === 'Wait')?.Count ?? 0;
  const fresh = data?.New ?? 0;
  if ((onlyNew ? fresh : waiting) === 0) return null;
  const shown = (count: number): string => (count > MAX_COUNTED ? `${MAX_COUNTED}+` : String(count));
  return (
    <>
      <span className="hidden-visually">
        {fresh > 0
          ? t('waitingNew', { count: shown(waiting), fresh: shown(fresh) })
          : t('waiting', { count: shown(waiting) })}
      </span>
      <span
        className={classes.count}
        data-new={fresh > 0 || undefined}
        data-over={onlyNew || undefined}
        aria-hidden
      >
        {shown(onlyNew ? fresh : waiting)}
      </span>
    </>
  );
}
