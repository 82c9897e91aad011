/** Signing in with a password, continuing a session, and the visitor themselves (S-01, C-02). */
import { accountAtSignIn } from '#domain/access/accounts.ts';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import type { Dependencies } from '../../dependencies.ts';
import { CallError, notAllowed } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { tags } from '../../cache/tags.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import {
  findAccountsByName,
  findBuyerOfSecret,
  findBuyerOfSession,
  holdCustomer,
  type CustomerAccount,
} from './accounts.queries.ts';
import { activeCenters, centersAllowed, chooseCenter, type Center } from './centers.usecases.ts';
import { verifyPassword } from './passwords.ts';
import { hashOfSecret } from './secrets.ts';
import type { Language } from '../../http/messages.ts';
import { customerBuyer, guestBuyer, presentBuyer, type Buyer } from './session.buyer.usecases.ts';
import { refusalOf } from './refused-entry.ts';
import { entryRefusal, guestModeOff, sessionOver, wrongPassword } from './session.errors.ts';
import { openSession, tellEnded, type Opened } from './session.opening.usecases.ts';
import { countPasswordTry, forgetPasswordTries, type Tried } from './sign-in-tries.usecases.ts';

export { presentBuyer, type Buyer };

/** What the browser brings to a sign-in: the session it still has, and the center it remembers. */
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

type PasswordSignIn = {
  tenantId: string;
  username: string;
  password: string;
  address: string;
  brought: Brought;
};

/**
 * Signs in by user name or mobile number. Throws 401 WRONG_PASSWORD (also if there is no such account, after the
 * same work), 429 TOO_MANY_TRIES, 403 CUSTOMER_INACTIVE, PENDING_APPROVAL, DEMO_ACCOUNT, or NOT_ALLOWED if the shop
 * does not use passwords.
 */
export async function signInWithPassword(
  deps: Dependencies,
  { tenantId, username, password, address, brought }: PasswordSignIn,
): Promise<SignedIn> {
  const { database } = deps;
  const [config, all] = await Promise.all([webConfigOf(deps, tenantId), activeCenters(deps, tenantId)]);
  if (!config.get('PASSWORD_LOGIN_ENABLED')) throw notAllowed('NOT_ALLOWED');
  const name = { typed: username, mobile: normaliseThaiMobile(username) };
  const tried: Tried = { tenantId, audience: 'buyer', username, address };
  const found = await database.inTenant(tenantId, async (tx) => {
    await countPasswordTry(deps, tx, tried);
    return findAccountsByName(tx, name);
  });
  // No connection is held during this: it takes 40 ms.
  const isRight = await verifyPassword(password, found.passwordHash);
  const entry = entryOf(all, found.accounts, brought);
  if (!entry || !isRight) throw wrongPassword();
  const { account, saleUnit } = entry;
  const { customerCode } = account;
  const opened = await database.inTenant(tenantId, async (tx) => {
    await forgetPasswordTries(deps, tx, tried);
    // Read again: an account disabled while the password was checked must not get in after its sessions ended.
    const refusal = refusalOf(deps, tenantId, { ...account, ...(await holdCustomer(tx, customerCode)) });
    if (refusal) return refusal;
    return openSession(deps, tx, {
      tenantId,
      kind: 'buyer',
      owner: { customerCode },
      saleUnit,
      replaces: brought.secret,
    });
  });
  if (opened instanceof CallError) throw opened;
  return signedIn(deps, { tenantId, account, all, saleUnit, opened });
}

/**
 * The account and the center that a person starts with: those of the remembered center if it is theirs, else the first.
 * Undefined without any account.
 */
export function entryOf(
  all: readonly Center[],
  accounts: readonly CustomerAccount[],
  { center }: Brought,
): { account: CustomerAccount; saleUnit: string } | undefined {
  const remembered = all.find(({ saleUnit }) => saleUnit === center)?.saleUnit;
  const account = accountAtSignIn(accounts, remembered);
  if (!account) return undefined;
  return {
    account,
    saleUnit: chooseCenter(centersAllowed(all, account.saleUnits), [center])?.saleUnit ?? '',
  };
}

type Member = {
  tenantId: string;
  account: CustomerAccount;
  all: readonly Center[];
  saleUnit: string;
  opened: Opened;
};

/** The result of a committed sign-in. */
export function signedIn(deps: Dependencies, { tenantId, account, all, saleUnit, opened }: Member): SignedIn {
  tellEnded(deps, opened.ended);
  const { sessionId, secret } = opened;
  return { buyer: customerBuyer(tenantId, { account, all, sessionId, saleUnit }), secret };
}

/**
 * The buyer of a session cookie; read only. Undefined if the session has ended or expired, belongs to another
 * tenant, its account may no longer sign in, or a salesman acts at a center that is no longer theirs.
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
  return account && standing(deps, tenantId, { account, all });
}

/** As read up to some seconds ago, unless its session has ended. */
export async function knownBuyerOfCookie(
  deps: Dependencies,
  { tenantId, secret, onLookup }: { tenantId: string; secret: string; onLookup: () => void },
): Promise<Buyer | undefined> {
  const { knownBuyers, revoked } = deps;
  const key = `${tenantId}/${hashOfSecret(secret).toString('base64url')}`;
  const find = async () => {
    onLookup();
    const buyer = await buyerOfCookie(deps, tenantId, secret);
    if (!buyer) return { value: undefined, bytes: Number.POSITIVE_INFINITY, tags: [] };
    const own = tags.session(tenantId, buyer.visitor.sessionId);
    return {
      value: buyer,
      bytes: JSON.stringify(buyer.account).length,
      tags: [tags.config(tenantId), tags.agreedPrices(tenantId), own],
    };
  };
  const buyer = await knownBuyers.getOrMake(key, find);
  return buyer && !revoked.has(buyer.visitor.sessionId) ? buyer : undefined;
}

type Known = { account: NonNullable<Awaited<ReturnType<typeof findBuyerOfSession>>>; all: readonly Center[] };

/** The buyer of a valid session; undefined if they may not sign in, or a salesman may no longer order there. */
function standing(
  { config }: Pick<Dependencies, 'config'>,
  tenantId: string,
  { account, all }: Known,
): Buyer | undefined {
  if (entryRefusal(account, config)) return undefined;
  const { actingUserId: userId, expiresAt, sessionId, activeSaleUnit: saleUnit, hasAgreedPrices } = account;
  const actingUntil = userId === null ? undefined : expiresAt;
  const member = { account, all, userId, actingUntil, hasAgreedPrices, sessionId, saleUnit };
  const buyer = customerBuyer(tenantId, member);
  // A salesman acts at one fixed center: a fallback would not be their choice, and may not be theirs.
  return userId !== null && buyer.active?.saleUnit !== saleUnit ? undefined : buyer;
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

/**
 * The current buyer of a token: a guest keeps the center of the token, a customer has that of the session. Throws
 * 401 SESSION_OVER, 403 GUEST_MODE_OFF.
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
  const buyer = account && standing(deps, tenantId, { account, all });
  if (!buyer) throw sessionOver();
  // Acting comes from the session, and is never dropped if the token has it.
  return { ...buyer, visitor: { ...buyer.visitor, userId: visitor.userId || buyer.visitor.userId } };
}

/**
 * Whom a page is rendered for: the session's customer, else the tenant's guest (even if guest mode is off: the page
 * then shows only what needs no sign-in). `isOver` if there was a cookie whose session has ended.
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
