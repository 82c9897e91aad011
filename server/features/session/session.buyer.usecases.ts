/** The buyer of a session or the tenant's guest: the visitor for the calls, and the specification's user. */
import { GUEST_CUSTOMER_CODE } from '#domain/orders/cart.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { isAgent, isVerifiedAgent, type AgentDocuments } from '#domain/access/roles.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import type { Visitor } from '../../http/visitor.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import type { CustomerAccount } from './accounts.queries.ts';
import { activeCenters, centerName, centersAllowed, chooseCenter, type Center } from './centers.usecases.ts';

export type Buyer = {
  visitor: Visitor;
  /** Undefined for a guest. */
  account: CustomerAccount | undefined;
  /** The centers that the account may order from, its own first. */
  allowed: readonly Center[];
  /** Those and the centers of the person's other accounts: what they may choose from. */
  reachable: readonly Center[];
  /** The active center; undefined in a shop without centers. */
  active: Center | undefined;
  /** The latest time at which a salesman's acting for them ends. */
  actingUntil?: Date | undefined;
  /** Prices are agreed with them or their type, so that no page that others share shows theirs. */
  hasAgreedPrices?: boolean | undefined;
};

/** The tenant's guest. `remembered` is the center chosen before, used if it still takes orders. */
export async function guestBuyer(
  deps: Dependencies,
  { tenantId, remembered }: { tenantId: string; remembered?: string | undefined },
): Promise<Buyer> {
  const [config, allowed] = await Promise.all([webConfigOf(deps, tenantId), activeCenters(deps, tenantId)]);
  const active = chooseCenter(allowed, [remembered, config.get('DEFAULT_SALE_UNIT')]);
  const visitor: Visitor = {
    tenantId,
    kind: 'guest',
    customerCode: GUEST_CUSTOMER_CODE,
    userId: '',
    role: '',
    saleUnit: active?.saleUnit ?? '',
    sessionId: '',
  };
  return { visitor, account: undefined, allowed, reachable: allowed, active };
}

type Member = {
  account: CustomerAccount;
  /** The salesman acting for the customer, if any, and until when. */
  userId?: string | null;
  actingUntil?: Date | undefined;
  hasAgreedPrices?: boolean;
  all: readonly Center[];
  sessionId: string;
  saleUnit: string | null;
};

/** A signed-in customer; a center that is no longer theirs is replaced by their first. */
export function customerBuyer(
  tenantId: string,
  { account, all, userId, actingUntil, hasAgreedPrices, sessionId, saleUnit }: Member,
): Buyer {
  const allowed = centersAllowed(all, account.saleUnits);
  // Acting is for one account.
  const others = userId ? [] : account.others.flatMap((other) => centersAllowed(all, other.saleUnits));
  const active = chooseCenter(allowed, [saleUnit]);
  const visitor: Visitor = {
    tenantId,
    kind: 'customer',
    customerCode: account.customerCode,
    userId: userId ?? '',
    role: '',
    saleUnit: active?.saleUnit ?? '',
    sessionId,
  };
  const reachable = [...new Set([...allowed, ...others])];
  return { visitor, account, allowed, reachable, active, actingUntil, hasAgreedPrices };
}

const GUEST_NAMES = { th: 'ผู้เยี่ยมชม', en: 'Guest' };

/** The customer user of S-06: SALEUNIT is their own center, ActiveDC the active one. Amounts in baht. */
export function presentBuyer(
  { visitor, account, allowed, reachable, active, actingUntil }: Buyer,
  language: Language,
) {
  const home = account ? allowed[0] : active;
  return {
    CUSTOMERCODE: visitor.customerCode,
    CUSTOMERNAME: account?.name ?? GUEST_NAMES[language],
    CustomerProfileCode: account?.profileCode ?? '',
    SALEUNIT: home?.saleUnit ?? '',
    SALEUNIT_NAME: centerName(home, language),
    ActiveDC: active?.saleUnit ?? '',
    ActiveDCName: centerName(active, language),
    AuthorizeAmount: bahtFromSatang(account?.authorizeSatang ?? 0),
    DebtAmount: bahtFromSatang(account?.debtSatang ?? 0),
    IsBjcSapCustomer: account?.isSap ?? false,
    lat: account?.place?.lat ?? null,
    lon: account?.place?.lon ?? null,
    userRole: account ? 'CUSTOMER' : GUEST_CUSTOMER_CODE,
    ...(visitor.userId !== '' && { UserId: visitor.userId }),
    ...(actingUntil && { ActingUntil: actingUntil.toISOString() }),
    ...agentKind(account?.agentDocuments ?? {}),
    CenterCount: reachable.length,
  };
}

/** Whether they are an agent, without the documents themselves. */
function agentKind(documents: AgentDocuments): { AgentKind?: 'agent' | 'verified' } {
  if (isVerifiedAgent(documents)) return { AgentKind: 'verified' };
  return isAgent(documents) ? { AgentKind: 'agent' } : {};
}

/** The response to a sign-in: a fresh token and its user. */
export async function presentSignedIn(
  { tokens }: Pick<Dependencies, 'tokens'>,
  buyer: Buyer,
  language: Language,
): Promise<CallAnswer<'login'>> {
  return { jtoken: await tokens.sign(buyer.visitor, buyer.actingUntil), user: presentBuyer(buyer, language) };
}
