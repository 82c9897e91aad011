import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { digitsIn, wholeNumber } from '#domain/text/digits.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { PagedTable } from '../../merchant-ui/paged-table.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { DigitsField } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { StepForm } from '../merchant-orders/step-form.tsx';
import { MERCHANT_PRODUCTS } from '../merchant-products/merchant-products.queries.ts';
import { stockPath } from '../merchant-products/product-paths.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import { ExportList } from '../runs/export-list.tsx';
import { LOW_STOCK } from './low-stock.queries.ts';
import classes from './stock.module.css';
import { readTransferTab, transfersQuery, type Transfer } from './stock.queries.ts';

const TONES = { sent: 'moving', received: 'done', recalled: 'over' } as const;
const number = (count: number): string => count.toLocaleString('en-US');

/** Goods that the center sent or gets, received and called back here (R-47l). */
export function TransferList() {
  const t = useTranslations('merchantStock.transfers');
  const [search] = useSearchParams();
  const tab = readTransferTab(search);
  const [receiving, setReceiving] = useState<Transfer>();
  const [recalling, setRecalling] = useState<Transfer>();
  return (
    <>
      <PagedTable
        list="stockTransfers"
        tools={<ExportList list="stockTransfers" filters={tab === 'open' ? { open: 'Y' } : {}} />}
        label={t('title')}
        columns={useTransferColumns({ onReceive: setReceiving, onRecall: setRecalling })}
        query={transfersQuery(usePage(), tab)}
        keyOf={({ TransferId }) => String(TransferId)}
        nameOf={({ PRODUCTNAME }) => PRODUCTNAME}
        pathOf={({ P_Code }) => stockPath(P_Code)}
        none={<EmptyState title={t(tab === 'open' ? 'none' : 'noneAll')} />}
      />
      {receiving && <ReceiveTransfer transfer={receiving} onClose={() => setReceiving(undefined)} />}
      {recalling && <RecallTransfer transfer={recalling} onClose={() => setRecalling(undefined)} />}
    </>
  );
}

function useTransferColumns(acting: Acting): readonly Column<Transfer>[] {
  const t = useTranslations('merchantStock.transfers');
  const product = useTranslations('merchantStock.list')('text');
  const { locale } = usePage();
  return [
    {
      id: 'name',
      label: product,
      shown: 'always',
      phone: 'head',
      cell: ({ PRODUCTNAME }) => <UserText>{PRODUCTNAME}</UserText>,
    },
    { id: 'pieces', label: t('pieces'), numeric: true, phone: 'side', cell: ({ Pieces }) => number(Pieces) },
    { id: 'from', label: t('from'), cell: ({ FromName }) => <UserText>{FromName}</UserText> },
    { id: 'to', label: t('to'), cell: ({ ToName }) => <UserText>{ToName}</UserText> },
    {
      id: 'state',
      label: t('state'),
      cell: ({ State, Received, Pieces }) => (
        <StatusBadge tone={TONES[State]}>
          {Received !== null && Received < Pieces
            ? t('missing', { received: number(Received), count: number(Pieces) })
            : t(`states.${State}`)}
        </StatusBadge>
      ),
    },
    {
      id: 'sent',
      label: t('sent'),
      width: 220,
      cell: ({ SentAt, SentBy }) => (
        <UserText>{t('by', { at: formatDate(new Date(SentAt), locale, 'dayTime'), name: SentBy })}</UserText>
      ),
    },
    {
      id: 'note',
      label: t('note'),
      isEmpty: ({ Note }) => Note === '',
      cell: ({ Note }) => (Note === '' ? '–' : <UserText>{Note}</UserText>),
    },
    {
      id: 'acts',
      label: t('acts'),
      width: 220,
      isEmpty: ({ State }) => State !== 'sent',
      cell: (transfer) => <TransferActs transfer={transfer} {...acting} />,
    },
  ];
}

type Acting = { onReceive: (transfer: Transfer) => void; onRecall: (transfer: Transfer) => void };

function TransferActs({ transfer, onReceive, onRecall }: Acting & { transfer: Transfer }) {
  const t = useTranslations('merchantStock.transfers');
  const { ActiveDC, Rights } = useStaff();
  const { State, From, To } = transfer;
  if (State !== 'sent' || !Rights.includes('adjustStock')) return '–';
  return (
    <span className={classes.acts}>
      {To === ActiveDC && (
        <Button size="compact-sm" aria-haspopup="dialog" onClick={() => onReceive(transfer)}>
          {t('receive')}
        </Button>
      )}
      {From === ActiveDC && (
        <Button size="compact-sm" variant="default" aria-haspopup="dialog" onClick={() => onRecall(transfer)}>
          {t('recall')}
        </Button>
      )}
    </span>
  );
}

function RecallTransfer({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const t = useTranslations('merchantStock.transfers');
  const { api } = usePage();
  const end = useEnd();
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  const attempt = useRef<Attempt<object>>(undefined);
  const { TransferId: id, PRODUCTNAME: name, Pieces, FromName: center } = transfer;
  const recall = async (): Promise<void> => {
    setBusy(true);
    try {
      attempt.current = attemptFor({}, { earlier: attempt.current });
      await api.recallTransfer({ params: { id: String(id) }, body: {}, headers: headersOf(attempt.current) });
      end(t('recalledDone'));
    } catch (error) {
      tellError(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('recallAsk', { name })}
      confirm={t('recall')}
      keep={t('keep')}
      tone="plain"
      busy={busy}
      onConfirm={() => void recall()}
      onClose={onClose}
    >
      <p>{t('recallText', { count: number(Pieces), center })}</p>
    </ConfirmDialog>
  );
}

/** Lists and stock are read anew, and what was done is said. */
function useEnd(): (message: string) => void {
  const client = useQueryClient();
  return (message) => {
    void client.invalidateQueries({ queryKey: MERCHANT_PRODUCTS });
    void client.invalidateQueries({ queryKey: LOW_STOCK });
    showToast({ kind: 'success', message, milliseconds: TOAST_MS.other });
  };
}

function ReceiveTransfer({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const t = useTranslations('merchantStock.transfers');
  const { api } = usePage();
  const end = useEnd();
  const attempt = useRef<Attempt<{ Received: number }>>(undefined);
  const { TransferId, PRODUCTNAME: name, Pieces } = transfer;
  const read = (typed: string): number | undefined => wholeNumber(typed, Pieces);
  const form = useForm({
    fields: ['Received'],
    validate: ({ Received }) => ({
      Received: read(Received) === undefined ? t('receivedWrong', { count: number(Pieces) }) : undefined,
    }),
    send: async ({ Received }) => {
      attempt.current = attemptFor({ Received: read(Received) ?? 0 }, { earlier: attempt.current });
      const { body } = attempt.current;
      await api.receiveTransfer({
        params: { id: String(TransferId) },
        body,
        headers: headersOf(attempt.current),
      });
      end(t('done'));
      onClose();
    },
    onError: useTellError(),
    mainField: 'Received',
  });
  return (
    <Sheet title={t('receiveOf', { name })} onClose={onClose}>
      <StepForm form={form} label={t('receive')} onClose={onClose}>
        <DigitsField
          {...form.fieldProps('Received')}
          size="md"
          label={t('received')}
          description={t('receivedHint', { count: number(Pieces) })}
          defaultValue={String(Pieces)}
          data-autofocus
          read={(typed) => digitsIn(typed, 7)}
        />
      </StepForm>
    </Sheet>
  );
}
