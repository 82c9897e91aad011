/** What came back of an order, as it was typed. */
import { wholeNumber } from '#domain/text/digits.ts';

type Sent = {
  Line: number;
  Quantity: number;
  PackedQuantity?: number | undefined;
  ReturnedQuantity?: number | undefined;
};

/** How many units of a line the customer still has. */
export const leftOf = ({ Quantity, PackedQuantity, ReturnedQuantity = 0 }: Sent): number =>
  (PackedQuantity ?? Quantity) - ReturnedQuantity;

export type ReturnedLines = {
  /** As the call takes them. */
  lines: { Line: number; Quantity: number; Restocked: number }[];
  /** Lines of which more would come back than the customer has, or whose number is none. */
  wrongQuantity: ReadonlySet<number>;
  /** Lines of which more would go back to stock than comes back. */
  wrongRestocked: ReadonlySet<number>;
};

/** Empty fields count as nothing that comes back, and as everything that goes back to stock. */
export function readReturned(
  lines: readonly Sent[],
  typed: (line: number) => { quantity: string; restocked: string },
): ReturnedLines {
  const wrongQuantity = new Set<number>();
  const wrongRestocked = new Set<number>();
  const returned: ReturnedLines['lines'] = [];
  for (const line of lines) {
    const { quantity, restocked } = typed(line.Line);
    const count = quantity === '' ? 0 : wholeNumber(quantity);
    if (count === undefined || count > leftOf(line)) {
      wrongQuantity.add(line.Line);
      continue;
    }
    const back = restocked === '' ? count : wholeNumber(restocked);
    if (back === undefined || back > count) wrongRestocked.add(line.Line);
    else if (count > 0) returned.push({ Line: line.Line, Quantity: count, Restocked: back });
  }
  return { lines: returned, wrongQuantity, wrongRestocked };
}
