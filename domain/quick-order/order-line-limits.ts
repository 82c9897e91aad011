/** What is read at a time, of which a line is cut where it is longer. */
export const MAX_ORDER_LINES = 100;
export const MAX_ORDER_LINE_LENGTH = 200;
/** Of all of them together, in characters: each line is looked for, and long ones cost the most. */
export const MAX_ORDER_TEXT = 8000;
