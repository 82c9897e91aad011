import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isOver } from '#domain/runs/run.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { pathWithoutLocale } from '../../i18n/locale-path.ts';
import { usePage } from '../../page/page-context.ts';
import { MERCHANT_ORDERS } from '../merchant-orders/merchant-orders.queries.ts';
import { MERCHANT_PRODUCTS } from '../merchant-products/merchant-products.queries.ts';
import { useFollowedRuns } from './followed-runs.ts';
import { RunCard } from './run-card.tsx';
import classes from './run-card.module.css';
import { runQuery } from './runs.queries.ts';

/** The runs that were started in this tab, wherever one is in the merchant area; loaded when there are any. */
export default function RunPanel() {
  const t = useTranslations('merchant.runs');
  const { ids, leave } = useFollowedRuns();
  // That page lists them itself.
  if (pathWithoutLocale(useLocation().pathname) === '/merchant/runs') return null;
  return (
    <section className={classes.panel} aria-label={t('title')}>
      {ids.map((id) => (
        <FollowedRun key={id} runId={id} onClose={() => leave(id)} />
      ))}
    </section>
  );
}

function FollowedRun({ runId, onClose }: { runId: string; onClose: () => void }) {
  const client = useQueryClient();
  const { data: run } = useQuery(runQuery(usePage(), runId));
  const changed = run && isOver(run.State);
  useEffect(() => {
    // The shop's events come late to a list whose connection is cut.
    if (!changed) return;
    for (const queryKey of [MERCHANT_ORDERS, MERCHANT_PRODUCTS]) void client.invalidateQueries({ queryKey });
  }, [changed, client]);
  return run ? <RunCard run={run} onClose={onClose} isBeside /> : null;
}
