/** Every kind of caller there is, with the token that each would show. */
import type { Visitor, VisitorKind } from '../http/visitor.ts';
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
] as const;
export type Caller = (typeof CALLERS)[number];

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
      return { ...base, kind: 'staff', userId: 'SALE', role: '3' };
    case 'superAdmin':
      return { ...base, kind: 'staff', userId: 'ADMIN', role: '1' };
    case 'rider':
      return { ...base, kind: 'rider', userId: 'RIDER' };
    default: {
      // Kinds that the contract names and no sign-in gives out yet: a token that says so is the most they could show.
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
