import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { textOf, useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { NoteFields } from './note-fields.tsx';
import { quantityOf, restockedOf, ReturnedLine } from './returned-line.tsx';
import { ReasonChips, returnReasons } from './reason-chips.tsx';
import { leftOf, readReturned } from './returned-lines.ts';
import type { Returned, ReturnedWorth } from './returned-worth.ts';
import { StepForm } from './step-form.tsx';
import classes from './step-sheet.module.css';
import { orderParams, useOrderChange } from './use-order-change.ts';
import { useReturnedWorth } from './use-returned-worth.ts';

type Props = { detail: OrderDetail; onClose: () => void };

/** What came back of a delivered order, and how much of it can be sold again; the rest is written off. */
export function ReturnSheet({ detail, onClose }: Props) {
  const t = useTranslations('merchantOrders');
  const change = useOrderChange(detail);
  const list = useRef<HTMLUListElement>(null);
  const money = useTranslations('merchantMoney.back');
  const { OrderID, AmountDue } = detail.Order;
  const worthWords = ({ worth, due, refund }: ReturnedWorth): string[] => [
    money('worth', { sum: formatBaht(worth) }),
    ...(refund > 0 ? [money('refund', { sum: formatBaht(refund) })] : []),
    ...(AmountDue > 0 ? [money('due', { sum: formatBaht(due), before: formatBaht(AmountDue) })] : []),
  ];
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
  const [wanted, setWanted] = useState<readonly Returned[]>([]);
  const worth = useReturnedWorth(detail, wanted);
  const showWorth = (): void => {
    const element = list.current?.closest('form');
    if (!element) return;
    const values = Object.fromEntries(
      [...new FormData(element)].map(([name, value]) => [name, textOf(value)]),
    );
    const { wrongQuantity, wrongRestocked, lines: returned } = returnedOf(values);
    const isWrong = wrongQuantity.size + wrongRestocked.size > 0;
    setWanted(isWrong ? [] : returned);
  };
  const fillAll = (): void => {
    for (const line of lines) {
      const field = list.current?.querySelector<HTMLInputElement>(`[name="${quantityOf(line.Line)}"]`);
      if (field) field.value = String(leftOf(line));
    }
    showWorth();
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
        <p className={classes.code}>{money('restockedHint')}</p>
        <ul ref={list} className={classes.lines} onInput={showWorth}>
          {lines.map((line) => (
            <ReturnedLine key={line.Line} line={line} form={form} />
          ))}
        </ul>
        <output className={classes.newTotal}>{worth && worthWords(worth).join(' · ')}</output>
        {form.errors['Lines'] !== undefined && (
          <Note tone="error" live>
            {form.errors['Lines']}
          </Note>
        )}
        <ReasonChips reasons={returnReasons} />
        <NoteFields form={form} isReasonNeeded />
      </StepForm>
    </Sheet>
  );
}
