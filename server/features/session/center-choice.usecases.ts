/** Which center a visitor orders from, and which are nearby (S-08). */
import { matchesCenter, nearlyMatchesCenter } from '#domain/search/center-search.ts';
import { haversineKm, sortCenters, type Position } from '#domain/shop/geo.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notAllowed, notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { tags } from '../../cache/tags.ts';
import { activeCenters, type Center } from './centers.usecases.ts';
import type { Buyer } from './session.buyer.usecases.ts';
import { setSessionCenter } from './session.queries.ts';
import { currentBuyer } from './session.usecases.ts';

/**
 * Switches to another of the visitor's centers. Throws 404 CENTER_NOT_FOUND for one that is not theirs, and 403
 * CENTER_FIXED for a salesman acting for a customer.
 */
export async function swapCenter(
  deps: Dependencies,
  { visitor, saleUnit }: { visitor: Visitor; saleUnit: string },
): Promise<Buyer> {
  if (visitor.userId !== '') throw notAllowed('CENTER_FIXED');
  const buyer = await currentBuyer(deps, visitor);
  const active = buyer.allowed.find((center) => center.saleUnit === saleUnit);
  if (!active) throw notFound('CENTER_NOT_FOUND');
  if (buyer.account) {
    const { tenantId, sessionId } = visitor;
    await deps.database.inTenant(tenantId, (tx) => setSessionCenter(tx, { sessionId, saleUnit }));
    deps.events.publish({ tags: [tags.session(tenantId, sessionId)] });
  }
  return { ...buyer, active, visitor: { ...buyer.visitor, saleUnit } };
}

export type NearCenter = { center: Center; distanceKm: number | null };

type CentersRequest = {
  visitor: Visitor;
  /** The visitor's position; defaults to their delivery location, if any. */
  position: Position | undefined;
};

/** All centers and those the visitor may order from, the active one first, then the nearest. */
export async function centersOf(
  deps: Dependencies,
  { visitor, position }: CentersRequest,
): Promise<{ customer: NearCenter[]; all: NearCenter[] }> {
  const { account, allowed, active } = await currentBuyer(deps, visitor);
  const from = position ?? account?.place ?? undefined;
  const near = (centers: readonly Center[]) => nearest(centers, { from, active: active?.saleUnit });
  return { customer: near(allowed), all: near(await activeCenters(deps, visitor.tenantId)) };
}

/** A position needs both coordinates. */
export const positionOf = (lat: number | undefined, lng: number | undefined): Position | undefined =>
  lat === undefined || lng === undefined ? undefined : { lat, lon: lng };

/** The active one first, then the nearest; in the given order if distances are unknown. */
export function nearest(
  centers: readonly Center[],
  { from, active }: { from: Position | undefined; active: string | undefined },
): NearCenter[] {
  return sortCenters(
    centers.map((center) => ({ center, distanceKm: from ? rounded(haversineKm(from, center)) : null })),
    { isSelected: ({ center }) => center.saleUnit === active, distanceKm: (one) => one.distanceKm },
  );
}

type Page = CentersRequest & { text: string; skip: number; take: number; own: boolean };

/**
 * One page of the centers whose code, name or address matches the typed text; `own` for those the visitor may order
 * from.
 */
export async function centerPage(
  deps: Dependencies,
  { text, skip, take, own, ...asked }: Page,
): Promise<NearCenter[]> {
  const { customer, all } = await centersOf(deps, asked);
  const centers = own ? customer : all;
  const found = centers.filter(({ center }) => matchesCenter(textsOf(center), text));
  const meant =
    found.length > 0 ? found : centers.filter(({ center }) => nearlyMatchesCenter(textsOf(center), text));
  return meant.slice(skip, skip + take);
}

const textsOf = ({ saleUnit, nameTh, nameEn, shortName, fullAddress, fullAddressEn }: Center): string[] => [
  saleUnit,
  nameTh,
  nameEn,
  shortName,
  fullAddress,
  fullAddressEn ?? '',
];

/** A precision of ten meters is enough. */
const rounded = (km: number) => Math.round(km * 100) / 100;
