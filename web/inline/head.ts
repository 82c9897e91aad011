/** The first script of every document: what must be there before anything is fetched. */
import { noteTyped } from './note-typed.ts';
import { recoverAssets } from './recover-assets.ts';

recoverAssets(window);
noteTyped(window);
// The page's own code knows of no such script.
document.currentScript?.remove();
