import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { NoteFields } from './note-fields.tsx';
import { quantityOf, restockedOf, ReturnedLine } from './returned-line.tsx';
import { leftOf, readReturned } from './returned-lines.ts';
import { StepForm } from './step-sheet.tsx';
import classes from './step-sheet.module.css';
import { orderParams, useOrderChange } from './use-order-change.ts';

type Props = { detail: OrderDetail; onClose: () => void };

/** What came back of a delivered order, and how much of it can be sold again; the rest is written off. */
export function ReturnSheet({ detail, onClose }: Props) {
  const t = useTranslations('merchantOrders');
  const change = useOrderChange(detail);
  const list = useRef<HTMLUListElement>(null);
  const { OrderID } = detail.Order;
  const lines = detail.OrderDetails.filter((line) => leftOf(line) > 0);
  const returnedOf = (values: Record<string, string>) =>
    readReturned(lines, (line) => ({
      quantity: values[quantityOf(line)] ?? '',
      restocked: values[restockedOf(line)] ?? '',
    }));
  const form = useForm<string>({
    fields: [
      ...lines.flatMap(({ Line }) => [quantityOf(Line), restockedOf(Line)]),
      'Reason',
      'Note',
      'Lines',
    ],
    validate: (values) => {
      const { wrongQuantity, wrongRestocked, lines: returned } = returnedOf(values);
      const [first] = lines;
      const isNothing = returned.length + wrongQuantity.size + wrongRestocked.size === 0;
      return {
        ...Object.fromEntries(
          lines
            .filter(({ Line }) => wrongQuantity.has(Line))
            .map((line) => [quantityOf(line.Line), t('pack.wrong', { most: String(leftOf(line)) })]),
        ),
        ...Object.fromEntries(
          [...wrongRestocked].map((line) => [restockedOf(line), t('back.restockedWrong')]),
        ),
        ...(isNothing && first && { [quantityOf(first.Line)]: t('back.nothing') }),
        ...(values['Reason'] === '' && { Reason: t('reasonMissing') }),
      };
    },
    send: async (values) => {
      const { lines: Lines } = returnedOf(values);
      const { Reason = '', Note: note } = values;
      await change(
        (api) =>
          api.returnMerchantOrder({ params: orderParams(detail), body: { Lines, Reason, Note: note } }),
        t('back.done', { id: OrderID }),
      );
      onClose();
    },
    onError: useTellError(),
  });
  const fillAll = (): void => {
    for (const line of lines) {
      const field = list.current?.querySelector<HTMLInputElement>(`[name="${quantityOf(line.Line)}"]`);
      if (field) field.value = String(leftOf(line));
    }
  };
  return (
    <Sheet title={t('back.of', { id: OrderID })} onClose={onClose}>
      <StepForm form={form} isWayOut label={t('back.save')} onClose={onClose}>
        <p>{t('back.text')}</p>
        <div>
          <Button size="sm" variant="default" onClick={fillAll}>
            {t('back.all')}
          </Button>
        </div>
        <ul ref={list} className={classes.lines}>
          {lines.map((line) => (
            <ReturnedLine key={line.Line} line={line} form={form} />
          ))}
        </ul>
        {form.errors['Lines'] !== undefined && (
          <Note tone="error" live>
            {form.errors['Lines']}
          </Note>
        )}
        <NoteFields form={form} isReasonNeeded />
      </StepForm>
    </Sheet>
  );
}
