import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useNavigate, type Location } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useRecordForm, type Mistakes } from '../../merchant-ui/form/use-record-form.ts';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useStays } from '../../ui/interaction/leaving.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import { MERCHANT_PROMOTIONS, promotionQuery, type PromotionDetail } from './merchant-promotions.queries.ts';
import { bodyOf, pathOfField } from './promotion-body.ts';
import { promotionMistakes } from './promotion-mistakes.ts';
import { NEW, stepPath, stepPaths } from './promotion-steps.ts';
import { newPromotion, valuesOf, type PromotionValues } from './promotion-values.ts';

/** What it gives, and what its numbers mean; whom it is for. */
const TOGETHER = [
  ['Kind', 'Condition', 'SalesNumber', 'PromotionDetails', 'DiscTotValue', 'DiscTotType', 'IsFreeCase'],
  ['IsForAll', 'Customers', 'CustomersNotIn', 'IsForNew'],
  ['HasWeekdays', 'Weekdays'],
  ['AllStores', 'Stores'],
  ['AllCustomerTypes', 'CustomerTypes'],
  ['AllCenters', 'Centers'],
  ['DateBegin', 'DateEnd'],
] as const satisfies readonly (readonly (keyof PromotionValues)[])[];

const recordOf = (id: string): string => `promotion/${id}`;

/** The one form behind the three steps; `at` is the step that is shown. */
export function usePromotionForm({ detail, at }: { detail: PromotionDetail | undefined; at: number }) {
  const t = useTranslations('merchantPromotions');
  const page = usePage();
  const { api, locale } = page;
  const { ActiveDC } = useStaff();
  const client = useQueryClient();
  const navigate = useNavigate();
  const id = detail?.Promotion.PromotionId;
  const goTo = (step: number): void => void navigate(localePath(locale, stepPath(id ?? NEW, step)));
  // Going to another step leaves nothing, and is possible without a line.
  const own = stepPaths(id ?? NEW)
    .map((path) => localePath(locale, path))
    .join(' ');
  useStays(useCallback(({ pathname }: Location) => own.split(' ').includes(pathname), [own]));
  const validate = (values: PromotionValues): Mistakes =>
    Object.fromEntries(
      Object.entries(promotionMistakes(values)).map(([path, words]) => [path, t(`mistakes.${words}`)]),
    );
  const stored = (saved: PromotionDetail) => ({ values: valuesOf(saved), version: saved.Promotion.Version });
  const keep = (saved: PromotionDetail): void => {
    client.setQueryData(promotionQuery(page, saved.Promotion.PromotionId).queryKey, saved);
    void client.invalidateQueries({ queryKey: MERCHANT_PROMOTIONS });
  };
  const say = (message: string): void =>
    showToast({ kind: 'success', message, milliseconds: TOAST_MS.other });
  // After a lost line the same promotion is sent again, and added once.
  const attempt = useRef<Attempt<ReturnType<typeof bodyOf>>>(undefined);
  const form = useRecordForm<PromotionValues>({
    record: recordOf(id ?? NEW),
    initial: detail ? valuesOf(detail) : newPromotion(ActiveDC),
    version: detail?.Promotion.Version ?? 0,
    validate,
    pathOf: pathOfField,
    together: TOGETHER,
    send: async (values, version) => {
      if (id === undefined) {
        attempt.current = attemptFor(bodyOf(values), { earlier: attempt.current });
        const { body } = attempt.current;
        const added = await api.createPromotion({ body, headers: headersOf(attempt.current) });
        attempt.current = undefined;
        void client.invalidateQueries({ queryKey: MERCHANT_PROMOTIONS });
        say(t('added', { name: values.PromotionName }));
        const after = () => navigate(localePath(locale, stepPath(added.PromotionId, at)));
        const record = recordOf(added.PromotionId);
        return { values, version: added.Version, record, after };
      }
      const saved = await api.updatePromotion({ params: { id }, body: bodyOf(values, { id, version }) });
      keep(saved);
      say(t('saved', { name: values.PromotionName }));
      return stored(saved);
    },
    onError: useTellError(),
    conflict: {
      code: 'PROMOTION_CHANGED',
      read: async () => {
        const now = await api.promotionDetail({ params: { promotionId: id ?? '' }, query: {} });
        keep(now);
        return stored(now);
      },
    },
  });
  return { form, validate, goTo };
}
