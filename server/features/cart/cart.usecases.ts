/** The cart that follows a signed-in buyer from browser to browser (C-04). */
import { mergeChanges } from '#domain/orders/cart-mirror.ts';
import type { MirroredCart } from '#contract/cart.schemas.ts';
import type { CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { findCart, lockCart, writeCart, type CartKey, type CartRow } from './cart.queries.ts';

type Named = { SaleUnit: string; Mode: CartKey['mode'] };

/** The buyer's own cart at the token's center: two tabs with two centers must not mix theirs. */
function keyOf({ customerCode, saleUnit }: Visitor, { SaleUnit, Mode }: Named): CartKey {
  if (SaleUnit !== saleUnit)
    throw conflict('CENTER_MISMATCH', { details: { SaleUnit: saleUnit }, quiet: true });
  return { customerCode, saleUnit, mode: Mode };
}

function present({ version, lines }: CartRow, refused: readonly string[] = []): MirroredCart {
  return {
    Version: version,
    Lines: lines
      .filter(({ removed }) => !removed)
      .map(({ P_Code, qty1, qty2, qty3, selected }) => ({ P_Code, qty1, qty2, qty3, selected })),
    Removed: lines.filter(({ removed }) => removed).map(({ P_Code }) => P_Code),
    Refused: [...refused],
  };
}

const NOTHING: CartRow = { version: 0, lines: [] };

/** Throws 409 CENTER_MISMATCH. */
export async function cartOfCustomer(
  deps: Dependencies,
  visitor: Visitor,
  named: Named,
): Promise<MirroredCart> {
  const key = keyOf(visitor, named);
  const cart = await deps.database.inTenant(visitor.tenantId, (tx) => findCart(tx, key), { readOnly: true });
  return present(cart ?? NOTHING);
}

/**
 * Merges a device's changes, the later change of each line winning, and returns the whole cart. Idempotent. Throws
 * 409 CENTER_MISMATCH, 404 CUSTOMER_NOT_FOUND.
 */
export async function changeCart(
  deps: Dependencies,
  visitor: Visitor,
  body: CallParsed<'putCart'>['body'],
): Promise<MirroredCart> {
  if (body.Changes.length === 0) return cartOfCustomer(deps, visitor, body);
  const key = keyOf(visitor, body);
  const at = deps.clock();
  const now = at.getTime();
  const changes = body.Changes.map(({ Ago, Removed, ...line }) => ({
    ...line,
    removed: Removed,
    changedAt: now - Ago,
  }));
  return deps.database.inTenant(visitor.tenantId, async (tx) => {
    const stored = await lockCart(tx, visitor.tenantId, key, at);
    if (!stored) throw notFound('CUSTOMER_NOT_FOUND');
    const { lines, refused, changed } = mergeChanges(stored.lines, changes, { now });
    if (!changed) return present(stored, refused);
    const cart = { version: stored.version + 1, lines };
    await writeCart(tx, key, { ...cart, at });
    return present(cart, refused);
  });
}
