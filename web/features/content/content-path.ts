/** The page of one piece of news or of one page of the shop's own. */
export const contentPath = (id: string): string => `/contents/${encodeURIComponent(id)}`;
