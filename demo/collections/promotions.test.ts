import { describe, expect, it } from 'vitest';
import { calculations, conditionTypes, discountKinds } from '#domain/promotion/promotion-terms.ts';
import { demoTenants } from '../tenants.ts';
import type { DemoPromotion } from './types.ts';

const tenants = demoTenants();

describe('the promotions of all demo shops', () => {
  const isNow = ({ plan }: DemoPromotion) => plan.fromDay <= 0 && plan.toDay > 0;
  const running = tenants.flatMap(({ promotions }) => promotions.filter(isNow));

  it('D-02 are of every kind, condition and calculation', () => {
    const kinds = running.flatMap(({ plan }) => {
      if (plan.kind === 'HOT_DEAL') return [];
      const { condition = 'quantity', calculation = 'once' } = plan.terms;
      return `${plan.kind} ${condition} ${calculation}`;
    });
    expect(new Set(kinds).size).toBe(discountKinds.length * conditionTypes.length * calculations.length);
  });

  it('D-02 are for customer types, store types, new customers, weekdays and one center', () => {
    const audiences = running.map(({ plan }) => plan.audience ?? {});
    for (const of of ['customerTypes', 'storeTypes', 'isForNew', 'weekdays', 'saleUnits'] as const)
      expect(audiences.filter((audience) => audience[of] !== undefined).length, of).toBeGreaterThan(0);
    const wrong = tenants.flatMap(({ promotions, types, centers }) =>
      promotions.flatMap(({ plan: { audience = {} } }) => [
        ...(audience.customerTypes ?? []).filter((type) => !types.customer[type]),
        ...(audience.storeTypes ?? []).filter((type) => !types.store[type]),
        ...(audience.saleUnits ?? []).filter((code) => !centers.some(({ saleUnit }) => saleUnit === code)),
      ]),
    );
    expect(wrong).toEqual([]);
  });

  it('D-02 D-04 P-43 have in each shop coupons to collect, coupons to use and coupons that are over', () => {
    for (const { tenantId, promotions } of tenants) {
      const withCoupons = promotions.filter(({ coupons }) => coupons !== undefined);
      const kinds = withCoupons.map((one) => `${one.coupons} ${isNow(one) ? 'now' : 'over'}`);
      expect(kinds.toSorted(), tenantId).toEqual(['collect now', 'given now', 'given over']);
    }
  });

  it('D-02 take off no more than the floor price leaves, of the lowest price of all', () => {
    const wrong = tenants.flatMap(({ promotions, products }) =>
      promotions.flatMap(({ plan, products: codes }) => {
        if (
          plan.kind === 'HOT_DEAL' ||
          plan.toDay <= 0 ||
          (plan.terms.condition ?? 'quantity') !== 'quantity'
        )
          return [];
        const steps = plan.terms.steps.filter(({ from }) => from === 1);
        return products
          .filter(({ code }) => codes.includes(code))
          .flatMap(({ code, units, floorSatang, taxType }) => {
            const floor = floorSatang * (taxType === 0 ? 1 : 1.07);
            const pieces = units.flatMap(({ satang, rate }) =>
              satang.map((level) => (level / rate) * (taxType === 2 ? 1.07 : 1)),
            );
            const offOf = (piece: number) =>
              Math.max(
                0,
                ...steps.map((step) =>
                  'percent' in step
                    ? (piece * step.percent) / 100
                    : 'baht' in step
                      ? step.baht * 100
                      : 'bahtAUnit' in step
                        ? step.bahtAUnit * 100
                        : 0,
                ),
              );
            return pieces.some((piece) => piece - offOf(piece) < floor) ? `${plan.id} ${code}` : [];
          });
      }),
    );
    expect(wrong).toEqual([]);
  });
});
