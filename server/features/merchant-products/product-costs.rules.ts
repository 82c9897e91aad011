/** Costs as the calls give and answer them (baht), and what the log keeps of them: it is read by the super admin alone, who sees all costs. */
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import type { Costs, CostsGiven } from './product-costs.queries.ts';

type Given = { Cost?: number | null | undefined; FloorPrice?: number | null | undefined };

const satangOf = (baht: number | null | undefined): number | null | undefined =>
  typeof baht === 'number' ? satangFromBaht(baht) : baht;

/** Undefined where neither is given. */
export const costsGiven = ({ Cost, FloorPrice }: Given = {}): CostsGiven | undefined =>
  Cost === undefined && FloorPrice === undefined
    ? undefined
    : { costSatang: satangOf(Cost), floorSatang: satangOf(FloorPrice) };

const bahtOf = (satang: number | null): number | null => (satang === null ? null : bahtFromSatang(satang));

export const costFields = ({
  costSatang,
  floorSatang,
}: Costs): { Cost: number | null; FloorPrice: number | null } => ({
  Cost: bahtOf(costSatang),
  FloorPrice: bahtOf(floorSatang),
});

/** As they are once what is given is written. */
export const costsAfter = (before: Costs, given: CostsGiven): Costs => ({
  costSatang: given.costSatang === undefined ? before.costSatang : given.costSatang,
  floorSatang: given.floorSatang === undefined ? before.floorSatang : given.floorSatang,
});

export const loggedCosts = ({ costSatang, floorSatang }: Costs) => ({
  CostSatang: costSatang,
  FloorSatang: floorSatang,
});
