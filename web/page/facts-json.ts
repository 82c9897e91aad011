/** The id of the document's JSON block with the page's facts. */
export const FACTS_ELEMENT_ID = 'page-facts';

/** JSON that may stand inside a script element: no `</script` or `<!--` can end or open anything there. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
