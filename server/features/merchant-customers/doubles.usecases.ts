/** Staff look for customers that were registered twice (R-49c). */
import { doubleReasons } from '#domain/access/customer-merge.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import { centerOfStaff, centersOfStaff } from '../session/session.public.ts';
import { lookingAt } from './customer-looks.usecases.ts';
import { presentDeskCustomer } from './desk-customers.present.ts';
import { findDeskCustomers } from './desk-customers.queries.ts';
import { findDoublesOf, findPairs, type Kind } from './doubles.queries.ts';
import { customerOf } from './merchant-customers.usecases.ts';

const MOST_DOUBLES = 10;
/** Entries that one page looks at, whatever it finds: customers of other centers may be who shares them. */
const LOOKED_AT = 2_000;

const reasonsOf = (kinds: readonly Kind[]) => kinds.map((kind) => doubleReasons[kind]);

/** Throws 404 CUSTOMER_NOT_FOUND for one of none of the caller's centers, CUSTOMER_MERGED; 429 TOO_MANY_CUSTOMERS. */
export async function doublesOfCustomer(
  deps: Dependencies,
  { visitor, language }: CallContext,
  code: string,
): Promise<CallAnswer<'doublesOfCustomer'>> {
  const saleUnits = (await centersOfStaff(deps, visitor)).map((center) => center.saleUnit);
  return lookingAt(deps, { visitor, code }, async (tx) => {
    await customerOf(tx, { code, saleUnits });
    const doubles = await findDoublesOf(tx, { code, saleUnits, take: MOST_DOUBLES });
    const shown = await shownOf(tx, { codes: doubles.map((one) => one.code), saleUnits, language });
    return {
      Data: doubles.flatMap((one) => {
        const customer = shown.get(one.code);
        return customer ? [{ ...customer, Reasons: reasonsOf(one.kinds) }] : [];
      }),
    };
  });
}

type Showing = { codes: readonly string[]; saleUnits: readonly string[]; language: CallContext['language'] };

async function shownOf(tx: TenantTransaction, { codes, saleUnits, language }: Showing) {
  const rows = await findDeskCustomers(tx, { codes, saleUnits });
  return new Map(rows.map((row) => [row.code, presentDeskCustomer(row, { language, withOrders: false })]));
}

/** Throws 404 CENTER_NOT_FOUND. */
export async function customerDoubles(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { saleUnit: asked, after, take }: CallParsed<'customerDoubles'>['query'],
): Promise<CallAnswer<'customerDoubles'>> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const { pairs, next } = await findPairs(tx, { saleUnit, after, take, look: LOOKED_AT });
      const codes = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))];
      const shown = await shownOf(tx, { codes, saleUnits: [saleUnit], language });
      return {
        Data: pairs.flatMap(({ one, other, kinds }) => {
          const [Customer, Double] = [shown.get(one), shown.get(other)];
          return Customer && Double ? [{ Customer, Double, Reasons: reasonsOf(kinds) }] : [];
        }),
        Next: next,
      };
    },
    { readOnly: true },
  );
}
