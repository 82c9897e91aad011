import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { ButtonLink } from '../../ui/form/plain-button.tsx';
import {
  merchantOrderQuery,
  type OrderDetail,
  type OrderKey,
} from '../merchant-orders/merchant-orders.queries.ts';
import { orderPath } from '../merchant-orders/order-head.ts';
import { StaffOrderStatus } from '../merchant-orders/staff-order-status.tsx';
import { PackLines, REVIEW_ID } from './pack-lines.tsx';
import { PackReview } from './pack-review.tsx';
import { packedSums } from './packed-total.ts';
import classes from './packing.module.css';
import { packingQuery } from './packing.queries.ts';
import { usePacking } from './use-packing.ts';

/** Packing of one order: counted by scanner, camera or hand, and looked over before it is packed (B-52). */
export function PackPage({ orderKey }: { orderKey: OrderKey }) {
  const page = usePage();
  const { data: detail, isFetching } = useSuspenseQuery(merchantOrderQuery(page, orderKey));
  const [isBegun, setBegun] = useState(false);
  // What the browser still has of the order may be from before it could be packed: then the shop's answer is waited for.
  const isReady = isBegun || mayBePacked(detail) || !isFetching;
  if (isReady && !isBegun) setBegun(true);
  return isReady ? <Packing orderKey={orderKey} /> : <LoadingState />;
}

const mayBePacked = ({ Order, Steps }: OrderDetail): boolean =>
  Order.Status === 'Packed' || (Order.Status === 'Approved' && Steps.includes('Packed'));

function Packing({ orderKey }: { orderKey: OrderKey }) {
  const t = useTranslations('merchantOrders.pack');
  const words = useTranslations('merchantOrders');
  const page = usePage();
  const navigate = useNavigate();
  const { data: detail } = useSuspenseQuery(merchantOrderQuery(page, orderKey));
  const { data: packing } = useSuspenseQuery(packingQuery(page, orderKey));
  const counting = usePacking(detail, packing);
  const { counted, countAll, undo, isLost } = counting;
  const { Order, OrderDetails } = detail;
  const id = Order.OrderID;
  // As it was when the packer came: whatever changes it meanwhile is somebody else.
  const [from] = useState(Order.Status);
  const [reviewed, setReviewed] = useState<OrderDetail>();
  const mayPack = from === 'Packed' || (from === 'Approved' && detail.Steps.includes('Packed'));
  const hasMoved = Order.Status !== from && !reviewed;
  const done = OrderDetails.filter(({ Line }) => counted.has(Line)).length;
  const sums = packedSums(detail, counted);
  const rest = OrderDetails.filter(({ Line }) => !counted.has(Line));
  const isOpen = mayPack && !hasMoved;
  return (
    <DetailPage
      title={from === 'Packed' ? t('correctOf', { id }) : words('ask.Packed', { id })}
      status={<StaffOrderStatus status={Order.Status} kind={Order.DeliveryKind} />}
      facts={<UserText>{Order.Customer_Name}</UserText>}
      back={{ to: orderPath(Order), label: words('number', { id }) }}
      actions={
        isOpen ? (
          <>
            {/* Always there: what comes while the field is left would move the next button away under the finger. */}
            <Button
              size="md"
              variant="default"
              aria-disabled={!undo || undefined}
              data-disabled={!undo || undefined}
              onClick={() => undo?.()}
            >
              {t('undoLast')}
            </Button>
            <Button size="md" id={REVIEW_ID} aria-haspopup="dialog" onClick={() => setReviewed(detail)}>
              {t('review')}
            </Button>
          </>
        ) : (
          <ButtonLink to={orderPath(Order)}>{words('number', { id })}</ButtonLink>
        )
      }
    >
      {hasMoved && <Moved detail={detail} />}
      {!mayPack && !hasMoved && !reviewed && <Note tone="info" title={t('cannot')} />}
      {isOpen &&
        packing.Others.map(({ Name, Lines, At }) => (
          <Note key={Name} tone="warning" live>
            {t('other', {
              name: Name,
              count: String(Lines),
              at: formatDate(new Date(At), page.locale, 'time'),
            })}
          </Note>
        ))}
      {isOpen && isLost && (
        <Note tone="warning" live>
          {t('lost')}
        </Note>
      )}
      <PackLines
        detail={detail}
        barcodes={packing.Barcodes}
        counting={counting}
        disabled={!isOpen}
        progress={
          <div className={classes.progress}>
            <span>
              <strong>{t('progress', { done: String(done), all: String(OrderDetails.length) })}</strong>
              {Order.OrderType !== 'I' && sums && ` · ${t('total', { total: formatBaht(sums.total) })}`}
            </span>
            {isOpen && rest.length > 0 && (
              <Button
                size="sm"
                variant="default"
                onClick={() =>
                  countAll(
                    new Map([...counted, ...rest.map(({ Line, Quantity }) => [Line, Quantity] as const)]),
                  )
                }
              >
                {t('rest', { count: String(rest.length) })}
              </Button>
            )}
          </div>
        }
      />
      {reviewed && (
        <PackReview
          detail={reviewed}
          counted={counted}
          onClose={() => setReviewed(undefined)}
          onPacked={() => {
            // Gone first: it would ask about its reasons, which are saved.
            flushSync(() => setReviewed(undefined));
            void navigate(localePath(page.locale, orderPath(Order)));
          }}
        />
      )}
    </DetailPage>
  );
}

/** Somebody else has packed or canceled it: nothing more is counted, and the page says who. */
function Moved({ detail: { Order, Events } }: { detail: OrderDetail }) {
  const t = useTranslations('merchantOrders');
  return (
    <Note tone="warning" live title={t('pack.moved', { status: t(`status.${Order.Status}`) })}>
      <p>{t('pack.movedBy', { name: Events.at(-1)?.By ?? '' })}</p>
    </Note>
  );
}
