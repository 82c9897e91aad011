import { Button } from '@mantine/core';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { IconCoupon } from '../../ui/theme/icons.ts';
import { loginPath } from '../session/sign-in/next-path.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { couponName } from '../promotion/coupon-words.ts';
import { CouponCard, CouponCards } from './coupon-card.tsx';
import { COUPONS, couponsToCollectQuery } from './coupons.queries.ts';

export const COLLECT_PATH = '/crm/coupon';
export const MY_COUPONS_PATH = '/profile/mycoupon';

/** The coupons that can be taken now; a guest signs in for it and comes back. */
export function CollectList() {
  const t = useTranslations('coupons');
  const page = usePage();
  const { data } = useSuspenseQuery(couponsToCollectQuery(page));
  if (data.length === 0)
    return (
      <EmptyState icon={<IconCoupon size={32} />} title={t('noneToCollect')}>
        <Button component={AppLink} to="/promotion" size="md">
          {t('promotions')}
        </Button>
      </EmptyState>
    );
  return (
    <CouponCards>
      {data.map((one) => (
        <CouponCard key={one.PromotionId} coupon={one} open>
          <Collect promotionId={one.PromotionId} name={one.PromotionName} collected={one.IsCollected} />
        </CouponCard>
      ))}
    </CouponCards>
  );
}

type Props = { promotionId: string; name: string; collected: boolean };

function Collect({ promotionId, name, collected }: Props) {
  const t = useTranslations('coupons');
  const { api } = usePage();
  const { guest } = useVisitor();
  const client = useQueryClient();
  const tellError = useTellError();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.collectCoupon({ body: { PromotionId: promotionId } }),
    onError: tellError,
    onSettled: () => client.invalidateQueries({ queryKey: COUPONS }),
  });
  if (guest)
    return (
      <Button component={AppLink} to={loginPath(COLLECT_PATH)} size="md" mt={8}>
        {t('loginToCollect')}
      </Button>
    );
  if (collected)
    return (
      <Button component={AppLink} to={MY_COUPONS_PATH} size="md" mt={8} variant="default">
        {t('collected')}
      </Button>
    );
  return (
    <Button
      size="md"
      mt={8}
      loading={isPending}
      onClick={() => mutate()}
      aria-label={t('collectOf', { name: couponName(name) })}
    >
      {t('collect')}
    </Button>
  );
}
