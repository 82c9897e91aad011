import { Button } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { FileField } from '../files/file-field.tsx';
import { ORDERS } from '../orders/orders-key.ts';
import {
  orderSlipsQuery,
  slipOrdersQuery,
  slipPath,
  type OrderKey,
  type OrderSlips,
} from './slips.queries.ts';
import classes from './slips.module.css';

/** As large as the server keeps it. */
const SIDE = 2000;

/** Which of the orders that are to be paid a slip is for. */
export function SlipOrders({ saleUnit }: { saleUnit: string | undefined }) {
  const t = useTranslations('slips');
  const { data } = useSuspenseQuery(slipOrdersQuery(usePage(), saleUnit));
  if (data.Data.length === 0)
    return (
      <EmptyState title={t('none')}>
        <p>{t('noneHint')}</p>
        <Button component={AppLink} to="/history" size="md">
          {t('toHistory')}
        </Button>
      </EmptyState>
    );
  return (
    <Panel title={t('choose')}>
      <ul className={classes.list}>
        {data.Data.map(({ OrderID, SaleUnit, AmountDue }) => (
          <li key={OrderID}>
            <AppLink className={classes.row} to={slipPath({ orderid: OrderID, saleunit: SaleUnit })}>
              <span>{t('order', { id: OrderID })}</span>
              <strong>{formatBaht(AmountDue)}</strong>
            </AppLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Where to transfer what an order comes to, and its slips. */
export function SlipsOfOrder({ orderKey }: { orderKey: OrderKey }) {
  const t = useTranslations('slips');
  const page = usePage();
  const { data } = useSuspenseQuery(orderSlipsQuery(page, orderKey));
  const { OrderID, SaleUnit, AmountDue, ExpiresAt, PaymentStatus, MaySend } = data;
  return (
    <>
      <Panel title={t('order', { id: OrderID })}>
        <State slips={data} />
        {AmountDue > 0 && <p className={classes.due}>{t('due', { sum: formatBaht(AmountDue) })}</p>}
        {ExpiresAt !== null && (
          <p>{t('until', { at: formatDate(new Date(ExpiresAt), page.locale, 'dayTime') })}</p>
        )}
        <AppLink className={classes.link} to={`/history/${OrderID}/${SaleUnit}`}>
          {t('toOrder')}
        </AppLink>
      </Panel>
      {AmountDue > 0 && PaymentStatus !== 'inReview' && <Accounts slips={data} />}
      {MaySend && <SendSlip orderKey={orderKey} />}
      <Sent slips={data} />
    </>
  );
}

type Props = { slips: OrderSlips };

function State({ slips: { AmountDue, PaymentStatus, MaySend } }: Props) {
  const t = useTranslations('slips');
  if (PaymentStatus === 'inReview')
    return (
      <Note tone="info" live>
        {t('review')}
      </Note>
    );
  if (AmountDue === 0 && PaymentStatus === 'paid')
    return (
      <Note tone="good" live>
        {t('paid')}
      </Note>
    );
  return MaySend ? null : <Note tone="info">{t('notNow')}</Note>;
}

function Accounts({ slips: { Accounts: accounts } }: Props) {
  const t = useTranslations('slips');
  const copy = async (account: string): Promise<void> => {
    await navigator.clipboard.writeText(account.replaceAll('-', ''));
    showToast({ kind: 'success', message: t('copied'), milliseconds: TOAST_MS.other });
  };
  return (
    <Panel title={t('accounts')}>
      {accounts.length === 0 && <p>{t('noAccounts')}</p>}
      <ul className={classes.list}>
        {accounts.map(({ Bank, BankName, Account, Owner }) => (
          <li key={`${Bank}/${Account}`} className={classes.account}>
            <span>{BankName}</span>
            <strong className={classes.number}>{Account}</strong>
            <span>{Owner}</span>
            <Button size="md" variant="default" onClick={() => void copy(Account).catch(() => undefined)}>
              {t('copy')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Reads the code before it is sent, so that the buyer knows whether a person has to look. */
function SendSlip({ orderKey }: { orderKey: OrderKey }) {
  const t = useTranslations('slips');
  const page = usePage();
  const client = useQueryClient();
  const { queryKey } = orderSlipsQuery(page, orderKey);
  const [isRead, setIsRead] = useState<boolean>();
  const attempt = useRef<Attempt<{ size: number; type: string }>>(undefined);
  return (
    <Panel title={t('send')}>
      <p>{t('sendHint')}</p>
      <FileField
        label={t('slip')}
        kind="paper"
        current={null}
        maxSide={SIDE}
        camera="environment"
        send={async (slip, onProgress) => {
          setIsRead(await isCodeRead(slip));
          const { size, type } = slip;
          attempt.current = attemptFor({ size, type }, { earlier: attempt.current });
          const after = await page.api.sendSlip({
            params: orderKey,
            body: {},
            files: { slip },
            headers: headersOf(attempt.current),
            onProgress,
          });
          attempt.current = undefined;
          client.setQueryData(queryKey, after);
          void client.invalidateQueries({
            queryKey: ORDERS,
            predicate: ({ queryKey: [, what] }) => what !== 'slips',
          });
        }}
      />
      {isRead !== undefined && (
        <Note tone="info" live>
          {t(isRead ? 'read' : 'unread')}
        </Note>
      )}
    </Panel>
  );
}

/** False also where the browser cannot: the shop reads it itself. */
async function isCodeRead(slip: Blob): Promise<boolean> {
  if (!slip.type.startsWith('image/')) return false;
  try {
    const { showsSlipCode } = await import('./slip-scan.ts');
    return await showsSlipCode(slip);
  } catch {
    return false;
  }
}

const TONES = { open: 'waiting', approved: 'done', refused: 'stopped', settled: 'over' } as const;

function Sent({ slips: { Slips } }: Props) {
  const t = useTranslations('slips');
  const { locale } = usePage();
  if (Slips.length === 0) return null;
  return (
    <Panel title={t('sent')}>
      <ul className={classes.list}>
        {Slips.map(({ At, State: state, Amount, Reason, Url }) => (
          <li key={At} className={classes.account}>
            <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
            <span>{t('at', { at: formatDate(new Date(At), locale, 'dayTime') })}</span>
            {Amount !== null && <span>{t('received', { sum: formatBaht(Amount) })}</span>}
            {Reason !== '' && <UserText>{Reason}</UserText>}
            {Url !== null && (
              <a className={classes.link} href={Url} target="_blank" rel="noreferrer">
                {t('open')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
