/** One price set as staff set it, in the grid of the product. */
import { expect } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { cellName, typeName } from '#domain/pricing/price-cells.ts';
import type { PriceLevel } from '#domain/pricing/pricing.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';
import type { TestTenant } from './shop-data.ts';
import type { TestShop } from './shop.ts';

type Price = {
  tenant?: TestTenant;
  code: string;
  unit?: UnitNumber;
  level?: PriceLevel;
  /** As set; 0 is none. */
  baht: number;
};

/** A price that had none before includes tax. */
export async function setPrice(
  shop: TestShop,
  { tenant = 'alpha', code, unit = 1, level = 1, baht }: Price,
): Promise<void> {
  const token = await shop.tokenOf(tenant, 'ADMIN');
  const params = { code };
  const read = await shop.call('productPrices', { token, params });
  const {
    Units: _units,
    VatRate: _rate,
    P_Code: _code,
    ...prices
  } = read.json<CallAnswer<'productPrices'>>();
  const type = typeName(unit, level);
  const body = { ...prices, [cellName(unit, level)]: baht || null, [type]: prices[type] ?? 1 };
  const saved = await shop.call('saveProductPrices', { token, params, body });
  expect(saved.statusCode, saved.body).toBe(200);
}
