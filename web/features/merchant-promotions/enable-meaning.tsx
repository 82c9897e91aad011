import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { overlapsQuery, replayQuery } from './merchant-promotions.queries.ts';
import type { PromotionBody } from './promotion-body.ts';
import { Overlaps } from './promotion-overlaps.tsx';
import { shortBaht } from './use-line-words.ts';

/**
 * What enabling a promotion costs, by the orders of the last 30 days, and others that buyers may get with it; where that
 * cannot be had, it can be enabled all the same.
 */
export function EnableMeaning({ body }: { body: PromotionBody }) {
  const t = useTranslations('merchantPromotions.enable');
  const replayWords = useTranslations('merchantPromotions.replay');
  const page = usePage();
  const replay = useQuery(replayQuery(page, body));
  const overlaps = useQuery(overlapsQuery(page, body));
  const cost = replay.data;
  return (
    <>
      {replay.isPending && <LoadingState />}
      {replay.isError && <p>{t('noCost')}</p>}
      {cost && (
        <Note tone={cost.BelowCost ? 'warning' : 'info'} live>
          <p>
            {t('cost', { amount: shortBaht(cost.Discount + cost.FreeWorth), orders: cost.Orders })}
            {cost.BelowCost !== null && t('below', { count: cost.BelowCost })}
          </p>
          {cost.WithoutCost !== null && cost.WithoutCost > 0 && (
            <p>{replayWords('withoutCost', { count: cost.WithoutCost })}</p>
          )}
        </Note>
      )}
      {overlaps.isError && <p>{t('noOverlaps')}</p>}
      {overlaps.data && <Overlaps overlaps={overlaps.data} />}
    </>
  );
}
