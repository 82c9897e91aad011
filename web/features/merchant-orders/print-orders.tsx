import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#contract/client.ts';
import {
  MOST_PRINTED,
  printProblem,
  printProblems,
  salesDocuments,
  type SalesDocument,
} from '#domain/orders/documents.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { saveFile } from '../../merchant-ui/save-file.ts';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { refusal } from '../../ui/form/field-errors.ts';
import classes from './step-sheet.module.css';
import type { ListedOrder } from './merchant-orders.queries.ts';

type Props = {
  /** In the order of the list, which is that of the print. */
  orders: readonly ListedOrder[];
  onPrinted: () => void;
  onClose: () => void;
};

/** Prints a document of each of many orders as one file, and says before which of them have none. */
export function PrintOrders({ orders, onPrinted, onClose }: Props) {
  const t = useTranslations('merchantOrders.print');
  const { api } = usePage();
  const [kind, setKind] = useState<SalesDocument>('packing-list');
  /** Orders that have changed since they were listed, as the shop said when it was asked to print. */
  const [changed, setChanged] = useState<ReadonlyMap<string, string>>(new Map());
  const left = orders.flatMap((order) => {
    const { OrderID, OrderType: type, Status: status, DeliveryKind: deliveryKind } = order;
    const problem = changed.get(OrderID) ?? printProblem(kind, { type, status, deliveryKind });
    return problem === undefined ? [] : [{ OrderID, problem }];
  });
  const isLeft = new Set(left.map(({ OrderID }) => OrderID));
  const printed = orders.filter(({ OrderID }) => !isLeft.has(OrderID));
  const print = useMutation({
    mutationFn: (shown: readonly ListedOrder[]) =>
      api.printMerchantOrders({
        body: { Kind: kind, Orders: shown.map(({ OrderID, SaleUnit }) => ({ OrderID, SaleUnit })) },
      }),
    onSuccess: (file) => {
      saveFile(file);
      onPrinted();
    },
    onError: (error) => setChanged(new Map([...changed, ...changedOf(error)])),
  });
  const isTooMany = printed.length > MOST_PRINTED;
  const cannot = printed.length === 0 || isTooMany;
  const confirm = () => {
    if (!cannot && !print.isPending) print.mutate(printed);
  };
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('confirm', { count: printed.length })}
      keep={t('notNow')}
      tone="plain"
      busy={print.isPending}
      cannot={cannot}
      onConfirm={confirm}
      onClose={onClose}
    >
      {print.error && (
        <Note tone="error" live>
          {refusal(print.error) ?? t('lost')}
        </Note>
      )}
      {isTooMany && (
        <Note tone="warning" live>
          {t('tooMany', { most: String(MOST_PRINTED) })}
        </Note>
      )}
      <DocumentChoice
        kind={kind}
        onEnter={confirm}
        onChoose={(next) => {
          setKind(next);
          setChanged(new Map());
          print.reset();
        }}
      />
      {left.length > 0 && (
        <ul className={classes.cannot}>
          {printProblems.flatMap((problem) => {
            const ids = left.filter((one) => one.problem === problem).map(({ OrderID }) => OrderID);
            return ids.length === 0
              ? []
              : [
                  <li key={problem}>
                    {t(`left.${problem}`, { count: String(ids.length), ids: ids.join(', ') })}
                  </li>,
                ];
          })}
        </ul>
      )}
      <p>{t('language')}</p>
    </ConfirmDialog>
  );
}

type ChoiceProps = {
  kind: SalesDocument;
  onChoose: (kind: SalesDocument) => void;
  /** Prints what is chosen. */
  onEnter: () => void;
};

function DocumentChoice({ kind, onChoose, onEnter }: ChoiceProps) {
  const t = useTranslations('merchantOrders');
  return (
    <fieldset className={classes.choices}>
      <legend>{t('print.document')}</legend>
      {salesDocuments.map((one) => (
        <label key={one} className={classes.check}>
          <input
            type="radio"
            name="document"
            checked={one === kind}
            onChange={() => onChoose(one)}
            onKeyDown={({ key, repeat }) => key === 'Enter' && !repeat && onEnter()}
          />
          {t(`documents.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

type Refused = { Orders?: { OrderID: string; Problem: string }[] };

/** The orders that the shop could not print, with why. */
function changedOf(error: unknown): [string, string][] {
  if (!isApiError(error) || error.answer.code !== 'NOT_PRINTABLE') return [];
  const { Orders = [] } = error.answer.details as Refused;
  return Orders.map(({ OrderID, Problem }) => [OrderID, Problem]);
}
