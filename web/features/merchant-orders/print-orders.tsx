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

type Printed = Pick<ListedOrder, 'OrderID' | 'SaleUnit' | 'OrderType' | 'Status' | 'DeliveryKind'>;
type Props = {
  /** In the order of the list, which is that of the print; undefined while they are read. */
  orders: readonly Printed[] | undefined;
  readError?: Error | null;
  onPrinted: () => void;
  onClose: () => void;
};

/** Of those that have no such document, so many are named. */
const MOST_NAMED = 10;

/**
 * Prints a document of each of many orders, and says before which of them have none. A hundred make a file; of more, a file
 * after the other is printed. Where a hundred have too many lines for a file, half of them are offered.
 */
export function PrintOrders({ orders = NONE, readError = null, onPrinted, onClose }: Props) {
  const t = useTranslations('merchantOrders.print');
  const { api } = usePage();
  const [kind, setKind] = useState<SalesDocument>('packing-list');
  /** Orders that have changed since they were listed, as the shop said when it was asked to print. */
  const [changed, setChanged] = useState<ReadonlyMap<string, string>>(new Map());
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [files, setFiles] = useState(0);
  const [most, setMost] = useState(MOST_PRINTED);
  const left = orders.flatMap((order) => {
    const { OrderID, OrderType: type, Status: status, DeliveryKind: deliveryKind } = order;
    const problem = changed.get(OrderID) ?? printProblem(kind, { type, status, deliveryKind });
    return problem === undefined ? [] : [{ OrderID, problem }];
  });
  const isLeft = new Set(left.map(({ OrderID }) => OrderID));
  const printed = orders.filter(({ OrderID }) => !isLeft.has(OrderID));
  const waiting = printed.filter(({ OrderID }) => !done.has(OrderID));
  const next = waiting.slice(0, most);
  const hasParts = printed.length > next.length;
  const print = useMutation({
    mutationFn: (shown: readonly Printed[]) =>
      api.printMerchantOrders({
        body: { Kind: kind, Orders: shown.map(({ OrderID, SaleUnit }) => ({ OrderID, SaleUnit })) },
      }),
    onSuccess: (file, shown) => {
      const part = hasParts ? `-part-${files + 1}` : '';
      saveFile({ ...file, FileName: file.FileName.replace(/(?=\.pdf$)/, part) });
      if (shown.length === waiting.length) return onPrinted();
      setFiles(files + 1);
      setDone(new Set([...done, ...shown.map(({ OrderID }) => OrderID)]));
    },
    onError: (error, shown) => {
      setChanged(new Map([...changed, ...changedOf(error)]));
      if (isApiError(error) && error.answer.code === 'PRINT_TOO_LONG') setMost(Math.ceil(shown.length / 2));
    },
  });
  const cannot = next.length === 0;
  const confirm = () => {
    if (!cannot && !print.isPending) print.mutate(next);
  };
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('confirm', { count: next.length })}
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
      {readError ? (
        <Note tone="error" live>
          {refusal(readError) ?? t('lost')}
        </Note>
      ) : (
        orders === NONE && <p aria-live="polite">{t('reading')}</p>
      )}
      {hasParts && (
        <Note tone="info" live>
          {t('parts', { done: String(done.size), all: String(printed.length), most: String(most) })}
        </Note>
      )}
      <DocumentChoice
        kind={kind}
        onEnter={confirm}
        onChoose={(chosen) => {
          setKind(chosen);
          setChanged(new Map());
          setDone(new Set());
          setFiles(0);
          setMost(MOST_PRINTED);
          print.reset();
        }}
      />
      {left.length > 0 && (
        <ul className={classes.cannot}>
          {printProblems.flatMap((problem) => {
            const ids = left.filter((one) => one.problem === problem).map(({ OrderID }) => OrderID);
            const named = [...ids.slice(0, MOST_NAMED), ...(ids.length > MOST_NAMED ? ['…'] : [])].join(', ');
            return ids.length === 0
              ? []
              : [<li key={problem}>{t(`left.${problem}`, { count: String(ids.length), ids: named })}</li>];
          })}
        </ul>
      )}
      <p>{t('language')}</p>
    </ConfirmDialog>
  );
}

const NONE: readonly Printed[] = [];

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
