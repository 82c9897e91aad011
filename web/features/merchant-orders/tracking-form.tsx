import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { EditForm } from '../../merchant-ui/edit-form.tsx';
import { useUnsaved } from '../../merchant-ui/use-unsaved.ts';
import { usePage } from '../../page/page-context.ts';
import { TextField } from '../../ui/form/field.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { merchantOrderQuery, type OrderDetail } from './merchant-orders.queries.ts';
import { orderPath } from './order-head.ts';

const isWebAddress = (text: string): boolean => text.startsWith('https://') && URL.canParse(text);

/** Carrier, number and address of the parcel; the buyer sees them at once. */
export function TrackingForm({ order }: { order: OrderDetail['Order'] }) {
  const t = useTranslations('merchantOrders.tracking');
  const page = usePage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const key = { orderid: order.OrderID, saleunit: order.SaleUnit };
  const form = useForm({
    fields: ['Carrier', 'TrackingNo', 'Url'],
    validate: ({ Carrier, TrackingNo, Url }) => ({
      Carrier: Carrier === '' ? t('carrierMissing') : undefined,
      TrackingNo: TrackingNo === '' ? t('numberMissing') : undefined,
      Url: Url !== '' && !isWebAddress(Url) ? t('urlWrong') : undefined,
    }),
    send: async ({ Carrier, TrackingNo, Url }) => {
      const body = { Carrier, TrackingNo, ...(Url !== '' && { Url }) };
      const detail = await page.api.trackMerchantOrder({ params: key, body });
      client.setQueryData(merchantOrderQuery(page, key).queryKey, detail);
      unsaved.settle();
      showToast({ kind: 'success', message: t('saved'), milliseconds: TOAST_MS.other });
      await navigate(localePath(page.locale, orderPath(order)));
    },
    onError: useTellError(),
  });
  const unsaved = useUnsaved(form.formProps.ref);
  const now = order.Tracking;
  return (
    <EditForm form={form} unsaved={unsaved} submit={t('save')} cancelTo={orderPath(order)}>
      <TextField
        {...form.fieldProps('Carrier')}
        label={t('carrier')}
        defaultValue={now?.Carrier}
        maxLength={60}
        autoComplete="off"
      />
      <TextField
        {...form.fieldProps('TrackingNo')}
        label={t('number')}
        defaultValue={now?.TrackingNo}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        {...form.fieldProps('Url')}
        label={t('url')}
        description={t('urlWhy')}
        defaultValue={now?.Url ?? ''}
        type="url"
        inputMode="url"
        maxLength={300}
        autoComplete="off"
      />
    </EditForm>
  );
}
