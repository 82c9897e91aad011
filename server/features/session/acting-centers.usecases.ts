/**
 * Which centers a visitor who orders in a customer's name may reach. A salesman reaches his own centers alone, as they
 * are at the moment of the call and not as they were when his token was signed (B-17).
 */
import type { Dependencies } from '../../dependencies.ts';
import { isActing, type Visitor } from '../../http/visitor.ts';
import type { OrderScope } from '#database/order-scope.ts';
import { centersOfStaff } from './staff.usecases.ts';

/** A customer reaches all of his orders. Throws 401 SESSION_OVER for a salesman who may not enter any more. */
export async function orderScopeOf(deps: Dependencies, visitor: Visitor): Promise<OrderScope> {
  const { customerCode } = visitor;
  if (!isActing(visitor)) return { customerCode, saleUnits: 'all' };
  const centers = await centersOfStaff(deps, visitor);
  return { customerCode, saleUnits: centers.map((center) => center.saleUnit) };
}
