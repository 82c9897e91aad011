/** Many products offered at a center or no longer, as a run that can be undone (S-84b). */
import { MAX_RUN_ROWS } from '#domain/runs/run.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, notAllowed } from '../../http/call-error.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import type { RunKind } from '../../run-kinds.ts';
import { changeProducts } from '../catalogue/catalogue.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { startRun, tellMaker } from '../runs/runs.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { listedCodes } from './merchant-products.usecases.ts';
import { turnLocked } from './product-saving.usecases.ts';
import { findToTurn } from './product-writing.queries.ts';

const KIND = 'products.offers';

type RowInput = { saleUnit: string; isActive: boolean };
type Facts = RowInput & { Undoes?: string };

/**
 * Starts the run, once for its key: the products that are not so yet; archived ones stay as they are. Throws 400 RUN_TOO_LONG,
 * RUN_EMPTY; 404 CENTER_NOT_FOUND; 409 TOO_MANY_RUNS.
 */
export async function turnProducts(
  deps: Dependencies,
  context: CallContext & { idempotencyKey: string },
  asked: CallParsed<'turnProducts'>['body'],
): Promise<CallAnswer<'turnProducts'>> {
  const { visitor, idempotencyKey: key } = context;
  const { tenantId } = visitor;
  const { Codes, Become, ...filters } = asked;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: filters.saleUnit });
  const isActive = Become === 'Y';
  const codes =
    Codes ?? (await listedCodes(deps, context, Object.assign({ most: MAX_RUN_ROWS + 1 }, filters))).codes;
  if (codes.length > MAX_RUN_ROWS) throw badRequest('RUN_TOO_LONG', { values: { count: MAX_RUN_ROWS } });
  const claim = claimOf({ visitor, call: 'turnProducts', key, input: asked });
  const begin = async (tx: TenantTransaction) => {
    const turned = await findToTurn(tx, { codes, saleUnit, isActive });
    const rows = turned.map((code) => ({ key: code, input: { saleUnit, isActive } satisfies RowInput }));
    const parameters: Facts = { saleUnit, isActive };
    return startRun(deps, tx, context, { kind: KIND, parameters, rows });
  };
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, () => begin(tx)),
  );
  return answer;
}

const TITLES = {
  th: { on: 'เปิดขายสินค้า {count} รายการที่ {center}', off: 'ปิดขายสินค้า {count} รายการที่ {center}' },
  en: { on: 'Sell {count} products at {center}', off: 'Stop selling {count} products at {center}' },
};

/** Each row is one product; what lies in carts is not taken from them, and says so. */
export function defineOfferRun(deps: Dependencies): void {
  const assertMay = async ({ visitor }: { visitor: Visitor }): Promise<void> => {
    if (!(await deps.hasMerchantPage(visitor, 'products'))) throw notAllowed('PAGE_DISABLED');
    if (!(await deps.hasStaffRight(visitor, 'manageProducts'))) throw notAllowed('RIGHT_MISSING');
  };
  const kind: RunKind = {
    title: ({ parameters, total }, language) => {
      const { saleUnit, isActive, Undoes } = parameters as Facts;
      const words = TITLES[language];
      return (isActive === (Undoes === undefined) ? words.on : words.off)
        .replace('{count}', total.toLocaleString('en-US'))
        .replace('{center}', saleUnit);
    },
    fileName: 'products',
    finish: (tx, run) => tellMaker(deps, tx, { run, kind }),
    assertMay,
    reverse: (input) => {
      const { saleUnit, isActive } = input as RowInput;
      return { saleUnit, isActive: !isActive };
    },
    workRow: async ({ visitor }, { key: code, input, mark }) => {
      await assertMay({ visitor });
      const { saleUnit, isActive } = input as RowInput;
      await centerOfStaff(deps, { visitor, saleUnit });
      await changeProducts(deps, { tenantId: visitor.tenantId, codes: [code] }, async (tx) => {
        await mark(tx);
        await turnLocked(deps, tx, visitor, { code, saleUnit, isActive, evenInCarts: false });
      });
    },
  };
  deps.runKinds.define(KIND, kind);
}
