/** Which center a visitor orders from, and which are nearby (S-08). */
import { accountOfCenter } from '#domain/access/accounts.ts';
import { matchesCenter, nearlyMatchesCenter } from '#domain/search/center-search.ts';
import { haversineKm, sortCenters, type Position } from '#domain/shop/geo.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notAllowed, notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { tags } from '../../cache/tags.ts';
import { findCustomer, holdCustomer } from './accounts.queries.ts';
import { activeCenters, type Center } from './centers.usecases.ts';
import { customerBuyer, type Buyer } from './session.buyer.usecases.ts';
import { entryRefusal, sessionOver } from './session.errors.ts';
import { moveSession, setSessionCenter } from './session.queries.ts';
import { currentBuyer } from './session.usecases.ts';

/**
 * Switches to another of the person's centers, and with it to the account that has it: the current one if it names the center.
 * Another account gets another session, so that no tab goes on ordering for the one before. Throws 404 CENTER_NOT_FOUND for
 * a center of none of them, 403 CENTER_FIXED for a salesman acting for a customer, and 401 SESSION_OVER.
 */
export async function swapCenter(
  deps: Dependencies,
  { visitor, saleUnit }: { visitor: Visitor; saleUnit: string },
): Promise<Buyer> {
  if (visitor.userId !== '') throw notAllowed('CENTER_FIXED');
  const buyer = await currentBuyer(deps, visitor);
  const active = buyer.reachable.find((center) => center.saleUnit === saleUnit);
  if (!active) throw notFound('CENTER_NOT_FOUND');
  if (!buyer.account) return { ...buyer, active, visitor: { ...buyer.visitor, saleUnit } };
  const { tenantId, sessionId } = buyer.visitor;
  const { customerCode, saleUnits, others } = buyer.account;
  const target = accountOfCenter([{ customerCode, saleUnits }, ...others], saleUnit);
  if (target && target.customerCode !== customerCode)
    return enterAccount(deps, { tenantId, sessionId, customerCode: target.customerCode, saleUnit });
  await deps.database.inTenant(tenantId, (tx) => setSessionCenter(tx, { sessionId, saleUnit }));
  deps.events.publish({ tags: [tags.session(tenantId, sessionId)] });
  return { ...buyer, active, visitor: { ...buyer.visitor, saleUnit } };
}

type Entering = { tenantId: string; sessionId: string; customerCode: string; saleUnit: string };

/** The session goes on as another one, of another account of the same person; the browser keeps its cookie. */
async function enterAccount(
  deps: Dependencies,
  { tenantId, sessionId: before, customerCode, saleUnit }: Entering,
): Promise<Buyer> {
  const all = await activeCenters(deps, tenantId);
  const { account, sessionId } = await deps.database.inTenant(tenantId, async (tx) => {
    const held = await holdCustomer(tx, customerCode);
    if (!held || entryRefusal(held, deps.config)) throw notFound('CENTER_NOT_FOUND');
    const moved = await moveSession(tx, { sessionId: before, customerCode, saleUnit, now: deps.clock() });
    const found = await findCustomer(tx, customerCode);
    if (moved === undefined || !found) throw sessionOver();
    return { account: found, sessionId: moved };
  });
  deps.events.publish({
    revoked: { sessionId: before, at: deps.clock().getTime() },
    tags: [tags.session(tenantId, before)],
  });
  return customerBuyer(tenantId, { account, all, sessionId, saleUnit });
}

/** `accountName`: of the account that would order from it, for a person who has several. */
export type NearCenter = { center: Center; distanceKm: number | null; accountName?: string | undefined };

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
  const { account, reachable, active } = await currentBuyer(deps, visitor);
  const from = position ?? account?.place ?? undefined;
  // Acting is for one account.
  const accounts = account && visitor.userId === '' ? [account, ...account.others] : [];
  const nameOf = ({ saleUnit }: Center) =>
    accounts.length > 1 ? accountOfCenter(accounts, saleUnit)?.name : undefined;
  const near = (centers: readonly Center[]) =>
    nearest(centers, { from, active: active?.saleUnit }).map(({ center, distanceKm }) => ({
      center,
      distanceKm,
      accountName: nameOf(center),
    }));
  return { customer: near(reachable), all: near(await activeCenters(deps, visitor.tenantId)) };
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
 * One page of the centers whose code, name, address or account matches the typed text; `own` for those the visitor may order
 * from.
 */
export async function centerPage(
  deps: Dependencies,
  { text, skip, take, own, ...asked }: Page,
): Promise<NearCenter[]> {
  const { customer, all } = await centersOf(deps, asked);
  return meantBy(own ? customer : all, text).slice(skip, skip + take);
}

function meantBy(centers: readonly NearCenter[], text: string): readonly NearCenter[] {
  const found = centers.filter((one) => matchesCenter(textsOf(one), text));
  return found.length > 0 ? found : centers.filter((one) => nearlyMatchesCenter(textsOf(one), text));
}

type Finding = { text: string; position: Position | undefined; skip: number; take: number };

/** One page of these centers, for who is no customer: those that match the typed text, the nearest first. */
export const pageOfCenters = (
  centers: readonly Center[],
  { text, position, skip, take }: Finding,
): readonly NearCenter[] =>
  meantBy(nearest(centers, { from: position, active: undefined }), text).slice(skip, skip + take);

const textsOf = ({ center, accountName }: NearCenter): string[] => [
  center.saleUnit,
  center.nameTh,
  center.nameEn,
  center.shortName,
  center.fullAddress,
  center.fullAddressEn ?? '',
  accountName ?? '',
];

/** A precision of ten meters is enough. */
const rounded = (km: number) => Math.round(km * 100) / 100;
