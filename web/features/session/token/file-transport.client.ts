/** Files to and from the shop; loaded with the first one. */
import { NoAnswer, type ApiRequest, type ApiResponse, type DownloadedFile } from '#contract/client.ts';

/** A picture over a slow mobile line takes minutes; what no longer moves at all is given up earlier. */
const GIVE_UP_AFTER_MS = 5 * 60_000;
const STANDS_STILL_MS = 45_000;

/** Over XMLHttpRequest: fetch cannot tell how much was sent. Rejects with NoAnswer. */
export function sendForm({ method, url, headers, form, onProgress }: ApiRequest): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    let still: ReturnType<typeof setTimeout>;
    const moved = (): void => {
      clearTimeout(still);
      still = setTimeout(() => sending.abort(), STANDS_STILL_MS);
    };
    const lost = (): void => reject(new NoAnswer());
    sending.open(method, url);
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    sending.timeout = GIVE_UP_AFTER_MS;
    sending.upload.addEventListener('progress', ({ loaded, total }) => {
      moved();
      onProgress?.(total > 0 ? loaded / total : 0);
    });
    for (const event of ['error', 'abort', 'timeout'] as const) sending.addEventListener(event, lost);
    sending.addEventListener('load', () => {
      const { status, responseText: text } = sending;
      resolve({ status, headers: { get: (name) => sending.getResponseHeader(name) }, text });
    });
    sending.addEventListener('loadend', () => clearTimeout(still));
    moved();
    sending.send(form && formOf(form));
  });
}

function formOf({ fields, files }: NonNullable<ApiRequest['form']>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
  for (const [name, file] of Object.entries(files)) if (file) form.set(name, file);
  return form;
}

/** The file of a response that succeeded, under the name that the shop gives it. */
export async function fileOf(response: Response): Promise<DownloadedFile> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, FileName = 'file'] = /filename="([\w.-]+)"/.exec(disposition) ?? [];
  return { FileName, Blob: await response.blob() };
}
