import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { merchantPages } from '#domain/access/merchant-pages.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { Figures } from '../../merchant-ui/figures.tsx';
import { useLastList } from '../../merchant-ui/last-list.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { productPath } from '../merchant-products/product-paths.ts';
import { useStaff } from '../staff/use-staff.ts';
import { StockLedger } from './stock-ledger.tsx';
import { AdjustSheet, ReceiveSheet, SendSheet } from './stock-sheets.tsx';
import { StockWord } from './stock-word.tsx';
import classes from './stock.module.css';
import { productStockQuery, type ProductStock } from './stock.queries.ts';

const number = (count: number): string => count.toLocaleString('en-US');

/** What the center that one works at has of a product, what moved it, and what can be booked (R-47i). */
export function ProductStockPage({ code }: { code: string }) {
  const t = useTranslations('merchantStock');
  const { Rights, ActiveDCName } = useStaff();
  const { data: stock } = useSuspenseQuery(productStockQuery(usePage(), code));
  const [opened, setOpened] = useState<'adjust' | 'receive' | 'send'>();
  const close = () => setOpened(undefined);
  const here = stock.Centers.find(({ SaleUnit }) => SaleUnit === stock.SaleUnit);
  return (
    <Stack>
      <DetailPage
        title={t('one.title')}
        facts={
          <>
            <AppLink to={productPath(code)}>
              <UserText>{`${stock.PRODUCTNAME} (${code})`}</UserText>
            </AppLink>{' '}
            · <UserText>{ActiveDCName}</UserText>
          </>
        }
        back={{ to: useLastList('stock', merchantPages.stock.path), label: t('list.title') }}
        list="stock"
        status={here && <StockWord word={here.StockWord} />}
        actions={
          Rights.includes('adjustStock') && (
            <>
              <Button variant="default" size="md" aria-haspopup="dialog" onClick={() => setOpened('adjust')}>
                {t('act.adjust')}
              </Button>
              {stock.SendTo.length > 0 && (
                <Button variant="default" size="md" aria-haspopup="dialog" onClick={() => setOpened('send')}>
                  {t('act.send')}
                </Button>
              )}
              <Button size="md" aria-haspopup="dialog" onClick={() => setOpened('receive')}>
                {t('act.receive')}
              </Button>
            </>
          )
        }
        side={
          <div className={classes.side}>
            <CentersStock stock={stock} />
            {stock.Lots.length > 0 && <Lots lots={stock.Lots} />}
          </div>
        }
      >
        <StockFigures stock={stock} />
        {stock.STOCK_ITEM === 'N' && <p>{t('one.notCounted')}</p>}
        {opened === 'adjust' && <AdjustSheet stock={stock} onClose={close} />}
        {opened === 'send' && <SendSheet stock={stock} onClose={close} />}
        {opened === 'receive' && <ReceiveSheet stock={stock} onClose={close} />}
      </DetailPage>
      {/* As wide as the page: who and why stand at its end. */}
      <Panel title={t('ledger.title')}>
        <StockLedger code={code} />
      </Panel>
    </Stack>
  );
}

function StockFigures({ stock }: { stock: ProductStock }) {
  const t = useTranslations('merchantStock.one');
  const none = useTranslations('merchantStock.list')('noMinimum');
  const { OnHand, Held, StockAvailable, ToPack, MinimumStock } = stock;
  return (
    <Figures
      label={t('figures')}
      figures={[
        { label: t('available'), value: number(StockAvailable) },
        { label: t('onHand'), value: number(OnHand) },
        { label: t('held'), value: number(Held) },
        { label: t('toPack'), value: number(ToPack), more: t('toPackMore') },
        { label: t('minimum'), value: MinimumStock === null ? none : number(MinimumStock) },
      ]}
    />
  );
}

function CentersStock({ stock: { Centers } }: { stock: ProductStock }) {
  const t = useTranslations('merchantStock.one');
  return (
    <Panel title={t('centers')}>
      <ul className={classes.lines}>
        {Centers.map(({ SaleUnit, DIST_NAME, OnHand, StockAvailable, StockWord: word }) => (
          <li key={SaleUnit} className={classes.line}>
            <span>
              <UserText>{DIST_NAME}</UserText>
              <span className={classes.small}>
                {t('left', { left: number(StockAvailable), all: number(OnHand) })}
              </span>
            </span>
            <StockWord word={word} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Lots({ lots }: { lots: ProductStock['Lots'] }) {
  const t = useTranslations('merchantStock.one');
  const { locale } = usePage();
  return (
    <Panel title={t('lots')}>
      <p>{t('lotsText')}</p>
      <ul className={classes.lines}>
        {lots.map(({ Lot, ExpiresOn, Left }) => (
          <li key={`${ExpiresOn} ${Lot} ${Left}`} className={classes.line}>
            <span>
              {t('until', { day: formatDate(new Date(ExpiresOn), locale) })}
              <span className={classes.small}>{Lot === '' ? t('noLot') : t('lot', { lot: Lot })}</span>
            </span>
            <strong>{number(Left)}</strong>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
