import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Product } from '#contract/catalogue.schemas.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { useAddress } from '../../page/use-address.ts';
import { Money } from '../../ui/display/money.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { ActionBar } from '../../ui/layout/action-bar.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { IconCart } from '../../ui/theme/icons.ts';
import { offeredUnits } from '../cart/lines/offered-units.ts';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { loginPath } from '../session/sign-in/next-path.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { orderListsQuery, type Again } from './quick-order.queries.ts';
import { ListInput } from './list-input.tsx';
import { ReviewRow } from './review-row.tsx';
import { withOneCandidate, type ReviewLine } from './review.ts';
import { ListName, SavedLists } from './saved-lists.tsx';
import { useProducts, usePutIn, type Products, type PutIn } from './use-put-in.ts';
import { useReview, type KeptReview } from './use-review.ts';
import classes from './quick-order.module.css';

/** A list that is pasted, uploaded or scanned, looked through, and put into the cart at once. */
export function QuickOrder() {
  const t = useTranslations('quickOrder');
  const { config, locale } = usePage();
  const { guest, ActiveDC } = useVisitor();
  const address = useAddress();
  if (guest && !config.get('GUEST_CATALOG_PRICE_ENABLED'))
    return (
      <EmptyState icon={<IconCart size={32} />} title={t('pricesHidden')}>
        <Button component={AppLink} to={loginPath(address)} size="lg">
          {t('login')}
        </Button>
      </EmptyState>
    );
  // Names and stock are those of a language and a center.
  return <ListOrder key={`${locale}/${ActiveDC}`} />;
}

function ListOrder() {
  const t = useTranslations('quickOrder');
  const { guest } = useVisitor();
  const review = useReview();
  const { products, know, isKnown } = useProducts(review.lines);
  // All that is kept in the browser comes at once, so that nothing jumps.
  const isReady = useHydrated() && isKnown;
  const { add, leftOut, worth, putIn } = usePutIn(review, products);
  const [put, setPut] = useState(0);
  const [reads, setReads] = useState(0);
  const result = useRef<HTMLDivElement>(null);
  // Below the field and its buttons nobody on a phone would see it.
  useEffect(() => {
    if (reads === 0) return;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'start' });
  }, [reads]);
  const again = (lines: readonly Again[]): void =>
    review.add(lines.map((line) => ({ ...line, text: '', state: 'sure', suggestions: [] })));
  const count = new Set(add.map(({ P_Code }) => P_Code)).size;
  const hasLines = isReady && review.lines.length > 0;
  const sum = (
    <p className={classes.sum} aria-live="polite">
      <span>{t('sum')}</span>
      <strong>
        <Money baht={bahtFromSatang(worth)} />
      </strong>
    </p>
  );
  const button = (
    <Button
      size="lg"
      disabled={count === 0}
      onClick={() => {
        setPut(count);
        putIn();
      }}
    >
      {t('putIn', { count })}
    </Button>
  );
  return (
    <div className={classes.page}>
      <TwoColumns side={guest || !isReady ? null : <SavedLists onOrder={again} />}>
        <ListInput
          review={review}
          onProducts={know}
          onRead={() => setReads((before) => before + 1)}
          onAgain={guest ? undefined : again}
        />
        {put > 0 && <PutNote count={put} />}
        {hasLines && (
          <div ref={result} tabIndex={-1} className={classes.result}>
            <ReviewedList review={review} products={products} know={know} leftOut={leftOut}>
              {!guest && <SaveAsList lines={review.lines} products={products} />}
              <div className={classes.end}>
                {sum}
                {button}
              </div>
            </ReviewedList>
          </div>
        )}
      </TwoColumns>
      {hasLines && (
        <ActionBar>
          <p className={classes.bar}>
            <span className={classes.hint}>{t('total')}</span>
            <strong>
              <Money baht={bahtFromSatang(worth)} />
            </strong>
          </p>
          {button}
        </ActionBar>
      )}
    </div>
  );
}

/** What is to be looked at comes first. */
const ORDER = ['unsure', 'unknown', 'sure'] as const;

type ReviewProps = {
  review: KeptReview;
  products: Products;
  know: (products: readonly Product[]) => void;
  leftOut: PutIn['leftOut'];
  /** Below the lines. */
  children: ReactNode;
};

function ReviewedList({ review, products, know, leftOut, children }: ReviewProps) {
  const t = useTranslations('quickOrder');
  const { lines } = review;
  const agreed = withOneCandidate(lines);
  const remarks = lines.filter(({ state }) => state === 'remark');
  return (
    <Panel
      title={t('review')}
      action={
        <ConfirmedButton
          label={t('clear')}
          ask={t('clearAsk')}
          text={t('clearText')}
          confirm={t('clear')}
          keep={t('keep')}
          tone="danger"
          work={async () => review.clear()}
        />
      }
    >
      {ORDER.map((state) => {
        const own = lines.filter((line) => line.state === state);
        if (own.length === 0) return null;
        return (
          <section key={state} aria-label={t(state, { count: own.length })}>
            <h3 className={classes.state} data-state={state}>
              {t(state, { count: own.length })}
            </h3>
            {state === 'unsure' && agreed.length > 1 && (
              <Button
                size="md"
                className={classes.all}
                onClick={() => {
                  for (const { id } of agreed) review.change(id, { state: 'sure' });
                }}
              >
                {t('confirmAll', { count: String(agreed.length) })}
              </Button>
            )}
            <ul className={classes.lines}>
              {own.map((line) => (
                <li key={line.id}>
                  <ReviewRow
                    line={line}
                    product={line.code === null ? undefined : products.get(line.code)}
                    suggestions={line.suggestions.flatMap((code) => products.get(code) ?? [])}
                    problem={leftOut.get(line.id)}
                    onChange={(part) => review.change(line.id, part)}
                    onChoose={(product) => {
                      know([product]);
                      review.change(line.id, chosen(line, product));
                    }}
                    onRemove={() => review.remove([line.id])}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {remarks.length > 0 && <Remarks lines={remarks} review={review} />}
      {children}
    </Panel>
  );
}

/** Greetings and what else is no product: out of the way, but not lost. */
function Remarks({ lines, review }: { lines: readonly ReviewLine[]; review: KeptReview }) {
  const t = useTranslations('quickOrder');
  return (
    <details className={classes.remarks}>
      <summary>{t('remarks', { count: lines.length })}</summary>
      <ul>
        {lines.map(({ id, text }) => (
          <li key={id} className={classes.head}>
            <span>{text}</span>
            <Button
              size="sm"
              variant="subtle"
              aria-label={t('remarkFind', { text })}
              onClick={() => review.change(id, { state: 'unknown' })}
            >
              {t('find')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** In the unit that was meant, where the product is sold in it. */
function chosen(line: ReviewLine, product: Product): Partial<ReviewLine> {
  const units = offeredUnits(product);
  const unit = units.some((one) => one.unit === line.unit) ? line.unit : (units[0]?.unit ?? 1);
  return { code: product.P_Code, unit, state: 'sure', suggestions: [] };
}

function PutNote({ count }: { count: number }) {
  const t = useTranslations('quickOrder');
  return (
    <Note tone="good" title={t('put', { count })} live>
      <Button component={AppLink} to="/cart" size="md" variant="white">
        {t('toCart')}
      </Button>
    </Note>
  );
}

function SaveAsList({ lines, products }: { lines: readonly ReviewLine[]; products: Products }) {
  const t = useTranslations('quickOrder.lists');
  const page = usePage();
  const client = useQueryClient();
  const { CUSTOMERCODE } = useVisitor();
  const [isOpen, setIsOpen] = useState(false);
  const sure = lines.filter(({ state, code }) => state === 'sure' && code !== null && products.has(code));
  if (sure.length === 0) return null;
  if (!isOpen)
    return (
      <Button size="md" variant="default" className={classes.save} onClick={() => setIsOpen(true)}>
        {t('save')}
      </Button>
    );
  return (
    <ListName
      name=""
      onCancel={() => setIsOpen(false)}
      save={async (Name) => {
        const Lines = sure.map(({ code, unit, quantity }) => ({
          P_Code: code ?? '',
          Unit: unit,
          Quantity: quantity,
        }));
        await page.api.saveOrderList({ body: { Name, Lines } });
        await client.invalidateQueries({ queryKey: orderListsQuery(page, CUSTOMERCODE).queryKey });
        setIsOpen(false);
        showToast({ kind: 'success', message: t('saved', { name: Name }), milliseconds: TOAST_MS.other });
      }}
    />
  );
}
