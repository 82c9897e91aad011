/** People who are no customers yet, or not approved: the proof of a number, and the way in once an account is made. */
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, type CallError } from '../../http/call-error.ts';
import { findAccountsByMobile, findCustomer, holdCustomer } from './accounts.queries.ts';
import { activeCenters } from './centers.usecases.ts';
import { insertIdentity, type Identity } from './external-identities.queries.ts';
import { useCode } from './one-time-code.usecases.ts';
import { afterSeconds, refusalOf } from './refused-entry.ts';
import { AT_FIELD } from './session.errors.ts';
import { openSession, type Opened } from './session.opening.usecases.ts';
import { signedIn, type Brought, type SignedIn } from './session.usecases.ts';
import { issueTicket, readTicket } from './tickets.ts';

type Needs = Pick<Dependencies, 'config' | 'clock'>;

const NUMBER_SECONDS = 30 * 60;
/** The customer code of a ticket; undefined for any other text. */
export const customerOfTicket = (
  { config, clock }: Needs,
  tenantId: string,
  ticket: string,
): string | undefined =>
  readTicket(config.sessionSecret, ticket, { tenantId, kind: 'waiting', now: clock() });

/**
 * Why a number cannot register: it is a customer's already. Only for who has proved to own it. Undefined for a new one.
 * MOBILE_TAKEN, CUSTOMER_INACTIVE, or PENDING_APPROVAL with the ticket.
 */
export async function refusalOfNumber(
  deps: Needs,
  tx: TenantTransaction,
  { tenantId, mobile }: { tenantId: string; mobile: string },
): Promise<CallError | undefined> {
  const accounts = await findAccountsByMobile(tx, mobile);
  const [oldest] = accounts;
  if (!oldest) return undefined;
  const active = accounts.find(({ status }) => status === 'active');
  return (active ? undefined : refusalOf(deps, tenantId, oldest)) ?? conflict('MOBILE_TAKEN', AT_FIELD);
}

type Proving = {
  tenantId: string;
  reference: string;
  code: string;
  /** Whether a number that is refused gets a ticket all the same. */
  mayEnter?: (tx: TenantTransaction, known: { mobile: string; refusal: CallError }) => Promise<boolean>;
};

/** Uses a code up for a ticket of its number. Throws like `useCode`; with the right code what `refusalOfNumber` says. */
export async function proveNumber(
  deps: Dependencies,
  { tenantId, reference, code, mayEnter }: Proving,
): Promise<NumberTicket> {
  const { mobile } = await useCode(deps, {
    tenantId,
    audience: 'buyer',
    reference,
    code,
    enter: async (tx, proved) => {
      const refusal = await refusalOfNumber(deps, tx, { tenantId, mobile: proved });
      const isRefused = refusal && !(await mayEnter?.(tx, { mobile: proved, refusal }));
      return isRefused ? refusal : { mobile: proved };
    },
  });
  return numberTicket(deps, tenantId, { mobile });
}

export type NumberTicket = { ticket: string; mobile: string; expiresInSeconds: number };

/** With whom its bearer is elsewhere, where the number was proved by signing in there. */
export function numberTicket(
  deps: Needs,
  tenantId: string,
  { mobile, identity }: { mobile: string; identity?: Identity },
): NumberTicket {
  const ticket = issueTicket(deps.config.sessionSecret, {
    tenantId,
    kind: 'number',
    value: identity ? JSON.stringify([mobile, identity.issuer, identity.subject]) : mobile,
    expiresAt: afterSeconds(deps, NUMBER_SECONDS),
  });
  return { ticket, mobile, expiresInSeconds: NUMBER_SECONDS };
}

function partsOfTicket({ config, clock }: Needs, tenantId: string, ticket: string): string[] {
  const value = readTicket(config.sessionSecret, ticket, { tenantId, kind: 'number', now: clock() });
  if (value === undefined) return [];
  return value.startsWith('[') ? (JSON.parse(value) as string[]) : [value];
}

/** The number that a ticket proves; undefined for any other text. */
export const numberOfTicket = (deps: Needs, tenantId: string, ticket: string): string | undefined =>
  partsOfTicket(deps, tenantId, ticket)[0];

/** Links a newcomer with whom the ticket says that they are elsewhere. */
export async function linkNewcomer(
  deps: Needs,
  tx: TenantTransaction,
  { tenantId, ticket, profileCode }: { tenantId: string; ticket: string; profileCode: string },
): Promise<void> {
  const [mobile, issuer, subject] = partsOfTicket(deps, tenantId, ticket);
  if (mobile === undefined || issuer === undefined || subject === undefined) return;
  await insertIdentity(tx, { issuer, subject, profileCode, mobile, at: deps.clock() });
}

type Entering = { tenantId: string; customerCode: string; saleUnit: string; brought: Brought };

/** Signs in the owner of an account that was just made, in its transaction. Throws what `refusalOf` says. */
export async function openForNewcomer(
  deps: Dependencies,
  tx: TenantTransaction,
  { tenantId, customerCode, saleUnit, brought }: Entering,
): Promise<Opened> {
  const held = await holdCustomer(tx, customerCode);
  const refusal = held && refusalOf(deps, tenantId, { ...held, customerCode });
  if (refusal) throw refusal;
  return openSession(deps, tx, {
    tenantId,
    kind: 'buyer',
    owner: { customerCode },
    saleUnit,
    replaces: brought.secret,
  });
}

/** What a sign-in answers, after the commit of `openForNewcomer`. */
export async function newcomerSignedIn(
  deps: Dependencies,
  { tenantId, customerCode, saleUnit, opened }: Omit<Entering, 'brought'> & { opened: Opened },
): Promise<SignedIn> {
  const all = await activeCenters(deps, tenantId);
  const account = await deps.database.inTenant(tenantId, (tx) => findCustomer(tx, customerCode), {
    readOnly: true,
  });
  if (!account) throw conflict('TRY_AGAIN');
  return signedIn(deps, { tenantId, account, all, saleUnit, opened });
}
