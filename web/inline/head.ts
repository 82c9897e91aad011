/** The first script of every document: what must be there before anything is fetched. */
import { saveInput } from './save-input.ts';
import { recoverAssets } from './recover-assets.ts';

recoverAssets(window);
saveInput(window);
// The page's own code knows of no such script.
document.currentScript?.remove();
