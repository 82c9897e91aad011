import { Button } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { Figures } from '../../merchant-ui/figures.tsx';
import { useLastList } from '../../merchant-ui/last-list.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { MERCHANT_PRODUCTS } from '../merchant-products/merchant-products.queries.ts';
import { useStaff } from '../staff/use-staff.ts';
import { CountLines } from './count-lines.tsx';
import { COUNT_TONES, useSelectionWords } from './count-words.ts';
import { CountScan } from './count-scan.tsx';
import { COUNTS_PATH, countQuery, rereadCounts, type CountSheet } from './counts.queries.ts';
import { LOW_STOCK } from './low-stock.queries.ts';

const number = (count: number): string => count.toLocaleString('en-US');

/** A sheet: counted by scans or one product after another, looked through, and booked or discarded (R-47o). */
export function CountPage({ id }: { id: string }) {
  const t = useTranslations('stockCounts');
  const { locale } = usePage();
  const { Rights } = useStaff();
  const { data: sheet } = useSuspenseQuery(countQuery(usePage(), id));
  const words = useSelectionWords();
  const mayCount = sheet.State === 'open' && Rights.includes('adjustStock');
  const begun = formatDate(new Date(sheet.BegunAt), locale, 'dayTime');
  return (
    <Stack>
      <DetailPage
        title={t('sheet', { id })}
        facts={
          <UserText>{`${words(sheet)} · ${sheet.DIST_NAME} · ${t('by', { at: begun, name: sheet.BegunBy })}`}</UserText>
        }
        back={{ to: useLastList('stockCounts', COUNTS_PATH), label: t('title') }}
        list="stockCounts"
        status={<StatusBadge tone={COUNT_TONES[sheet.State]}>{t(`states.${sheet.State}`)}</StatusBadge>}
        actions={
          <>
            <Button component={AppLink} to={`${COUNTS_PATH}/${id}/print`} variant="default" size="md">
              {t('one.print')}
            </Button>
            {mayCount && <EndButtons id={id} sheet={sheet} />}
          </>
        }
      >
        <CountFigures sheet={sheet} />
        {sheet.Differences === null && <p>{t('one.blindOpen', { name: sheet.BegunBy })}</p>}
        {sheet.State === 'booked' && sheet.Stale > 0 && <p>{t('one.skipped', { count: sheet.Stale })}</p>}
      </DetailPage>
      {mayCount && <CountScan id={id} />}
      <CountLines id={id} mayCount={mayCount} />
    </Stack>
  );
}

function CountFigures({ sheet }: { sheet: CountSheet }) {
  const t = useTranslations('stockCounts');
  const { Counted, Products, Differences, More, Fewer, Value, Stale } = sheet;
  return (
    <Figures
      label={t('one.figures')}
      figures={[
        {
          label: t('counted'),
          value: t('progress', { counted: number(Counted), products: number(Products) }),
        },
        ...(Differences === null
          ? []
          : [
              {
                label: t('one.differences'),
                value: number(Differences),
                more: t('one.pieces', { more: number(More ?? 0), fewer: number(Fewer ?? 0) }),
              },
            ]),
        ...(Value === null ? [] : [{ label: t('one.value'), value: formatBaht(Value) }]),
        ...(Stale === 0 ? [] : [{ label: t('one.stale'), value: number(Stale), more: t('one.staleMore') }]),
      ]}
    />
  );
}

function EndButtons({ id, sheet }: { id: string; sheet: CountSheet }) {
  const t = useTranslations('stockCounts.one');
  const { api } = usePage();
  const client = useQueryClient();
  const booking = useRef<Attempt<{ Differences: number }>>(undefined);
  const discarding = useRef<Attempt<{ Counted: number }>>(undefined);
  const { Counted, Products, Differences, More, Fewer, Value, Stale } = sheet;
  const mayBook = Differences !== null;
  /** Whatever came of it, what is shown is what is. */
  const end = async (work: () => Promise<unknown>, message: string): Promise<void> => {
    try {
      await work();
      void client.invalidateQueries({ queryKey: MERCHANT_PRODUCTS });
      void client.invalidateQueries({ queryKey: LOW_STOCK });
      showToast({ kind: 'success', message, milliseconds: TOAST_MS.other });
    } finally {
      void rereadCounts(client);
    }
  };
  const book = () => {
    booking.current = attemptFor({ Differences: Differences ?? 0 }, { earlier: booking.current });
    const { body } = booking.current;
    return api.bookStockCount({ params: { id }, body, headers: headersOf(booking.current) });
  };
  const discard = () => {
    discarding.current = attemptFor({ Counted }, { earlier: discarding.current });
    const { body } = discarding.current;
    return api.discardStockCount({ params: { id }, body, headers: headersOf(discarding.current) });
  };
  return (
    <>
      <ConfirmedButton
        label={t('discard')}
        ask={t('discardAsk')}
        text={t('discardText', { count: Counted })}
        confirm={t('discard')}
        keep={t('keep')}
        tone="danger"
        work={() => end(discard, t('discarded'))}
      />
      {mayBook && (
        <ConfirmedButton
          label={t('book')}
          ask={t('bookAsk', { count: Differences })}
          text={[
            t('bookText', { more: number(More ?? 0), fewer: number(Fewer ?? 0) }),
            ...(Value === null ? [] : [t('bookValue', { sum: formatBaht(Value) })]),
            ...(Counted < Products ? [t('bookLeft', { count: Products - Counted })] : []),
            ...(Stale > 0 ? [t('bookStale', { count: Stale })] : []),
          ].join(' ')}
          confirm={t('bookNow')}
          keep={t('keep')}
          variant="filled"
          disabled={Counted === 0}
          work={() => end(book, t('booked'))}
        />
      )}
    </>
  );
}
