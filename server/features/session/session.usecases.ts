/** Signing in with a password, going on with a session, and the visitor himself (storefront 4 and 7). */
import { normaliseThaiMobile } from '#domain/thai-mobile.ts';
import { haversineKm, sortCenters, type Position } from '#domain/geo.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notAllowed, notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { webConfigOf } from '../webconfig/webconfig.usecases.ts';
import {
  findBuyerOfSecret,
  findBuyerOfSession,
  findCustomerByName,
  type CustomerAccount,
} from './accounts.queries.ts';
import { activeCenters, centersAllowed, chooseCenter, type Center } from './centers.usecases.ts';
import { verifyPassword } from './passwords.ts';
import { hashOfSecret } from './secrets.ts';
import type { Language } from '../../http/messages.ts';
import { customerBuyer, guestBuyer, presentBuyer, type Buyer } from './session.buyer.ts';
import { entryRefusal, guestModeOff, sessionOver, wrongPassword } from './session.errors.ts';
import { openSession, tellEnded, type Opened } from './session.opening.ts';
import { setSessionCenter } from './session.queries.ts';

/** What the browser brings to a sign-in: the session it still holds, and the center it remembers. */
export type Brought = { secret: string | undefined; center: string | undefined };

export type SignedIn = { buyer: Buyer; secret: string };

/** The tenant's guest, or throws 403 GUEST_MODE_OFF. */
export async function enterAsGuest(
  deps: Dependencies,
  { tenantId, remembered }: { tenantId: string; remembered: string | undefined },
): Promise<Buyer> {
  if (!(await webConfigOf(deps, tenantId)).get('GUEST_MODE_ENABLED')) throw guestModeOff();
  return guestBuyer(deps, { tenantId, remembered });
}

type PasswordSignIn = { tenantId: string; username: string; password: string; brought: Brought };

/**
 * Signs in by user name or mobile number. Throws 401 WRONG_PASSWORD (also where there is no such account, after the
 * same work), 403 CUSTOMER_INACTIVE, PENDING_APPROVAL, or NOT_ALLOWED where the shop takes no passwords.
 */
export async function signInWithPassword(
  deps: Dependencies,
  { tenantId, username, password, brought }: PasswordSignIn,
): Promise<SignedIn> {
  const { database } = deps;
  const [config, all] = await Promise.all([webConfigOf(deps, tenantId), activeCenters(deps, tenantId)]);
  if (!config.get('PASSWORD_LOGIN_ENABLED')) throw notAllowed('NOT_ALLOWED');
  const name = { typed: username, mobile: normaliseThaiMobile(username) };
  const found = await database.inTenant(tenantId, (tx) => findCustomerByName(tx, name), { readOnly: true });
  // No connection is held meanwhile: this takes 40 ms.
  const isRight = await verifyPassword(password, found?.passwordHash);
  if (!found || !isRight) throw wrongPassword();
  const { account } = found;
  const refusal = entryRefusal(account.status);
  if (refusal) throw refusal;
  const saleUnit = centerAtSignIn(all, account, brought);
  const opened = await database.inTenant(tenantId, (tx) =>
    openSession(deps, tx, {
      tenantId,
      kind: 'buyer',
      owner: { customerCode: account.customerCode },
      saleUnit,
      replaces: brought.secret,
    }),
  );
  return signedIn(deps, { tenantId, account, all, saleUnit, opened });
}

/** The center that a customer starts with: the remembered one where it is his, else his own. */
export function centerAtSignIn(
  all: readonly Center[],
  { saleUnits }: CustomerAccount,
  { center }: Brought,
): string {
  return chooseCenter(centersAllowed(all, saleUnits), [center])?.saleUnit ?? '';
}

type Member = {
  tenantId: string;
  account: CustomerAccount;
  all: readonly Center[];
  saleUnit: string;
  opened: Opened;
};

/** What a committed sign-in gives. */
export function signedIn(deps: Dependencies, { tenantId, account, all, saleUnit, opened }: Member): SignedIn {
  tellEnded(deps, opened.ended);
  const { sessionId, secret } = opened;
  return { buyer: customerBuyer(tenantId, { account, all, sessionId, saleUnit }), secret };
}

/**
 * The buyer of a session cookie; reads only. Undefined when the session has ended or run out, belongs to another
 * tenant, or its account may no longer enter.
 */
async function buyerOfCookie(
  deps: Dependencies,
  tenantId: string,
  secret: string,
): Promise<Buyer | undefined> {
  const all = await activeCenters(deps, tenantId);
  const account = await deps.database.inTenant(
    tenantId,
    (tx) => findBuyerOfSecret(tx, { secretHash: hashOfSecret(secret), now: deps.clock() }),
    { readOnly: true },
  );
  if (account?.status !== 'active') return undefined;
  return customerBuyer(tenantId, {
    account,
    all,
    sessionId: account.sessionId,
    saleUnit: account.activeSaleUnit,
  });
}

/** The buyer of a session cookie, or throws 401 SESSION_OVER. */
export async function renewSession(
  deps: Dependencies,
  { tenantId, secret }: { tenantId: string; secret: string | undefined },
): Promise<Buyer> {
  const buyer = secret === undefined ? undefined : await buyerOfCookie(deps, tenantId, secret);
  if (!buyer) throw sessionOver();
  return buyer;
}

/** For pages: the visitor of a session cookie, if its session is alive. Reads only. */
export async function visitorOfCookie(
  deps: Dependencies,
  tenantId: string,
  secret: string,
): Promise<Visitor | undefined> {
  return (await buyerOfCookie(deps, tenantId, secret))?.visitor;
}

/** For pages: the tenant's guest, from memory. Undefined where the shop takes no guests: send him to sign in. */
export async function guestVisitor(
  deps: Dependencies,
  tenantId: string,
  remembered?: string,
): Promise<Visitor | undefined> {
  if (!(await webConfigOf(deps, tenantId)).get('GUEST_MODE_ENABLED')) return undefined;
  return (await guestBuyer(deps, { tenantId, remembered })).visitor;
}

/**
 * The visitor of a token as he stands now: a guest keeps the center of his token, a customer has that of his session.
 * Throws 401 SESSION_OVER, 403 GUEST_MODE_OFF.
 */
export async function currentBuyer(deps: Dependencies, visitor: Visitor): Promise<Buyer> {
  const { tenantId, sessionId } = visitor;
  if (visitor.kind === 'guest') return enterAsGuest(deps, { tenantId, remembered: visitor.saleUnit });
  if (sessionId === '') throw sessionOver();
  const all = await activeCenters(deps, tenantId);
  const account = await deps.database.inTenant(
    tenantId,
    (tx) => findBuyerOfSession(tx, { sessionId, now: deps.clock() }),
    { readOnly: true },
  );
  if (account?.status !== 'active') throw sessionOver();
  return customerBuyer(tenantId, { account, all, sessionId, saleUnit: account.activeSaleUnit });
}

/** Orders from another of his centers from now on. Throws 404 CENTER_NOT_FOUND for one that is not his. */
export async function swapCenter(
  deps: Dependencies,
  { visitor, saleUnit }: { visitor: Visitor; saleUnit: string },
): Promise<Buyer> {
  const buyer = await currentBuyer(deps, visitor);
  const active = buyer.allowed.find((center) => center.saleUnit === saleUnit);
  if (!active) throw notFound('CENTER_NOT_FOUND');
  if (buyer.account)
    await deps.database.inTenant(visitor.tenantId, (tx) =>
      setSessionCenter(tx, { sessionId: visitor.sessionId, saleUnit }),
    );
  return { ...buyer, active, visitor: { ...buyer.visitor, saleUnit } };
}

export type NearCenter = { center: Center; distanceKm: number | null };

/** All centers and those the visitor may order from, the active one first, then the nearest. */
export async function centersOf(
  deps: Dependencies,
  { visitor, position }: { visitor: Visitor; position: Position | undefined },
): Promise<{ customer: NearCenter[]; all: NearCenter[] }> {
  const { account, allowed, active } = await currentBuyer(deps, visitor);
  const from = position ?? account?.place ?? undefined;
  const near = (centers: readonly Center[]): NearCenter[] =>
    sortCenters(
      centers.map((center) => ({ center, distanceKm: from ? rounded(haversineKm(from, center)) : null })),
      {
        isSelected: ({ center }) => center.saleUnit === active?.saleUnit,
        distanceKm: (one) => one.distanceKm,
      },
    );
  return { customer: near(allowed), all: near(await activeCenters(deps, visitor.tenantId)) };
}

/** Ten meters are near enough. */
const rounded = (km: number) => Math.round(km * 100) / 100;

/**
 * Whom a page is rendered for: the session's customer, else the tenant's guest (also where guest mode is off: the
 * page then shows only what needs no sign-in). `isOver` when a cookie was brought whose session is no more.
 */
export async function buyerOfPage(
  deps: Dependencies,
  { tenantId, secret, center, language }: Brought & { tenantId: string; language: Language },
): Promise<{ visitor: Visitor; user: ReturnType<typeof presentBuyer>; isOver: boolean }> {
  const member = secret === undefined ? undefined : await buyerOfCookie(deps, tenantId, secret);
  const buyer = member ?? (await guestBuyer(deps, { tenantId, remembered: center }));
  const isOver = secret !== undefined && member === undefined;
  return { visitor: buyer.visitor, user: presentBuyer(buyer, language), isOver };
}
