import { useRef, useState, type FormEvent } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { useDebounced } from '../../ui/interaction/use-debounced.ts';
import { CartSummary } from '../cart/summary/cart-summary.tsx';
import { CartTotalBar } from '../cart/summary/cart-total-bar.tsx';
import { useCurrentCart } from '../cart/summary/use-current-cart.ts';
import { useCurrentQuote } from '../cart/summary/use-quote.ts';
import { useShownQuote } from '../cart/summary/use-shown-quote.ts';
import { OrderPadList, type Entered } from './order-pad-list.tsx';
import { barcodeOf } from './scanned-unit.ts';
import { useScan } from './use-scan.ts';
import classes from './order-pad.module.css';

/**
 * An order taken line by line: type or scan, set the quantity, go on. Without a text it lists what the customer bought
 * before; the sum of the cart stays in view.
 */
export function OrderPad() {
  const t = useTranslations('orderPad');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState<Entered>();
  const { scan, busy, scanned } = useScan();
  const typed = barcodeOf(text) === undefined ? text.trim() : '';
  const settled = useDebounced(typed);
  const { view, state } = useCurrentCart();
  const quote = useCurrentQuote({ enabled: state === 'ready' });
  const sums = {
    shown: useShownQuote(view, quote).shown,
    working: quote.state === 'working',
    count: view.selectedCount,
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const barcode = barcodeOf(text);
    if (barcode !== undefined) {
      scan(barcode);
      // Ready for the next one, whatever becomes of this.
      setText('');
      field.current?.focus();
    } else if (field.current) setEntered({ field: field.current });
  };
  return (
    <>
      <TwoColumns side={<CartSummary {...sums} hint={undefined} />}>
        <search>
          <form onSubmit={submit} className={classes.search}>
            <input
              ref={field}
              className={classes.input}
              type="search"
              aria-label={t('search')}
              placeholder={t('searchHint')}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              value={text}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value);
                setEntered(undefined);
              }}
            />
          </form>
          <output
            className={classes.scanned}
            data-refused={scanned?.isRefused || undefined}
            aria-busy={busy}
            aria-live="assertive"
          >
            {scanned?.text ?? t('scanHint')}
          </output>
        </search>
        {/* Who presses Enter has typed all of it. */}
        <OrderPadList text={entered ? typed : settled} entered={entered} />
      </TwoColumns>
      <CartTotalBar {...sums} />
    </>
  );
}
