import { createHash } from 'node:crypto';

/**
 * Makes a page that was rendered with a nonce cacheable: the nonce is removed, and the inline scripts that had it
 * are allowed by their sha256 instead. Only those: a script injected through unescaped content does not know the
 * nonce, gets no hash, and will not run.
 */
export function lockScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(attribute) || body === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(body, 'utf8').digest('base64')}'`);
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
}
