/** A code that a buyer types is looked up so often and no more. */
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { clientAddress } from '../../http/client-address.ts';
import { actorOf, GUEST, type Visitor } from '../../http/visitor.ts';
import type { KnownPromotions } from './promotion.running.rules.ts';

/** Who names the code, and from where. */
export type Typing = { visitor: Visitor; request: Pick<FastifyRequest, 'ip'> };

/**
 * To be called with what a code is looked up in, and before. Throws 429 PROMOTION_CODE_TRIES after too many unknown ones. Numbers of
 * coupons are not counted: each is its owner's, and another's is answered like none.
 */
export function assertMayTry(
  { codeTries }: Pick<Dependencies, 'codeTries'>,
  { visitor, request }: Typing,
  { code, known }: { code: string | undefined; known: KnownPromotions },
): void {
  if (code === undefined) return;
  const { tenantId, customerCode } = visitor;
  const { kind, id } = actorOf(visitor);
  codeTries.look(
    {
      person: customerCode === GUEST ? undefined : `${tenantId} ${kind} ${id}`,
      address: `${tenantId} ${clientAddress(request)}`,
    },
    { code, isKnown: known.byCode.has(code) },
  );
}
