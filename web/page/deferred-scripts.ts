/**
 * The code of a page is fetched once the page has been painted. Asked for in the document's head, some fifteen files
 * would share a slow connection with the styles, the letters and the first picture, and the visitor would look at nothing.
 */

/** The router and React write links and a script that begin at once; they are put aside for `inline/begin-after-paint.ts`. */
export function deferScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replaceAll(/(<script\b[^>]*) type="module"/g, '$1 type="later"');
}
