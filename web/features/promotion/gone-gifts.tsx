import { Button } from '@mantine/core';
import type { OrderProblem } from '#contract/orders.schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useVouchers } from '../cart/store/use-vouchers.ts';

/** Gifts that the shop has no more: the order waits until the buyer does without them. */
export function GoneGifts({ problems }: { problems: readonly OrderProblem[] }) {
  const t = useTranslations('offers');
  const tell = useGoneGift();
  const { waive } = useVouchers();
  return problems
    .filter(({ code }) => code === 'GIFT_GONE')
    .map((problem) => (
      <Note key={problem.PromotionId} tone="warning" live>
        <p>{tell(problem)}</p>
        <Button variant="white" size="md" onClick={() => waive(problem.PromotionId ?? '')}>
          {t('waive')}
        </Button>
      </Note>
    ));
}

/** "3 free Cat treat of “Buy 3 get 1” are gone". */
export function useGoneGift(): (problem: OrderProblem) => string {
  const t = useTranslations('offers.problem');
  return ({ limit = 0, PromotionName = '', GiftName = '' }) =>
    t('GIFT_GONE', { count: limit, promotion: PromotionName, gift: GiftName });
}
