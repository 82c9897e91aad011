import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { promotionQuery, type ListedPromotion } from './merchant-promotions.queries.ts';

type Props = { trigger: ListedPromotion['Trigger']; promotionId: string };

/** What disabling a promotion means; of one that coupons start also how many people hold, who can then not use them. */
export function DisableMeaning({ trigger, promotionId }: Props) {
  const t = useTranslations('merchantPromotions.enable');
  return (
    <>
      <p>{t(`disableText.${trigger}`)}</p>
      {trigger === 'coupon' && <HeldCoupons promotionId={promotionId} />}
    </>
  );
}

function HeldCoupons({ promotionId }: Pick<Props, 'promotionId'>) {
  const t = useTranslations('merchantPromotions.enable');
  const { data, isError } = useQuery(promotionQuery(usePage(), promotionId));
  if (isError) return <p>{t('heldUnknown')}</p>;
  return data ? <p>{t('held', { count: data.CouponsHeld })}</p> : <LoadingState />;
}
