/** Every query of a customer's orders begins so. Apart from them: every page of the shop reads it, few the orders. */
export const ORDERS = ['orders'];
