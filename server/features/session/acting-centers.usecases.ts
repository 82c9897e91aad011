/**
 * The centers whose orders a visitor may access on a customer's behalf. A salesman can only access their own
 * centers, as they are at the time of the call and not when the token was signed (B-17).
 */
import type { Dependencies } from '../../dependencies.ts';
import { isActing, type Visitor } from '../../http/visitor.ts';
import type { OrderScope } from '#database/order-scope.ts';
import { centersOfStaff } from './staff.usecases.ts';

/** A customer can access all of their orders. Throws 401 SESSION_OVER for a salesman who may no longer sign in. */
export async function orderScopeOf(deps: Dependencies, visitor: Visitor): Promise<OrderScope> {
  const { customerCode } = visitor;
  if (!isActing(visitor)) return { customerCode, saleUnits: 'all' };
  const centers = await centersOfStaff(deps, visitor);
  return { customerCode, saleUnits: centers.map((center) => center.saleUnit) };
}
