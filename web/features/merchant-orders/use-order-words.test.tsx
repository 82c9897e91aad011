import { describe, expect, test } from 'vitest';
import { orderStates } from '#domain/orders/order.ts';
import { drawn } from '../../testing/drawn.tsx';
import type { ListedOrder } from './merchant-orders.queries.ts';
import { useOrderWords, useStepWords } from './use-order-words.ts';

/** What a hook gives, read while a component is drawn. */
function given<T>(hook: () => T): T {
  const seen: T[] = [];
  const Reader = () => {
    seen.push(hook());
    return null;
  };
  drawn(<Reader />);
  const [first] = seen;
  if (first === undefined) throw new Error('Nothing was drawn');
  return first;
}

describe('an order in words for staff', () => {
  test('what the customer fetches is never called sent', () => {
    const { status, step, ask, askText, done } = given(() => useStepWords('pickup'));
    const said = orderStates.flatMap((state) => [
      status(state),
      step(state),
      ask(state, 'A'),
      askText(state),
      done(state, 'A'),
    ]);
    expect(said.filter((text) => /deliver|ship|on its way|arrived/i.test(text))).toEqual([]);
    expect(given(() => useStepWords('parcel')).step('Shipping')).toBe('Hand over to delivery');
  });

  test.each<[Pick<ListedOrder, 'OrderType' | 'PaymentStatus' | 'AmountDue'>, string | undefined]>([
    [{ OrderType: '3', PaymentStatus: 'unpaid', AmountDue: 120 }, 'not paid'],
    // Canceled, or all of it came back.
    [{ OrderType: '3', PaymentStatus: 'unpaid', AmountDue: 0 }, undefined],
    [{ OrderType: '3', PaymentStatus: 'pending', AmountDue: 0 }, undefined],
    [{ OrderType: 'I', PaymentStatus: 'unpaid', AmountDue: 0 }, undefined],
    // Money that has come is still to be given back.
    [{ OrderType: '3', PaymentStatus: 'paid', AmountDue: 0 }, 'paid'],
    [{ OrderType: '3', PaymentStatus: 'refunded', AmountDue: 0 }, 'paid back'],
  ])('of %o is said: %s', (order, said) => {
    expect(given(useOrderWords).paymentState(order)).toBe(said);
  });
});
