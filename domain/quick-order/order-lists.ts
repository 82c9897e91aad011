/** A customer's saved lists: as many as are still found at a glance, each as long as a cart. */
export const MAX_LISTS = 20;
export const MAX_LIST_LINES = 200;
export const MAX_LIST_NAME = 60;
