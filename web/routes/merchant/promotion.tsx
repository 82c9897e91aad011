import { redirect, useParams, type LoaderFunctionArgs } from 'react-router';
import {
  promotionChoicesQuery,
  promotionQuery,
} from '../../features/merchant-promotions/merchant-promotions.queries.ts';
import { PromotionEditor, PromotionPage } from '../../features/merchant-promotions/promotion-editor.tsx';
import { NEW, stepAt } from '../../features/merchant-promotions/promotion-steps.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { need, optional } from '../../page/define-page.ts';
import { pageContext } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'promotionId' | 'step'>({
  messages: [
    'merchant',
    'merchantPromotions',
    'product',
    'audit',
    'merchantOrders',
    'merchantMoney',
    'notificationSettings',
  ],
  page: 'promotions',
  queries: ({ params: { promotionId }, ...page }) => [
    optional(need(promotionChoicesQuery(page))),
    ...(promotionId === NEW ? [] : [need(promotionQuery(page, promotionId))]),
  ],
});

/** A step that is none leads to the first page of the area (R-46d). */
const onStep =
  <Loaded,>(load: (args: LoaderFunctionArgs) => Promise<Loaded>) =>
  async (args: LoaderFunctionArgs): Promise<Loaded> => {
    if (stepAt(args.params['step']) === undefined)
      throw redirect(localePath(args.context.get(pageContext).locale, '/merchant'));
    return load(args);
  };
export const loader = onStep(serverPrefetch(handle));
export const clientLoader = onStep(browserPrefetch(handle));

/** /merchant/promotion/{id or new}, and with /condition and /detail: one form over three addresses. */
export default function MerchantPromotionPage() {
  const { promotionId = '', step } = useParams();
  const at = stepAt(step) ?? 0;
  return promotionId === NEW ? (
    <PromotionEditor key={NEW} at={at} />
  ) : (
    <PromotionPage key={promotionId} promotionId={promotionId} at={at} />
  );
}
