import { notifyManager } from '@tanstack/react-query';

/**
 * Resolves once the components that show a query's data were told what it is now. Data that is put in is at hand at once,
 * but components hear of it a moment later: what lets go of its own view of it before then shows the data of before.
 */
export const dataTold = (): Promise<void> =>
  new Promise<void>((resolve) => {
    notifyManager.schedule(resolve);
  });
