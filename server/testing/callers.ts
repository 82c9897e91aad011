/** Every kind of caller, with the token of each. */
import { calls, type CallName } from '#contract/calls.ts';
import type { Call, Who } from '#contract/define.ts';
import type { Visitor, VisitorKind } from '../http/visitor.ts';
import { ONLY_ALPHA } from './only-alpha.ts';
import { sessionIdOf, type TestTenant } from './shop-data.ts';
import type { TestShop } from './shop.ts';

export const CALLERS = [
  'nobody',
  'guest',
  'customer',
  'actingSalesman',
  'agent',
  'salesman',
  'superAdmin',
  'rider',
  'platformOperator',
  'staffGuest',
  'applicant',
] as const;
export type Caller = (typeof CALLERS)[number];

/** Callers with a sign-in of their own, by what the contract calls them. */
const CALLER_OF = {
  guest: 'guest',
  customer: 'customer',
  actingSalesman: 'actingSalesman',
  staffGuest: 'staffGuest',
  applicant: 'applicant',
  staff: 'salesman',
  superAdmin: 'superAdmin',
  rider: 'rider',
} as const satisfies Partial<Record<Who, Caller>>;

/**
 * Every caller that the call accepts, from the fewest to the most permissions. What needs a right is the super admin's: a
 * salesman has it only where the shop gave it.
 */
export function callersOf(name: CallName): Caller[] {
  const { who, right }: Call = calls[name];
  if (right) return ['superAdmin'];
  return Object.entries(CALLER_OF).flatMap(([kind, caller]) =>
    who.some((one) => one === kind) ? [caller] : [],
  );
}

const base = { customerCode: '', userId: '', role: '', sessionId: '' };

function visitorOf(
  tenantId: TestTenant,
  caller: Exclude<Caller, 'nobody'>,
): Omit<Visitor, 'tenantId' | 'saleUnit'> {
  const customer = { ...base, customerCode: 'CUST1', sessionId: sessionIdOf(tenantId, 'CUST1') };
  switch (caller) {
    case 'guest':
      return { ...base, kind: 'guest', customerCode: 'GUEST' };
    case 'customer':
      return { ...customer, kind: 'customer' };
    case 'actingSalesman':
      return { ...customer, kind: 'customer', userId: 'SALE' };
    case 'salesman':
      return { ...base, kind: 'staff', userId: 'SALE', role: '3', sessionId: sessionIdOf(tenantId, 'SALE') };
    case 'superAdmin':
      return {
        ...base,
        kind: 'staff',
        userId: 'ADMIN',
        role: '1',
        sessionId: sessionIdOf(tenantId, 'ADMIN'),
      };
    case 'staffGuest':
      return { ...base, kind: 'staffGuest', customerCode: 'GUEST' };
    case 'applicant':
      return { ...base, kind: 'applicant', userId: ONLY_ALPHA.application };
    case 'rider':
      return { ...base, kind: 'rider', userId: 'RIDER' };
    default: {
      // Kinds in the contract that no sign-in issues yet: a token of that kind is the most they could have.
      const kind: string = caller;
      return { ...customer, kind: kind as VisitorKind };
    }
  }
}

/** The token of that caller, from center C1; none for nobody. */
export async function tokenOfCaller(
  { deps }: Pick<TestShop, 'deps'>,
  tenantId: TestTenant,
  caller: Caller,
): Promise<string | undefined> {
  if (caller === 'nobody') return undefined;
  return deps.tokens.sign({ tenantId, saleUnit: 'C1', ...visitorOf(tenantId, caller) });
}
