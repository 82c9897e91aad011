/** The id of the document's JSON block with the page's facts. */
export const FACTS_ELEMENT_ID = 'page-facts';
