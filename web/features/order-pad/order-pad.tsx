import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { KeyCap } from '../../ui/display/key-cap.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { usePageKey } from '../../ui/interaction/page-key.ts';
import { useDebounced } from '../../ui/interaction/use-debounced.ts';
import { CartSummary } from '../cart/summary/cart-summary.tsx';
import { CHECKOUT_PATH, GO_ON_KEY } from '../cart/summary/checkout-button.tsx';
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
    shortcut: GO_ON_KEY,
  };
  const { locale } = usePage();
  const navigate = useNavigate();
  // Not while a scan may still be refused, nor away from a text that was typed and not looked for.
  usePageKey(
    {
      code: 'Enter',
      withControl: true,
      when: () => document.activeElement !== field.current || field.current?.value === '',
    },
    sums.count > 0 && !busy ? () => void navigate(localePath(locale, CHECKOUT_PATH)) : undefined,
  );
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
          <div className={classes.under}>
            <output
              className={classes.scanned}
              data-refused={scanned?.isRefused || undefined}
              aria-busy={busy}
              aria-live="assertive"
            >
              {scanned?.text ?? t('scanHint')}
            </output>
            <span className={classes.key}>{t.rich('goOn', { key: asKey })}</span>
          </div>
        </search>
        {/* Who presses Enter has typed all of it. */}
        <OrderPadList text={entered ? typed : settled} entered={entered} />
      </TwoColumns>
      <CartTotalBar {...sums} />
    </>
  );
}

function asKey(key: ReactNode) {
  return <KeyCap>{key}</KeyCap>;
}
