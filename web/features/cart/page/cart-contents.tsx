import { Button } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { usePage } from '../../../page/page-context.ts';
import { AppLink } from '../../../ui/interaction/app-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { IconCart } from '../../../ui/theme/icons.ts';
import { TwoColumns } from '../../../ui/layout/two-columns.tsx';
import { useVisitor } from '../../session/visitor/use-visitor.ts';
import { CartHead } from './cart-head.tsx';
import { cartHint } from '../summary/cart-hints.ts';
import { CartLines } from '../lines/cart-lines.tsx';
import { cartRulesOf } from '../store/cart-rules.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from '../summary/cart-summary.tsx';
import { CartTotalBar } from '../summary/cart-total-bar.tsx';
import { couponNameOf, goodsSatangOf, hasOtherPrices } from '../summary/shown-quote.ts';
import { useShownQuote } from '../summary/use-shown-quote.ts';
import { FreeLines } from '../lines/free-lines.tsx';
import { GoneGifts } from '../../promotion/gone-gifts.tsx';
import { VoucherPanel } from '../../promotion/voucher-panel.tsx';
import { UndoRemoval } from '../lines/undo-removal.tsx';
import { useCartActions } from '../store/use-cart-actions.ts';
import { useCurrentCart } from '../summary/use-current-cart.ts';
import { useDeliveryChoice } from '../summary/use-delivery-choice.ts';
import { useCurrentQuote } from '../summary/use-quote.ts';
import { useSeenPrices } from '../summary/use-seen-prices.ts';

const NO_PROBLEMS: readonly [] = [];

/** The cart: its lines, what is wrong with them, the sum, and the way on. */
export function CartContents() {
  const { view, state, refresh } = useCurrentCart();
  const { actions, removed, undo } = useCartActions();
  const { config } = usePage();
  const { method } = useDeliveryChoice();
  const rules = useMemo(() => cartRulesOf(config, method.code), [config, method]);
  const seen = useSeenPrices(view.lines, { ready: state === 'ready' });
  const current = useCurrentQuote({ enabled: state === 'ready' });
  const { quote, state: quoteState } = current;
  const { shown, isPending } = useShownQuote(view, current);
  const { selectedCount: count } = view;

  // The server has other prices than the page shows: show those, and mark the difference at the lines.
  useEffect(() => {
    if (quote && hasOtherPrices(view, quote)) refresh();
    // Once an answer of the server: what the page shows changes with every tap.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [quote]);

  if (state === 'failed') return <CartFailed onRetry={refresh} />;
  if (state === 'waiting' || isPending) return <CartSkeleton />;
  const undoRemoval = removed && <UndoRemoval name={removed.name} onUndo={undo} />;
  if (view.lines.length === 0)
    return (
      <>
        {undoRemoval}
        <EmptyCart />
      </>
    );

  const problems = quote?.Problems ?? NO_PROBLEMS;
  const working = quoteState === 'working';
  return (
    <>
      <TwoColumns
        side={
          <>
            <CartSummary
              shown={shown}
              working={working}
              count={count}
              hint={cartHint(goodsSatangOf(shown), rules)}
            />
            <VoucherPanel
              problems={quote?.Problems}
              codeRefused={current.codeRefused}
              couponName={couponNameOf(quote)}
            />
          </>
        }
      >
        <GoneGifts problems={problems} />
        <CartHead view={view} />
        <CartLines
          lines={view.lines}
          gap={removed && { ...removed, undo: undoRemoval }}
          problems={problems}
          seen={seen}
          shown={shown}
          actions={actions}
        />
        <FreeLines lines={shown.Lines} />
      </TwoColumns>
      <CartTotalBar shown={shown} working={working} count={count} />
    </>
  );
}

function EmptyCart() {
  const t = useTranslations('cartPage');
  const { config } = usePage();
  const { guest } = useVisitor();
  const pricesHidden = guest && !config.get('GUEST_CATALOG_PRICE_ENABLED');
  return (
    <EmptyState icon={<IconCart size={32} />} title={t('empty')}>
      <p>{pricesHidden ? t('pricesHidden') : t('emptyHint')}</p>
      <Button component={AppLink} to={pricesHidden ? '/login' : '/product'} size="lg">
        {pricesHidden ? t('login') : t('browse')}
      </Button>
      {!pricesHidden && (
        <Button component={AppLink} to="/quick-order" size="lg" variant="default">
          {t('fromList')}
        </Button>
      )}
    </EmptyState>
  );
}

function CartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('cartPage');
  return (
    <EmptyState icon={<IconCart size={32} />} title={t('loadFailed')}>
      <Button size="lg" onClick={onRetry}>
        {t('retry')}
      </Button>
    </EmptyState>
  );
}
