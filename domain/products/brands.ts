/** The most brands of a shop: their order is written as a whole. */
export const MOST_BRANDS = 5000;
