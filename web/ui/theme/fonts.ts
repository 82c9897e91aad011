import latin from '@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2?url';
import thai from '@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2?url';
import { preload } from 'react-dom';

/** Both subsets are on every page (Thai text, Latin digits), so the browser fetches them at once. */
export function preloadFonts(): void {
  for (const file of [thai, latin])
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'high' });
}
