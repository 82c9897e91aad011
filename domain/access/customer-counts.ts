/** More customers than so many are not counted: a list is narrowed further, not read to its end. */
export const MOST_COUNTED = 500;
