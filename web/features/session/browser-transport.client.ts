import type { ApiRequest, ApiResponse } from '#contract/client.ts';
import type { Locale, PageFacts } from '#contract/page.ts';
import { tenantIdFor } from './tenant-id.ts';

/** Sends over fetch, in the visitor's language and to his tenant. */
export function browserTransport({ locale, facts }: { locale: Locale; facts: PageFacts }) {
  return async ({ method, url, headers, body }: ApiRequest): Promise<ApiResponse> => {
    const tenantid = tenantIdFor({ search: window.location.search, state: facts.tenant.id });
    const response = await fetch(url, {
      method,
      body,
      credentials: 'same-origin',
      headers: { ...headers, 'accept-language': locale, tenantid },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}
