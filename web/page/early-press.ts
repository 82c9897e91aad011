/**
 * A page from the server can be seen and pressed before its code has come. Links and the search lead on by themselves
 * and forms wait; what any other button was pressed for is done as soon as the page is alive. The last press counts.
 */

/** Stands in the document itself, to run before anything is fetched. */
export const EARLY_PRESS_SCRIPT = `{let pressed;\
const note=({target})=>{pressed=target.closest('button[type=button]')??pressed};\
addEventListener('click',note,true);\
window.earlyPress=()=>{removeEventListener('click',note,true);return pressed}}`;

type Early = { earlyPress?: () => HTMLButtonElement | undefined };

/** From now on presses are the page's own; call what this gives once the page is alive. */
export function takeEarlyPress(window: Window): () => void {
  let button = (window as Early).earlyPress?.();
  return () => {
    const pressed = button;
    button = undefined;
    pressed?.click();
  };
}
