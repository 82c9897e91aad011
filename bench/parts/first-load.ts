/** What a browser fetches before a page can be used, in bytes as they are transferred. */
import { brotliCompressSync } from 'node:zlib';
import { ask, each } from '../measure/ask.ts';
import { pageRequest } from '../reads.ts';
import { TENANTS, type ShopServer } from '../shop.ts';

export type FirstLoad = {
  html: number;
  scripts: { path: string; bytes: number }[];
  styles: { path: string; bytes: number }[];
  /** Files that the server sent without compressing them; here they count as brotli would make them. */
  uncompressed: number;
};

const SCRIPT = /(?:\bfrom|\bimport)\s*"([^"]+\.js)"|\bimport\(\s*"(\/[^"]+\.js)"|<script[^>]+src="([^"]+)"/g;
const PRELOADED = /<link[^>]+rel="modulepreload"[^>]*>/g;
const STYLE = /<link[^>]+rel="stylesheet"[^>]*>/g;
const HREF = /href="([^"]+)"/;

/** Scripts named in the page, and every script that those import before they run; styles linked in the page. */
export async function firstLoadOf(server: ShopServer, page: string): Promise<FirstLoad> {
  const visitor = pageRequest(server, { tenant: TENANTS[0], language: 'th' }, page);
  const answer = await ask(server.origin, visitor);
  const { body: plain } = await ask(server.origin, {
    ...visitor,
    headers: { ...visitor.headers, 'accept-encoding': 'identity' },
  });
  const html = plain.toString();
  let uncompressed = 0;
  const fetched = new Map<string, number>();
  const fetchScripts = async (paths: string[]): Promise<void> => {
    const fresh = [...new Set(paths)].filter((path) => !fetched.has(path));
    for (const path of fresh) fetched.set(path, 0);
    await each(fresh, async (path) => {
      const { bytes, text, isCompressed } = await fetchFile(server, path);
      fetched.set(path, bytes);
      if (!isCompressed) uncompressed += 1;
      // A script's own `import(…)` waits until it is called for; only what it imports outright comes with it.
      await fetchScripts(importsOf(text, path, { outright: true }));
    });
  };
  await fetchScripts([...hrefs(html, PRELOADED), ...importsOf(html, page, { outright: false })]);
  const styles = await each(hrefs(html, STYLE), async (path) => {
    const { bytes, isCompressed } = await fetchFile(server, path);
    if (!isCompressed) uncompressed += 1;
    return { path, bytes };
  });
  const scripts = [...fetched].map(([path, bytes]) => ({ path, bytes }));
  return {
    html: answer.body.length,
    scripts: scripts.toSorted((a, b) => b.bytes - a.bytes),
    styles,
    uncompressed,
  };
}

function importsOf(text: string, from: string, { outright }: { outright: boolean }): string[] {
  return [...text.matchAll(SCRIPT)].flatMap(([, imported, whenCalled, tagged]) => {
    const path = imported ?? tagged ?? (outright ? undefined : whenCalled);
    return path === undefined ? [] : [new URL(path, `http://shop${from}`).pathname];
  });
}

const hrefs = (html: string, tag: RegExp): string[] =>
  [...html.matchAll(tag)].flatMap(([link]) => HREF.exec(link)?.[1] ?? []);

async function fetchFile(
  server: ShopServer,
  path: string,
): Promise<{ bytes: number; text: string; isCompressed: boolean }> {
  const fetchAs = (encoding: string) =>
    ask(server.origin, { path, headers: { 'accept-encoding': encoding } });
  const [sent, plain] = await Promise.all([fetchAs('br'), fetchAs('identity')]);
  const isCompressed = sent.headers['content-encoding'] === 'br';
  const bytes = isCompressed ? sent.body.length : brotliCompressSync(sent.body).length;
  return { bytes, text: plain.body.toString(), isCompressed };
}

export const sum = (files: readonly { bytes: number }[]): number =>
  files.reduce((total, { bytes }) => total + bytes, 0);
