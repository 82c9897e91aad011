/** What the document's own script (`inline/recover-assets.ts`) and the page's code know of each other. */

/** The note that is shown where an asset is lost. */
export const ASSET_RECOVERY_ID = 'asset-recovery';

export type AssetsWatched = {
  /** Does what is due where an asset is lost; returns whether the page is about to be reloaded. */
  assetLost?: () => boolean;
  /** The same once the shop was asked whether it answers: where it does not, nothing is due. */
  partMissed?: () => Promise<boolean>;
  /** For what waits to be drawn: also when the shop answers again later. */
  componentLost?: () => void;
};
