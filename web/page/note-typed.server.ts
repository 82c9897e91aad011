import { TYPED_FIELDS, TYPED_KEY } from './note-typed.ts';

/** Notes what was typed (`note-typed.ts`). Stands in the document itself: also what was typed on a page whose code has not come is kept. */
export const NOTE_TYPED_SCRIPT = `addEventListener('pagehide',()=>{\
const values=[...document.querySelectorAll('${TYPED_FIELDS}')]\
.filter(({value})=>value).map(({name,value})=>[name,value]);\
if(values[0])sessionStorage.setItem('${TYPED_KEY}',\
JSON.stringify({path:location.pathname,at:Date.now(),values}))});`;
