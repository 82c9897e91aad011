import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { useCounted } from '../../ui/display/use-counted.ts';
import { textOf, useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { NoteFields } from './note-fields.tsx';
import { readPacked } from './packed-lines.ts';
import { packedTotal } from './packed-total.ts';
import { StepForm } from './step-sheet.tsx';
import classes from './step-sheet.module.css';
import { orderParams, useOrderChange } from './use-order-change.ts';
import { useOrderTransition } from './use-order-transition.ts';

/** Field names begin with a letter: objects put names that are numbers before the others. */
const fieldOf = (line: number): string => `line${line}`;

type Props = { detail: OrderDetail; onClose: () => void };

/**
 * What was really packed of each line; what is missing goes back to stock, and the order costs less. Of an order that
 * is packed already, this corrects it.
 */
export function PackSheet({ detail, onClose }: Props) {
  const t = useTranslations('merchantOrders');
  const counted = useCounted();
  const transitionOrder = useOrderTransition(detail);
  const change = useOrderChange(detail);
  const lines = detail.OrderDetails;
  const { OrderID, OrderType, Status, Total } = detail.Order;
  const isCorrected = Status === 'Packed';
  const packedOf = (values: Record<string, string>) =>
    readPacked(lines, (line) => values[fieldOf(line)] ?? '');
  const total = (values: Record<string, string>) => {
    const { less, wrong } = packedOf(values);
    return wrong.size > 0 ? undefined : packedTotal(detail, less);
  };
  const [newTotal, setNewTotal] = useState<number>();
  const showTotal = ({ currentTarget }: FormEvent<HTMLElement>): void => {
    const form = currentTarget.closest('form');
    if (!form) return;
    const data = new FormData(form);
    setNewTotal(
      total(Object.fromEntries(lines.map(({ Line }) => [fieldOf(Line), textOf(data.get(fieldOf(Line)))]))),
    );
  };
  const form = useForm<string>({
    fields: [...lines.map(({ Line }) => fieldOf(Line)), 'Reason', 'Note', 'Lines'],
    validate: (values) => {
      const { wrong, nothing } = packedOf(values);
      const [first] = lines;
      return {
        ...Object.fromEntries(
          lines
            .filter(({ Line }) => wrong.has(Line))
            .map(({ Line, Quantity }) => [fieldOf(Line), t('pack.wrong', { most: String(Quantity) })]),
        ),
        ...(nothing && first && { [fieldOf(first.Line)]: t('pack.nothing') }),
      };
    },
    send: async (values) => {
      const { less: Lines } = packedOf(values);
      const { Reason, Note: note } = values;
      if (isCorrected)
        await change(
          (api) =>
            api.repackMerchantOrder({ params: orderParams(detail), body: { Lines, Reason, Note: note } }),
          t('pack.corrected', { id: OrderID }),
        );
      else await transitionOrder({ To: 'Packed', Reason, Note: note, Lines });
      onClose();
    },
    onError: useTellError(),
  });
  /** What was scanned by mistake is refused at once, not only when all is sent. */
  const refuseScanned = (event: KeyboardEvent<HTMLInputElement>, line: number, most: number): void => {
    const { key, currentTarget } = event;
    if (key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!readPacked([{ Line: line, Quantity: most }], () => currentTarget.value.trim()).wrong.has(line))
      return;
    event.preventDefault();
    event.stopPropagation();
    form.setErrors({ [fieldOf(line)]: t('pack.wrong', { most: String(most) }) });
    currentTarget.select();
  };
  return (
    <Sheet
      title={isCorrected ? t('pack.correctOf', { id: OrderID }) : t('ask.Packed', { id: OrderID })}
      onClose={onClose}
    >
      <StepForm form={form} label={isCorrected ? t('pack.save') : t('step.Packed')} onClose={onClose}>
        <p>{isCorrected ? t('pack.correctText') : t('askText.Packed')}</p>
        <ul className={classes.lines}>
          {lines.map(({ Line, P_Code, PRODUCTNAME, Quantity, PackedQuantity, UnitName }) => (
            <li key={Line} className={classes.line}>
              <span>
                <UserText>{PRODUCTNAME}</UserText>
                <span className={classes.code}>
                  {P_Code} · {t('pack.ordered', { amount: counted(Quantity, UnitName) })}
                </span>
              </span>
              <TextField
                {...form.fieldProps(fieldOf(Line))}
                onInput={showTotal}
                onKeyDown={(event) => refuseScanned(event, Line, Quantity)}
                size="md"
                aria-label={t('pack.packedOf', { name: PRODUCTNAME })}
                defaultValue={String(PackedQuantity ?? Quantity)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
              />
            </li>
          ))}
        </ul>
        <output className={classes.newTotal}>
          {OrderType !== 'I' &&
            newTotal !== undefined &&
            newTotal !== Total &&
            t('pack.newTotal', { total: formatBaht(newTotal), before: formatBaht(Total) })}
        </output>
        {form.errors['Lines'] !== undefined && (
          <Note tone="error" live>
            {form.errors['Lines']}
          </Note>
        )}
        <NoteFields form={form} />
      </StepForm>
    </Sheet>
  );
}
