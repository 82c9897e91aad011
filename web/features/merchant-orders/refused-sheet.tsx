import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { NoteFields } from './note-fields.tsx';
import { ReasonChips, refusalReasons } from './reason-chips.tsx';
import { ReturnedLine, restockedOf } from './returned-line.tsx';
import { leftOf, readReturned } from './returned-lines.ts';
import { StepForm } from './step-form.tsx';
import classes from './step-sheet.module.css';
import { useOrderTransition } from './use-order-transition.ts';
import { useStepWords } from './use-order-words.ts';

type Props = { detail: OrderDetail; onClose: () => void };

/** All of an order comes back without having been delivered; what of it cannot be sold again is written off. */
export function RefusedSheet({ detail, onClose }: Props) {
  const t = useTranslations('merchantOrders');
  const money = useTranslations('merchantMoney.back');
  const { OrderID, DeliveryKind, OrderType } = detail.Order;
  const words = useStepWords(DeliveryKind, OrderType);
  const transitionOrder = useOrderTransition(detail);
  const lines = detail.OrderDetails.filter((line) => leftOf(line) > 0);
  const quantities = new Map(lines.map((line) => [line.Line, String(leftOf(line))]));
  const returnedOf = (values: Record<string, string>) =>
    readReturned(lines, (line) => ({
      quantity: quantities.get(line) ?? '',
      restocked: values[restockedOf(line)] ?? '',
    }));
  const form = useForm<string>({
    fields: [...lines.map(({ Line }) => restockedOf(Line)), 'Reason', 'Note', 'Lines'],
    validate: (values) => ({
      ...Object.fromEntries(
        [...returnedOf(values).wrongRestocked].map((line) => [restockedOf(line), t('back.restockedWrong')]),
      ),
      ...(values['Reason'] === '' && { Reason: t('reasonMissing') }),
    }),
    send: async (values) => {
      const { Reason = '', Note: note = '' } = values;
      const Restocked = returnedOf(values).lines.flatMap(({ Line, Quantity, Restocked: restocked }) =>
        restocked === Quantity ? [] : { Line, Restocked: restocked },
      );
      await transitionOrder({
        To: 'Returned',
        Reason,
        Note: note,
        ...(Restocked.length > 0 && { Restocked }),
      });
      onClose();
    },
    onError: useTellError(),
  });
  return (
    <Sheet title={words.ask('Returned', OrderID)} onClose={onClose}>
      <StepForm form={form} isWayOut label={words.step('Returned')} onClose={onClose}>
        <p>{words.askText('Returned')}</p>
        <p className={classes.code}>{money('restockedHint')}</p>
        <ul className={classes.lines}>
          {lines.map((line) => (
            <ReturnedLine key={line.Line} line={line} form={form} isWhole />
          ))}
        </ul>
        {form.errors['Lines'] !== undefined && (
          <Note tone="error" live>
            {form.errors['Lines']}
          </Note>
        )}
        <ReasonChips reasons={refusalReasons} />
        <NoteFields form={form} isReasonNeeded />
      </StepForm>
    </Sheet>
  );
}
