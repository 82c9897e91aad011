import { createRandom } from '../random.ts';
import type { DemoCenter, DemoProduct, DemoStock } from '../types.ts';

/** Out everywhere, and at each center besides: so few that its list of what runs low shows more than what is gone. */
const GONE = 3;
const GONE_AT_CENTER = 2;

/**
 * What every center has of every product, in pieces: mostly plenty, some nearly gone, a few none, so that a shopper
 * meets each case in every center.
 */
export function initialStock(
  tenantId: string,
  centers: readonly DemoCenter[],
  products: readonly DemoProduct[],
): DemoStock[] {
  const codes = createRandom(`${tenantId} gone`).shuffled(products.map(({ code }) => code));
  const goneAt = new Map(
    centers.map(({ saleUnit }, at) => {
      const first = GONE + at * GONE_AT_CENTER;
      return [saleUnit, new Set([...codes.slice(0, GONE), ...codes.slice(first, first + GONE_AT_CENTER)])];
    }),
  );
  return products.flatMap(({ code, units }) =>
    centers.map(({ saleUnit }) => {
      const random = createRandom(`${tenantId} ${saleUnit} ${code}`);
      const isGone = goneAt.get(saleUnit)?.has(code) ?? false;
      return { saleUnit, productCode: code, pieces: isGone ? 0 : piecesOf(random, units.at(-1)?.rate ?? 1) };
    }),
  );
}

function piecesOf(random: ReturnType<typeof createRandom>, biggest: number): number {
  const luck = random.next();
  // Below the shop's usual minimum of ten pieces: shown as limited.
  if (luck < 0.12) return random.int(1, 9);
  if (luck < 0.3) return random.int(12, 60);
  return random.int(80, 400) + biggest * random.int(1, 8);
}
