/**
 * A page from the server can be seen, pressed and typed into before its code has come. Links and the search lead on by
 * themselves; a link that is to be remembered says in `data-cookie` how. The button of a form waits, and Enter in a
 * field stands for it. What Enter or any other button was pressed for is done as soon as the page is alive, the last
 * press counts. React begins each field with what the server wrote: what was typed or chosen meanwhile is put back, as
 * if it were typed then (as in `typed.client.ts`). Each field is set to something else first: React takes what it finds
 * there for what it knows, and would hear of no change.
 */

/** Stands in the document itself, to run before anything is fetched; small, for it comes with every page. */
export const PRE_HYDRATION_INPUT_SCRIPT = `{let pressed;const typed=new Map;\
const press=({target})=>{const link=target.closest('a[data-cookie]');\
if(link)document.cookie=link.dataset.cookie;\
pressed=target.closest('button[type=button]')??pressed};\
const enter=({key,target})=>{if(key!='Enter'||!target.matches('input'))return;\
const send=[...target.form?.elements??[]].find(({type})=>type=='submit');\
if(send?.disabled)pressed=send};\
const type=({target})=>{typed.delete(target);typed.set(target,[target.value,target.checked])};\
const putBack=([value,checked],field)=>{\
if(/^(radio|checkbox)$/.test(field.type)){field.checked=!checked;field.click()}else{\
field.value=field.defaultValue;\
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,value);\
for(const type of['input','change'])field.dispatchEvent(new Event(type,{bubbles:true}))}};\
addEventListener('click',press,true);addEventListener('keydown',enter,true);\
addEventListener('input',type,true);\
window.preHydrationInput=()=>{removeEventListener('click',press,true);\
return()=>{removeEventListener('keydown',enter,true);\
removeEventListener('input',type,true);typed.forEach(putBack);pressed?.click();pressed=undefined}}}`;

type Early = { preHydrationInput?: () => () => void };

/** From now on presses are the page's own; call what this gives once all sections of the page are hydrated. */
export const takePreHydrationInput = (window: Window): (() => void) | undefined =>
  (window as Early).preHydrationInput?.();
