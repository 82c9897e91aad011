import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { NoteSheet } from './note-sheet.tsx';
import { orderParams, useOrderChange } from './use-order-change.ts';
import { useStepWords } from './use-order-words.ts';
import classes from './merchant-order.module.css';

const KINDS = ['customer', 'actingSalesman', 'staff', 'superAdmin', 'rider', 'system'] as const;

/** Everything that has happened to the order: when, by whom, and why; the newest first. The last step can be undone. */
export function OrderEvents({ detail }: { detail: OrderDetail }) {
  const t = useTranslations('merchantOrders');
  const { Status, DeliveryKind, OrderType } = detail.Order;
  const words = useStepWords(DeliveryKind, OrderType);
  const { locale } = usePage();
  const [adds, setAdds] = useState<'note' | 'failed'>();
  return (
    <Panel
      title={t('events')}
      action={
        <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => setAdds('note')}>
          {t('noteAdd')}
        </Button>
      }
    >
      <ol className={classes.events}>
        {detail.Events.toReversed().map(({ Kind, At, To, By, ByKind, Reason, Note }, index) => {
          // Anybody else is at least named.
          const known = KINDS.find((one) => one === ByKind);
          return (
            <li key={`${At}/${Kind}/${To}/${detail.Events.length - index}`} className={classes.event}>
              <strong>
                {Kind === 'transition' || Kind === 'undo' ? words.status(To) : t(`eventKind.${Kind}`)}
              </strong>
              <span className={classes.small}>
                {formatDate(new Date(At), locale, 'dayTime')}
                {' · '}
                {known !== 'system' && <UserText>{By}</UserText>}
                {known && known !== 'system' && ' '}
                {known && t(`by.${known}`)}
              </span>
              {Reason !== '' && <UserText className={classes.reason}>{Reason}</UserText>}
              {Note !== '' && (
                <span className={classes.internal}>
                  {t('staffOnly')} <UserText>{Note}</UserText>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <div className={classes.papers}>
        {Status === 'Shipping' && DeliveryKind !== 'pickup' && (
          <Button size="md" variant="default" aria-haspopup="dialog" onClick={() => setAdds('failed')}>
            {t('failed.title')}
          </Button>
        )}
        {detail.UndoTo !== null && <UndoButton detail={detail} to={detail.UndoTo} />}
        {detail.UndoCash === 'first' && <p className={classes.small}>{t('undo.cashFirst')}</p>}
        {detail.UndoCash === 'refundFirst' && <p className={classes.small}>{t('undo.refundFirst')}</p>}
      </div>
      {adds && <NoteSheet kind={adds} detail={detail} onClose={() => setAdds(undefined)} />}
    </Panel>
  );
}

/** Takes the last step back, or a return after it, once it is confirmed what that means. */
function UndoButton({ detail, to }: { detail: OrderDetail; to: OrderDetail['Order']['Status'] }) {
  const t = useTranslations('merchantOrders.undo');
  const { OrderID: id, Status: From, DeliveryKind } = detail.Order;
  const words = useStepWords(DeliveryKind);
  const change = useOrderChange(detail);
  const Return = detail.UndoReturn;
  const undo = (body: { From: typeof From; Return?: number }, done: string) =>
    change((api) => api.undoMerchantOrder({ params: orderParams(detail), body }), done);
  if (Return !== null) {
    const no = String(Return);
    return (
      <ConfirmedButton
        label={t('return.title', { no })}
        ask={t('return.ask', { id, no })}
        text={t('return.text')}
        confirm={t('return.confirm')}
        keep={t('keep')}
        work={() => undo({ From, Return }, t('return.done', { id, no }))}
      />
    );
  }
  return (
    <ConfirmedButton
      label={t('title', { step: words.status(From) })}
      ask={t('ask', { id, to: words.status(to) })}
      text={[t('text'), detail.UndoCash === 'with' && t('withCash')].filter(Boolean).join(' ')}
      confirm={t('confirm')}
      keep={t('keep')}
      work={() => undo({ From }, t('done', { id }))}
    />
  );
}
