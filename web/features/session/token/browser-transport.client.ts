import { NoAnswer, type ApiRequest, type ApiResponse } from '#contract/client.ts';
import type { Locale, BootstrapData } from '#contract/page.ts';
import { connection } from '../../../page/connection.ts';
import { sendUpload } from './upload.client.ts';
import { tenantIdFor } from './tenant-id.ts';

/** Nobody waits longer for an answer; what was sent may still have arrived. */
const GIVE_UP_AFTER_MS = 45_000;

/** Sends over fetch, in the visitor's language and to the visitor's tenant. Rejects with NoAnswer. */
export function browserTransport({ locale, bootstrap }: { locale: Locale; bootstrap: BootstrapData }) {
  const ask = async (request: ApiRequest): Promise<ApiResponse> => {
    const { method, url, body, outlivesPage, download } = request;
    const tenantid = tenantIdFor({ search: window.location.search, state: bootstrap.tenant.id });
    const headers = { ...request.headers, 'accept-language': locale, tenantid };
    if (body instanceof FormData) return sendUpload({ ...request, headers });
    try {
      const response = await fetch(url, {
        method,
        body,
        credentials: 'same-origin',
        keepalive: outlivesPage,
        headers,
        signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
      });
      const { status, headers: answered } = response;
      if (download && response.ok)
        return { status, headers: answered, text: '', blob: await response.blob() };
      return { status, headers: answered, text: await response.text() };
    } catch (error) {
      throw new NoAnswer({ cause: error });
    }
  };
  return (request: ApiRequest) => connection.watch(ask(request));
}
