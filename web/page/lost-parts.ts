/** What the document's own script (`lost-parts.server.ts`) and the page's code know of each other. */

/** The note that is shown where a part is lost. */
export const LOST_PARTS_ID = 'lost-parts';

/** Does what is due where a part is lost; gives whether the page is being loaded anew. */
export type PartsWatched = { partLost?: () => boolean };
