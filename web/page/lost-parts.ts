/** What the document's own script (`lost-parts.server.ts`) and the page's code know of each other. */

/** The note that is shown where a part is lost. */
export const LOST_PARTS_ID = 'lost-parts';

export type PartsWatched = {
  /** Does what is due where a part is lost; gives whether the page is about to be loaded anew. */
  partLost?: () => boolean;
  /** The same for what waits to be drawn, also when the shop does not answer now. */
  componentLost?: () => void;
};
