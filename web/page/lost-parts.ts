/** What the document's own script (`lost-parts.server.ts`) and the page's code know of each other. */

/** The note that is shown where a part is lost. */
export const LOST_PARTS_ID = 'lost-parts';

export type PartsWatched = {
  /** Does what is due where a part is lost; gives whether the page is about to be loaded anew. */
  partLost?: () => boolean;
  /** The same once the shop was asked whether it answers: where it does not, nothing is due. */
  partMissed?: () => Promise<boolean>;
  /** For what waits to be drawn: also when the shop answers again later. */
  componentLost?: () => void;
};
