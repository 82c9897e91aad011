import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { SelectField } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import { cashTakersQuery } from './cash.queries.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { StepForm } from './step-form.tsx';
import classes from './step-sheet.module.css';
import { orderParams, useOrderChange } from './use-order-change.ts';

/** Records the cash that is due, taken by oneself or, by the right to receive cash, by a colleague. */
export function TakeCash({ detail }: { detail: OrderDetail }) {
  const t = useTranslations('merchantOrders.cash');
  // With the sum as it was shown: the shop finds out whether it has changed.
  const [seen, setSeen] = useState<OrderDetail>();
  return (
    <>
      <Button size="md" aria-haspopup="dialog" onClick={() => setSeen(detail)}>
        {t('take', { sum: formatBaht(detail.Order.AmountDue) })}
      </Button>
      {seen && <TakeCashSheet detail={seen} onClose={() => setSeen(undefined)} />}
    </>
  );
}

function TakeCashSheet({ detail, onClose }: { detail: OrderDetail; onClose: () => void }) {
  const t = useTranslations('merchantOrders.cash');
  const change = useOrderChange(detail);
  const { AmountDue, SaleUnit } = detail.Order;
  const sum = formatBaht(AmountDue);
  const form = useForm({
    fields: ['TakenBy'],
    validate: () => ({}),
    send: async ({ TakenBy }) => {
      const body = { Amount: AmountDue, ...(TakenBy !== '' && { TakenBy }) };
      await change((api) => api.takeMerchantCash({ params: orderParams(detail), body }), t('done', { sum }));
      onClose();
    },
    onError: useTellError(),
  });
  return (
    <Sheet title={t('ask', { sum })} onClose={onClose}>
      <StepForm form={form} label={t('confirm')} onClose={onClose}>
        <p>{t('askText')}</p>
        <TakenByField form={form} saleUnit={SaleUnit} />
      </StepForm>
    </Sheet>
  );
}

/** Who took the cash; only for who may record it for others. */
export function TakenByField({
  form,
  saleUnit,
}: {
  form: { fieldProps: (name: 'TakenBy') => ComponentProps<typeof SelectField> };
  saleUnit: string;
}) {
  const t = useTranslations('merchantMoney');
  const { Rights, userid } = useStaff();
  const mayChoose = Rights.includes('receiveCash');
  const { data, isError } = useQuery({ ...cashTakersQuery(usePage(), saleUnit), enabled: mayChoose });
  if (!mayChoose) return null;
  const people = data?.Data ?? [];
  const own = people.find(({ UserId }) => UserId === userid);
  const others = people.filter(({ UserId }) => UserId !== userid);
  return (
    <>
      <SelectField
        {...form.fieldProps('TakenBy')}
        size="md"
        label={t('takenBy')}
        data={[
          { value: '', label: t('me', { name: own?.Name ?? '' }) },
          ...others.map(({ UserId, Name }) => ({ value: UserId, label: Name })),
        ]}
      />
      {isError && <p className={classes.code}>{t('takersLost')}</p>}
    </>
  );
}
