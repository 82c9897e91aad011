import { isNoAnswer, NoAnswer, type ApiRequest, type ApiResponse } from '#contract/client.ts';
import type { Locale, BootstrapData } from '#contract/page.ts';
import { connection } from '../../../page/connection.ts';
import { tenantIdFor } from './tenant-id.ts';

/** Nobody waits longer for an answer; what was sent may still have arrived. */
const GIVE_UP_AFTER_MS = 45_000;

const fileTransport = () => import('./file-transport.client.ts');

/** Sends over fetch, in the visitor's language and to the visitor's tenant. Rejects with NoAnswer. */
export function browserTransport({ locale, bootstrap }: { locale: Locale; bootstrap: BootstrapData }) {
  const ask = async (request: ApiRequest): Promise<ApiResponse> => {
    const { method, url, body, form, outlivesPage, download } = request;
    const tenantid = tenantIdFor({ search: window.location.search, state: bootstrap.tenant.id });
    const headers = { ...request.headers, 'accept-language': locale, tenantid };
    try {
      if (form) return await (await fileTransport()).sendForm({ ...request, headers });
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
        return { status, headers: answered, text: '', file: await (await fileTransport()).fileOf(response) };
      return { status, headers: answered, text: await response.text() };
    } catch (error) {
      throw isNoAnswer(error) ? error : new NoAnswer({ cause: error });
    }
  };
  return (request: ApiRequest) => connection.watch(ask(request));
}
