import { createRandom } from '../random.ts';
import type { DemoCenter, DemoProduct, DemoStock } from '../types.ts';

/**
 * What every center has of every product, in pieces: mostly plenty, some nearly gone, some none. About one
 * product in thirty is out everywhere, so that a shopper meets each case in every center.
 */
export function initialStock(
  tenantId: string,
  centers: readonly DemoCenter[],
  products: readonly DemoProduct[],
): DemoStock[] {
  return products.flatMap(({ code, units }) => {
    const gone = createRandom(`${tenantId} ${code}`).chance(0.03);
    const biggest = units.at(-1)?.rate ?? 1;
    return centers.map(({ saleUnit }) => {
      const random = createRandom(`${tenantId} ${saleUnit} ${code}`);
      return { saleUnit, productCode: code, pieces: gone ? 0 : piecesOf(random, biggest) };
    });
  });
}

function piecesOf(random: ReturnType<typeof createRandom>, biggest: number): number {
  const luck = random.next();
  if (luck < 0.04) return 0;
  // Below the shop's usual minimum of ten pieces: shown as limited.
  if (luck < 0.12) return random.int(1, 9);
  if (luck < 0.3) return random.int(12, 60);
  return random.int(80, 400) + biggest * random.int(1, 8);
}
