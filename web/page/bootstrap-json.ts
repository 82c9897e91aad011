/** The id of the document's JSON block with the page's bootstrap data. */
export const BOOTSTRAP_ELEMENT_ID = 'bootstrap-data';
