import { Button } from '@mantine/core';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { yyyymmdd } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { ExportList } from '../runs/export-list.tsx';
import { standingOf } from './advance-days.ts';
import { AdvanceForm } from './advance-form.tsx';
import classes from './merchant-products.module.css';
import { MERCHANT_PRODUCTS } from './merchant-products.queries.ts';
import { advancePricesQuery, productPricesQuery, type AdvancePrice } from './product-prices.queries.ts';
import { useAdvanceCalendar } from './use-advance-calendar.ts';
import { useDays } from './use-days.ts';

type Props = { code: string; mayChange: boolean };

/** The prices of a product for some days: what holds, what comes and what is over, and the form of one of them. */
export function AdvancePrices({ code, mayChange }: Props) {
  const t = useTranslations('merchantPrices.advance');
  const tCalendar = useTranslations('merchantPrices.calendar');
  const page = usePage();
  const days = useDays();
  const client = useQueryClient();
  const { data: advances } = useSuspenseQuery(advancePricesQuery(page, code));
  /** Which is in the form: 'new', or its id. */
  const [open, setOpen] = useState<string>();
  const [today] = useState(() => yyyymmdd(new Date()).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
  const { data: prices } = useQuery(productPricesQuery(page, code));
  const { Calendar, isLost } = useAdvanceCalendar({ wanted: advances.length > 0 });
  const edited = advances.find(({ AdvanceId }) => AdvanceId === open);
  if (open !== undefined)
    return (
      <AdvanceForm
        key={open}
        code={code}
        advance={edited}
        advances={advances}
        mayChange={mayChange}
        onClose={() => setOpen(undefined)}
      />
    );
  return (
    <Panel
      title={t('title')}
      action={
        <>
          {advances.length > 0 && <ExportList list="advancePrices" filters={{ P_Code: code }} />}
          {mayChange && (
            <Button size="md" onClick={() => setOpen('new')}>
              {t('add')}
            </Button>
          )}
        </>
      }
    >
      <p className={classes.small}>{t('why')}</p>
      {advances.length === 0 && <p>{t('none')}</p>}
      {isLost && <p>{tCalendar('lost')}</p>}
      {advances.length > 0 && !isLost && (
        <div className={classes.calendarPlace}>
          {prices && Calendar?.({ advances, today, units: prices.Units })}
        </div>
      )}
      <ul className={classes.centers}>
        {advances.map((one) => (
          <li key={one.AdvanceId} className={classes.center}>
            <span>
              <UserText>{one.Name}</UserText>
              <span className={classes.small}>{days(one.DateStart, one.DateEnd)}</span>
            </span>
            <span className={classes.ways}>
              <Standing advance={one} today={today} />
              <Button size="md" variant="default" onClick={() => setOpen(one.AdvanceId)}>
                {t(mayChange ? 'edit' : 'look')}
              </Button>
              {mayChange && (
                <ConfirmedButton
                  label={t('remove')}
                  ask={t('ask', { name: one.Name })}
                  text={t('askText')}
                  confirm={t('remove')}
                  keep={t('keep')}
                  tone="danger"
                  work={async () => {
                    await page.api.removeAdvancePrice({
                      params: { code, id: one.AdvanceId },
                      body: { Version: one.Version },
                    });
                    await client.invalidateQueries({ queryKey: MERCHANT_PRODUCTS });
                  }}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const TONES = { over: 'over', coming: 'waiting', now: 'done' } as const;

function Standing({ advance, today }: { advance: AdvancePrice; today: string }) {
  const t = useTranslations('merchantPrices.advance');
  const standing = standingOf(advance, today);
  return <StatusBadge tone={TONES[standing]}>{t(standing)}</StatusBadge>;
}
