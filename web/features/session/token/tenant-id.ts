/**
 * The tenant that calls name: from the tenantId query parameter, then state, then cookie (C-01). The
 * server has already looked into the cookie when it made the document, so the document's tenant is both.
 */
export function tenantIdFor({ search, state }: { search: string; state: string }): string {
  return new URLSearchParams(search).get('tenantId') || state;
}
