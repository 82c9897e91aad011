import { HEAD_SCRIPT } from 'virtual:inline-scripts';

/**
 * (Decision 32.) Puts the first script into a document, and has the page's own code, which the document begins itself, watched by it.
 */
export function watchAssets(html: string, nonce: string): string {
  const head = '<head>';
  if (!html.includes(head)) throw new Error('The document has no head to begin in');
  if (!ENTRY.test(html)) throw new Error('The router begins its code otherwise than expected');
  return html
    .replace(head, () => `${head}<script nonce="${nonce}">${HEAD_SCRIPT}</script>`)
    .replace(ENTRY, '$&.catch(error=>{console.warn(error);assetLost()})');
}

/** As the router writes it, at the end of the document's own module. */
const ENTRY = /(?<=\n)import\("[^"]+"\)(?=;<\/script>)/;
