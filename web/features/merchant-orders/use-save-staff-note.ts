import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { isApiError } from '#contract/client.ts';
import { dataTold } from '../../page/data-told.ts';
import { usePage } from '../../page/page-context.ts';
import { MERCHANT_ORDERS, merchantOrderQuery, type ListedOrder } from './merchant-orders.queries.ts';

type Listed = InfiniteData<CallAnswer<'merchantOrders'>>;

/**
 * Changes the internal note of an order; every list that shows it follows. Somebody else's change is not overwritten: it is
 * shown, and the refusal thrown.
 */
export function useSaveStaffNote() {
  const page = usePage();
  const client = useQueryClient();
  const show = ({ OrderID, SaleUnit }: ListedOrder, StaffNote: string): Promise<void> => {
    client.setQueriesData<Listed>(
      { queryKey: [...MERCHANT_ORDERS, 'list'] },
      (listed) =>
        listed && {
          ...listed,
          pages: listed.pages.map((one) => ({
            ...one,
            Data: one.Data.map((order) =>
              order.OrderID === OrderID && order.SaleUnit === SaleUnit ? { ...order, StaffNote } : order,
            ),
          })),
        },
    );
    const { queryKey } = merchantOrderQuery(page, { orderid: OrderID, saleunit: SaleUnit });
    void client.invalidateQueries({ queryKey });
    return dataTold();
  };
  /** Gives the note as it is kept, once it is shown. */
  return async (order: ListedOrder, note: string, before: string): Promise<string> => {
    const params = { orderid: order.OrderID, saleunit: order.SaleUnit };
    try {
      const { Note } = await page.api.saveStaffNote({ params, body: { Note: note, Before: before } });
      await show(order, Note);
      return Note;
    } catch (error) {
      if (isApiError(error) && error.answer.code === 'STAFF_NOTE_CHANGED')
        await show(order, (error.answer.details as { Note: string }).Note);
      throw error;
    }
  };
}
