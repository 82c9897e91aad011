import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ComponentProps } from 'react';
import { isApiError } from '#contract/client.ts';
import { adjustReasons, isNoteNeeded, MOST_MOVED } from '#domain/orders/stock-movements.ts';
import { digitsIn, wholeNumber } from '#domain/text/digits.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DayField } from '../../merchant-ui/day-field.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { useKeepRecord } from '../../merchant-ui/use-keep-record.ts';
import { usePage } from '../../page/page-context.ts';
import { DigitsField, SelectField, TextField } from '../../ui/form/field.tsx';
import { textOf, useForm } from '../../ui/form/use-form.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { StepForm } from '../merchant-orders/step-form.tsx';
import { MERCHANT_PRODUCTS } from '../merchant-products/merchant-products.queries.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import classes from './stock.module.css';
import { LOW_STOCK } from './low-stock.queries.ts';
import { productStockQuery, type ProductStock } from './stock.queries.ts';

const number = (count: number): string => count.toLocaleString('en-US');

type Props = { stock: ProductStock; onClose: () => void };

/** Pieces of what was typed; undefined for nothing that can be booked. */
export function piecesOf(quantity: string, rate: string): number | undefined {
  const pieces = (wholeNumber(quantity, MOST_MOVED) ?? 0) * Number(rate || '1');
  return pieces >= 1 && pieces <= MOST_MOVED ? pieces : undefined;
}

/** On hand as it was typed, also nothing; undefined for no number. */
function numberOf(quantity: string, rate: string): number | undefined {
  return Number(quantity) === 0 && /^\p{Nd}+$/u.test(quantity) ? 0 : piecesOf(quantity, rate);
}

/** What is wrong with a quantity that was typed. */
function useQuantityWrong() {
  const t = useTranslations('merchantStock.act');
  return (quantity: string, rate: string): string | undefined => {
    if (piecesOf(quantity, rate) !== undefined) return undefined;
    return Number(quantity) > 0 ? t('quantityMost', { most: number(MOST_MOVED) }) : t('quantityWrong');
  };
}

/** Sends a booking, once however often the button is pressed, and shows the stock that the shop answers. */
function useBooking<Body>(
  send: (body: Body, headers: ReturnType<typeof headersOf>) => Promise<ProductStock>,
) {
  const page = usePage();
  const keep = useKeepRecord(
    (stock: ProductStock) => productStockQuery(page, stock.P_Code),
    MERCHANT_PRODUCTS,
  );
  const client = useQueryClient();
  const attempt = useRef<Attempt<Body>>(undefined);
  return async (wanted: Body, told: (onHand: string) => string): Promise<void> => {
    attempt.current = attemptFor(wanted, { earlier: attempt.current });
    const saved = await send(attempt.current.body, headersOf(attempt.current));
    void client.invalidateQueries({ queryKey: LOW_STOCK });
    keep(saved, told(number(saved.OnHand)));
  };
}

type Typed = Record<'Direction' | 'Pieces' | 'Rate', string>;
const TYPED = ['Direction', 'Pieces', 'Rate'] as const;
const SET = 'set';

/** Sets right what the books say, with the reason: by a difference, or to what is there (decision 88). */
export function AdjustSheet({ stock, onClose }: Props) {
  const t = useTranslations('merchantStock.act');
  const reasons = useTranslations('audit.adjustReasons');
  const page = usePage();
  const { api } = page;
  const tellError = useTellError();
  const client = useQueryClient();
  const reread = () => client.invalidateQueries({ queryKey: productStockQuery(page, stock.P_Code).queryKey });
  const quantityWrong = useQuantityWrong();
  const [typed, setTyped] = useState<Typed>({ Direction: 'out', Pieces: '', Rate: '1' });
  const isSet = typed.Direction === SET;
  /** What is added to the stock, as it is typed. */
  const added = differenceOf(typed, stock.OnHand);
  const book = useBooking((body: Parameters<typeof api.adjustStock>[0]['body'], headers) =>
    api.adjustStock({ params: { code: stock.P_Code }, body, headers }),
  );
  const form = useForm({
    fields: ['Direction', 'Pieces', 'Rate', 'Reason', 'Note'],
    validate: ({ Direction, Pieces, Rate, Reason, Note }) => {
      const reason = adjustReasons.find((one) => one === Reason);
      const wanted = Direction === SET ? numberOf(Pieces, Rate) : undefined;
      const same = wanted === stock.OnHand ? t('setSame') : undefined;
      return {
        Pieces: wanted === undefined ? quantityWrong(Pieces, Rate) : same,
        Note: reason && isNoteNeeded(reason) && Note === '' ? t('noteMissing') : undefined,
      };
    },
    send: async ({ Direction, Pieces, Rate, Reason, Note }) => {
      const difference = differenceOf({ Direction, Pieces, Rate }, stock.OnHand);
      const body = {
        SaleUnit: stock.SaleUnit,
        ...(Direction === SET
          ? { SetTo: stock.OnHand + difference, OnHand: stock.OnHand }
          : { Pieces: difference }),
        Reason: adjustReasons.find((one) => one === Reason) ?? 'other',
        Note,
      };
      await book(body, (count) => t('adjusted', { count }));
      onClose();
    },
    onError: (error) => {
      // The sheet shows what is there now, and the next try goes by it.
      if (isApiError(error) && error.answer.code === 'STOCK_MOVED') void reread();
      tellError(error);
    },
    mainField: 'Pieces',
  });
  return (
    <Sheet title={t('adjustOf', { name: stock.PRODUCTNAME })} onClose={onClose}>
      <StepForm
        form={form}
        label={t('book')}
        onClose={onClose}
        onTyped={(element) => {
          const data = new FormData(element);
          const [Direction = '', Pieces = '', Rate = ''] = TYPED.map((name) => textOf(data.get(name)));
          setTyped({ Direction, Pieces, Rate });
        }}
      >
        <output>
          {added === 0
            ? t('now', { count: number(stock.OnHand) })
            : t('becomes', { count: number(stock.OnHand), after: number(stock.OnHand + added) })}
        </output>
        <SelectField
          {...form.fieldProps('Direction')}
          size="md"
          label={t('direction')}
          data={[
            { value: 'out', label: t('out') },
            { value: 'in', label: t('in') },
            { value: SET, label: t('set') },
          ]}
        />
        <AmountFields
          form={form}
          units={stock.Units}
          tooMany={
            -added <= stock.StockAvailable
              ? undefined
              : isSet
                ? t('setLeast', { count: number(stock.Held) })
                : t('outMost', { count: number(stock.StockAvailable) })
          }
        />
        <SelectField
          {...form.fieldProps('Reason')}
          size="md"
          label={t('reason')}
          data={adjustReasons.map((value) => ({ value, label: reasons(value) }))}
        />
        <TextField {...form.fieldProps('Note')} size="md" label={t('noteOptional')} maxLength={200} />
      </StepForm>
    </Sheet>
  );
}

/** In pieces; 0 for nothing that can be booked. */
function differenceOf({ Direction, Pieces, Rate }: Typed, onHand: number): number {
  if (Direction === SET) return (numberOf(Pieces, Rate) ?? onHand) - onHand;
  const pieces = piecesOf(Pieces, Rate) ?? 0;
  return Direction === 'in' || pieces === 0 ? pieces : -pieces;
}

/** Books goods that came, with the day on which they expire where they do. */
export function ReceiveSheet({ stock, onClose }: Props) {
  const t = useTranslations('merchantStock.act');
  const { api } = usePage();
  const quantityWrong = useQuantityWrong();
  const [expires, setExpires] = useState('');
  const book = useBooking((body: Parameters<typeof api.receiveStock>[0]['body'], headers) =>
    api.receiveStock({ params: { code: stock.P_Code }, body, headers }),
  );
  const form = useForm({
    fields: ['Pieces', 'Rate', 'Reference', 'Lot', 'ExpiresOn', 'Note'],
    validate: ({ Pieces, Rate }) => ({ Pieces: quantityWrong(Pieces, Rate) }),
    send: async ({ Pieces, Rate, Reference, Lot, Note }) => {
      const pieces = piecesOf(Pieces, Rate) ?? 0;
      const body = {
        SaleUnit: stock.SaleUnit,
        Pieces: pieces,
        Reference,
        Lot,
        ExpiresOn: expires || null,
        Note,
      };
      await book(body, (count) => t('received', { count }));
      onClose();
    },
    onError: useTellError(),
    mainField: 'Pieces',
  });
  const day = form.fieldProps('ExpiresOn');
  return (
    <Sheet title={t('receiveOf', { name: stock.PRODUCTNAME })} onClose={onClose}>
      <StepForm form={form} label={t('book')} onClose={onClose}>
        <p>{t('now', { count: number(stock.OnHand) })}</p>
        <AmountFields form={form} units={stock.Units} />
        <TextField {...form.fieldProps('Reference')} size="md" label={t('reference')} maxLength={60} />
        <DayField
          name="ExpiresOn"
          label={t('expires')}
          description={t('expiresHint')}
          day={expires}
          onDay={(next) => {
            day.onChange();
            setExpires(next);
          }}
          error={day.error}
        />
        <TextField {...form.fieldProps('Lot')} size="md" label={t('lot')} maxLength={40} />
        <TextField {...form.fieldProps('Note')} size="md" label={t('noteOptional')} maxLength={200} />
      </StepForm>
    </Sheet>
  );
}

/** Sends goods to another center: they leave the stock now, and come to that one once they are received there. */
export function SendSheet({ stock, onClose }: Props) {
  const t = useTranslations('merchantStock.act');
  const { api } = usePage();
  const quantityWrong = useQuantityWrong();
  const book = useBooking((body: Parameters<typeof api.sendStock>[0]['body'], headers) =>
    api.sendStock({ params: { code: stock.P_Code }, body, headers }),
  );
  const form = useForm({
    fields: ['To', 'Pieces', 'Rate', 'Note'],
    validate: ({ Pieces, Rate }) => ({ Pieces: quantityWrong(Pieces, Rate) }),
    send: async ({ To, Pieces, Rate, Note }) => {
      const body = { SaleUnit: stock.SaleUnit, To, Pieces: piecesOf(Pieces, Rate) ?? 0, Note };
      await book(body, (count) => t('sent', { count }));
      onClose();
    },
    onError: useTellError(),
    mainField: 'Pieces',
  });
  return (
    <Sheet title={t('sendOf', { name: stock.PRODUCTNAME })} onClose={onClose}>
      <StepForm form={form} label={t('send')} onClose={onClose}>
        <p>{t('can', { count: number(stock.StockAvailable) })}</p>
        <SelectField
          {...form.fieldProps('To')}
          size="md"
          label={t('to')}
          data-autofocus
          data={stock.SendTo.map(({ SaleUnit, DIST_NAME }) => ({ value: SaleUnit, label: DIST_NAME }))}
        />
        <AmountFields form={form} units={stock.Units} />
        <TextField {...form.fieldProps('Note')} size="md" label={t('noteOptional')} maxLength={200} />
      </StepForm>
    </Sheet>
  );
}

type AmountProps = {
  form: {
    fieldProps: (
      name: 'Pieces' | 'Rate',
    ) => ComponentProps<typeof TextField> & ComponentProps<typeof SelectField>;
  };
  units: ProductStock['Units'];
  /** Said of what is typed, before it is sent. */
  tooMany?: string | undefined;
};

/** How many, of the product's unit that they are counted in. */
export function AmountFields({ form, units, tooMany }: AmountProps) {
  const t = useTranslations('merchantStock.act');
  const bigger = units.filter(({ Rate }) => Rate > 1);
  const piece = units.find(({ Rate }) => Rate === 1)?.Name ?? t('piece');
  const { error, ...pieces } = form.fieldProps('Pieces');
  return (
    <div className={classes.amount}>
      <DigitsField
        {...pieces}
        error={error ?? tooMany}
        size="md"
        label={t('quantity')}
        data-autofocus
        read={(typed) => digitsIn(typed, 15)}
      />
      <SelectField
        {...form.fieldProps('Rate')}
        size="md"
        label={t('unit')}
        data={[
          { value: '1', label: piece },
          ...bigger.map(({ Name, Rate }) => ({
            value: String(Rate),
            label: t('unitOf', { name: Name, rate: number(Rate) }),
          })),
        ]}
      />
    </div>
  );
}
