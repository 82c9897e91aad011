/** The visitor identified by a Bearer token, and their tenant. */
import type { AskedTenant, Tenant, TenantDirectory } from '../plugins/tenants.ts';
import { unauthenticated } from './call-error.ts';
import type { Tokens } from './tokens.ts';
import type { Visitor } from './visitor.ts';

/**
 * Throws like `tokens.verify` and `tenants.resolve`, and 401 TOKEN_INVALID if the request is for another tenant: a
 * token is valid for its own tenant only.
 */
export async function visitorOfBearer(
  request: AskedTenant,
  bearer: string,
  { tenants, tokens }: { tenants: TenantDirectory; tokens: Tokens },
): Promise<{ tenant: Tenant; visitor: Visitor }> {
  const visitor = await tokens.verify(bearer);
  const tenant = tenants.resolve(request, visitor.tenantId);
  if (tenant.tenantId !== visitor.tenantId)
    throw unauthenticated('TOKEN_INVALID', 'The token belongs to another tenant');
  return { tenant, visitor };
}
