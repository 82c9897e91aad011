/**
 * A page's code is fetched at low priority: some fifteen files would otherwise compete on a slow connection with styles,
 * fonts and the first picture, which are all that the first paint needs (decision 30). The router and React write the tags
 * and have no setting for it (decision 32).
 */
export function lowerScriptPriority(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll(/(<script\b[^>]*) type="module"/g, '$1 type="module" fetchpriority="low"');
}
