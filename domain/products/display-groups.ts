/** The most display groups of a shop: their order is written as a whole, and each change of a product asks all that go by a rule. */
export const MOST_GROUPS = 200;
/** The most products that are chosen by hand for one. */
export const MOST_GROUP_PRODUCTS = 500;
/** A rule shows so many of what it finds, the first in the catalogue's order. */
export const MOST_OF_RULE = 5000;
/** Where buyers see a group: among the rows of the home page, or in the drawer of categories. */
export const groupPlaces = ['HOME', 'DRAWER'] as const;
