import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import type { Product } from '#contract/catalogue.schemas.ts';
import { bahtFromSatang, multiplySatang, sumSatang } from '#domain/pricing/money.ts';
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
import { tellUsage } from '../analytics/analytics.ts';
import { addedAll } from '../analytics/ecommerce.ts';
import { offeredUnits } from '../cart/lines/offered-units.ts';
import { cartRulesOf } from '../cart/store/cart-rules.ts';
import { useCart } from '../cart/store/use-cart.ts';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { addedLines, buyAgain, type LeftOut } from '../orders/buy-again.ts';
import { loginPath } from '../session/sign-in/next-path.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { linesProductsQuery, orderListsQuery, type Again } from './quick-order.queries.ts';
import { ListInput } from './list-input.tsx';
import { ReviewRow } from './review-row.tsx';
import { codesOf, type ReviewLine } from './review.ts';
import { ListName, SavedLists } from './saved-lists.tsx';
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
        <ListInput review={review} onProducts={know} onAgain={guest ? undefined : again} />
        {put > 0 && <PutNote count={put} />}
        {hasLines && (
          <ReviewedList review={review} products={products} know={know} leftOut={leftOut}>
            {!guest && <SaveAsList lines={review.lines} products={products} />}
            <div className={classes.end}>
              {sum}
              {button}
            </div>
          </ReviewedList>
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
      {children}
    </Panel>
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

type Products = ReadonlyMap<string, Product>;

/** All products of the lines: those that came with an answer, and after a reload those that are asked for. */
function useProducts(
  lines: readonly ReviewLine[],
): Pick<ReviewProps, 'products' | 'know'> & { isKnown: boolean } {
  const page = usePage();
  const { ActiveDC: saleUnit } = useVisitor();
  const [known, setKnown] = useState<Products>(new Map());
  const missing = codesOf(lines).filter((code) => !known.has(code));
  const { data, isError } = useQuery(linesProductsQuery({ ...page, saleUnit }, missing));
  const products = useMemo(() => new Map([...(data ?? []), ...known]), [data, known]);
  const know: ReviewProps['know'] = (more) =>
    setKnown((before) => new Map([...before, ...more.map((product) => [product.P_Code, product] as const)]));
  return { products, know, isKnown: missing.length === 0 || data !== undefined || isError };
}

type PutIn = {
  add: ReturnType<typeof buyAgain>['add'];
  /** By the line's id. */
  leftOut: ReadonlyMap<number, LeftOut>;
  /** Satang of what goes into the cart. */
  worth: number;
  putIn: () => void;
};

/** What of the clear lines goes into the cart, and why the others do not. */
function usePutIn(review: KeptReview, products: Products): PutIn {
  const page = usePage();
  const cart = useCart((state) => state.lines);
  const rules = useMemo(() => cartRulesOf(page.config), [page.config]);
  const ready = review.lines.filter(
    ({ state, code }) => state === 'sure' && code !== null && products.has(code),
  );
  const ordered = ready.map(({ code, unit, quantity }) => {
    const product = products.get(code ?? '');
    const names = [product?.UNIT1NAME, product?.UNIT2NAME, product?.UNIT3NAME];
    return {
      P_Code: code ?? '',
      PRODUCTNAME: product?.PRODUCTNAME ?? '',
      Unit: unit,
      UnitName: names[unit - 1] ?? '',
      Quantity: quantity,
    };
  });
  const found = buyAgain({ ordered, products, cart, rules });
  const leftOut = new Map(
    found.leftOut.flatMap((left) => {
      const line = ready[left.nth];
      return line ? [[line.id, left] as const] : [];
    }),
  );
  const worth = sumSatang(
    found.add.map(({ P_Code, unit, quantity }) => {
      const product = products.get(P_Code);
      const offered = product && offeredUnits(product).find((one) => one.unit === unit);
      return offered ? multiplySatang(offered.afterSatang ?? offered.priceSatang, quantity) : 0;
    }),
  );
  return {
    add: found.add,
    leftOut,
    worth,
    putIn: () => {
      const { add, select } = page.cart.getState();
      for (const line of found.add) add(line);
      select({ codes: found.add.map(({ P_Code }) => P_Code) });
      const added = addedLines(found, products);
      if (added.length > 0) tellUsage(page, addedAll(added));
      review.remove(ready.filter(({ id }) => (leftOut.get(id)?.taken ?? 1) > 0).map(({ id }) => id));
    },
  };
}
