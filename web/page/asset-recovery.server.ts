/**
 * A script or style that cannot be loaded, because a newer release has taken it away or the connection broke, loads the page
 * anew, at most once per 60 seconds, so that a real outage does not become a loop (E-04). Within the minute the
 * page says so and offers to try again (`shell/asset-recovery-note.tsx`). It works on a page whose own code has not come.
 */
import { ASSET_RECOVERY_ID } from './asset-recovery.ts';
import { NOTE_TYPED_SCRIPT } from './note-typed.server.ts';

/** Where the time of the last reload is noted, in the storage of the tab. */
const STORAGE_KEY = 'lost-chunk-reload';
const ONCE_PER_MS = 60_000;

/**
 * Stands first in the document, to see its styles fail; it loads the page anew only where the shop answers, for otherwise
 * the browser's own error page would take its place. Small, for it comes with every page. `assetLost` does what is due
 * and gives whether the page is being loaded anew: a component has a script and styles, and what else is missed on the way out
 * is told no more. Only our own scripts are modules: what else a page loads may fail as it likes. A storage that refuses
 * could not end a loop.
 */
export const ASSET_RECOVERY_SCRIPT = `{let leaving;\
const tell=()=>{const note=document.getElementById('${ASSET_RECOVERY_ID}');\
if(!note)return addEventListener('DOMContentLoaded',tell);\
note.hidden=false;note.querySelector('button').onclick=reload};\
const reload=()=>fetch('/healthz',{cache:'no-store'}).then(({ok})=>{if(!ok)throw 0;location.reload()}).catch(()=>{leaving=0;tell()});\
const isDue=()=>{try{const now=Date.now();\
if(now-sessionStorage.getItem('${STORAGE_KEY}')<${ONCE_PER_MS})return;\
sessionStorage.setItem('${STORAGE_KEY}',now);return true}catch{}};\
window.assetLost=()=>{if(!leaving){if(isDue()){leaving=true;reload()}else tell()}return!!leaving};\
addEventListener('error',({target})=>{\
if(target.rel=='stylesheet'||target.type=='module')assetLost()},true)}`;

/** Takes itself out: the page's own code knows of no such script. */
const HEAD_SCRIPT = `${ASSET_RECOVERY_SCRIPT}${NOTE_TYPED_SCRIPT}document.currentScript.remove()`;

/** Puts the script into a document, and has the page's own code, which the document begins itself, watched by it. */
export function watchAssets(html: string, nonce: string): string {
  const head = '<head>';
  if (!html.includes(head)) throw new Error('The document has no head to begin in');
  return html
    .replace(head, () => `${head}<script nonce="${nonce}">${HEAD_SCRIPT}</script>`)
    .replace(ENTRY, '$&.catch(error=>{console.warn(error);assetLost()})');
}

/** As the router writes it, at the end of the document's own module. */
const ENTRY = /(?<=\n)import\("[^"]+"\)(?=;<\/script>)/;
