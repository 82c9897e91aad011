import { formatBaht } from '#domain/pricing/format-baht.ts';
import { shortReasons } from '#domain/orders/packing.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { useCounted } from '../../ui/display/use-counted.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { OrderDetail } from '../merchant-orders/merchant-orders.queries.ts';
import { NoteFields } from '../merchant-orders/note-fields.tsx';
import { StepForm } from '../merchant-orders/step-form.tsx';
import { orderParams, useOrderChange } from '../merchant-orders/use-order-change.ts';
import { useOrderTransition } from '../merchant-orders/use-order-transition.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { packedSums } from './packed-total.ts';
import classes from './packing.module.css';
import type { Counted } from './use-packing.ts';

type Props = {
  detail: OrderDetail;
  counted: Counted;
  onClose: () => void;
  /** The order is packed, or somebody else has changed it. */
  onPacked: () => void;
};

/** Field names begin with a letter: objects put names that are numbers before the others. */
const fieldOf = (line: number): string => `because${line}`;

/** Names what is missing and what that comes to, before the order is packed; each short line has its reason. */
export function PackReview({ detail, counted, onClose, onPacked }: Props) {
  const t = useTranslations('merchantOrders.pack');
  const words = useTranslations('merchantOrders');
  const amount = useCounted();
  const transitionOrder = useOrderTransition(detail);
  const change = useOrderChange(detail);
  const { Order, OrderDetails } = detail;
  const { OrderID: id, Total, OrderType } = Order;
  const isCorrected = Order.Status === 'Packed';
  const short = OrderDetails.filter(({ Line, Quantity }) => (counted.get(Line) ?? 0) < Quantity);
  const sums = packedSums(detail, counted);
  const hasMoney = OrderType !== 'I';
  const form = useForm<string>({
    fields: [...short.map(({ Line }) => fieldOf(Line)), 'Reason', 'Note', 'Lines'],
    validate: (values) =>
      Object.fromEntries(
        short
          .filter(({ Line }) => values[fieldOf(Line)] === '')
          .map(({ Line }) => [fieldOf(Line), t('becauseMissing')]),
      ),
    send: async (values) => {
      const { Reason, Note: note } = values;
      const Lines = short.map(({ Line }) => {
        const Because = shortReasons.find((one) => one === values[fieldOf(Line)]);
        return { Line, Packed: counted.get(Line) ?? 0, ...(Because && { Because }) };
      });
      if (isCorrected)
        await change(
          (api) =>
            api.repackMerchantOrder({ params: orderParams(detail), body: { Lines, Reason, Note: note } }),
          t('corrected', { id }),
        );
      else await transitionOrder({ To: 'Packed', Reason, Note: note, Lines });
      onPacked();
    },
    onError: useTellError(),
  });
  const title = t('reviewOf', { id });
  if (!sums)
    return (
      <Sheet title={title} onClose={onClose}>
        <Note tone="warning" title={t('nothing')} />
      </Sheet>
    );
  const missing = [...sums.missing.values()].reduce((sum, baht) => sum + baht, 0);
  return (
    <Sheet title={title} onClose={onClose}>
      <StepForm form={form} label={isCorrected ? t('save') : words('step.Packed')} onClose={onClose}>
        {short.length === 0 ? (
          <Note tone="good" title={t('complete', { count: OrderDetails.length })} />
        ) : (
          <Note
            tone="warning"
            title={
              hasMoney
                ? t('shortBy', { count: short.length, sum: formatBaht(missing) })
                : t('short', { count: short.length })
            }
          >
            <p>{t(isCorrected ? 'correctText' : 'shortText')}</p>
          </Note>
        )}
        {short.length > 0 && (
          <ul className={classes.missing}>
            {short.map(({ Line, PRODUCTNAME, Quantity, UnitName, ShortBecause }) => (
              <li key={Line}>
                <UserText className={classes.name}>{PRODUCTNAME}</UserText>
                <span className={classes.small}>
                  {counted.has(Line)
                    ? t('packedFrom', {
                        packed: String(counted.get(Line)),
                        ordered: amount(Quantity, UnitName),
                      })
                    : t('uncounted', { ordered: amount(Quantity, UnitName) })}
                  {hasMoney && ` · ${t('missing', { sum: formatBaht(sums.missing.get(Line) ?? 0) })}`}
                </span>
                <SelectField
                  {...form.fieldProps(fieldOf(Line))}
                  size="md"
                  aria-label={t('becauseOf', { name: PRODUCTNAME })}
                  defaultValue={ShortBecause ?? ''}
                  data={[
                    { value: '', label: t('choose') },
                    ...shortReasons.map((value) => ({ value, label: t(`because.${value}`) })),
                  ]}
                />
              </li>
            ))}
          </ul>
        )}
        {hasMoney && (
          <p className={classes.total}>
            {sums.total === Total
              ? t('total', { total: formatBaht(Total) })
              : t('newTotal', { total: formatBaht(sums.total), before: formatBaht(Total) })}
          </p>
        )}
        {form.errors['Lines'] !== undefined && (
          <Note tone="error" live>
            {form.errors['Lines']}
          </Note>
        )}
        <NoteFields form={form} hasCustomer={hasMoney} />
      </StepForm>
    </Sheet>
  );
}
