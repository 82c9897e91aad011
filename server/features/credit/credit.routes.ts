import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { creditBalance, creditStatement } from './buyer-credit.usecases.ts';
import { defineCreditEffects } from './credit-orders.usecases.ts';
import { defineCreditExport } from './credit-export.usecases.ts';
import {
  adjustDebt,
  creditDebts,
  customerCredit,
  customerEntries,
  setLimit,
  takeSapDebt,
} from './merchant-credit.usecases.ts';
import { recordRepayment } from './repayments.usecases.ts';

/** Customer credit (decision 86). */
export function addCreditRoutes(app: FastifyInstance, deps: Dependencies): void {
  defineCreditEffects(deps);
  defineCreditExport(deps);
  serveCall(app, deps, 'creditBalance', ({ visitor }) => creditBalance(deps, visitor));
  serveCall(app, deps, 'creditStatement', ({ visitor, query }) => creditStatement(deps, visitor, query));
  serveCall(app, deps, 'creditDebts', ({ visitor, query }) => creditDebts(deps, visitor, query));
  serveCall(app, deps, 'customerCredit', ({ visitor, params }) => customerCredit(deps, visitor, params.code));
  serveCall(app, deps, 'customerCreditEntries', ({ visitor, params, query }) =>
    customerEntries(deps, visitor, { ...params, ...query }),
  );
  serveCall(app, deps, 'setCreditLimit', (call) => setLimit(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'adjustCreditDebt', (call) =>
    adjustDebt(deps, call, { ...call.params, ...call.body }),
  );
  serveCall(app, deps, 'takeSapDebt', (call) => takeSapDebt(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'recordRepayment', (call) =>
    recordRepayment(deps, call, { ...call.params, body: call.body, key: call.idempotencyKey }),
  );
}
