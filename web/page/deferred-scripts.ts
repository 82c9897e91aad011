/**
 * The code of a page is fetched once the page has been painted. Asked for in the document's head, some fifteen files
 * would share a slow connection with the styles, the letters and the first picture, and the visitor would look at nothing.
 */

/** The router and React write links and a script that begin at once; here they are put aside. */
export function deferScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replaceAll(/(<script\b[^>]*) type="module"/g, '$1 type="later"');
}

/**
 * Stands at the document's end. The script gets its own nonce again or is known by its hash, so nothing runs that would
 * not have run. What is not on screen is not painted, and begins at once; no browser waits for ever.
 */
export const BEGIN_AFTER_PAINT_SCRIPT = `{let begun;\
const begin=()=>{if(begun)return;begun=true;\
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';\
for(const aside of document.querySelectorAll('script[type=later]')){\
const script=document.createElement('script');\
script.type='module';script.nonce=aside.nonce;script.text=aside.text;aside.replaceWith(script)}};\
if(document.visibilityState==='hidden')begin();\
else{new PerformanceObserver(begin).observe({type:'paint',buffered:true});\
addEventListener('load',()=>setTimeout(begin,2000))}}`;
