/** Pages are rendered by calling the API through inject; a key that only this process knows marks these calls. */
import type { IncomingHttpHeaders } from 'node:http';

const HEADER = 'x-render-key';

type Keyed = { renderKey: string };

/** The header that marks a call as one of page rendering. */
export const renderHeader = ({ renderKey }: Keyed): Record<string, string> => ({ [HEADER]: renderKey });

export const isPageRender = ({ headers }: { headers: IncomingHttpHeaders }, { renderKey }: Keyed): boolean =>
  headers[HEADER] === renderKey;
