/** What the server tells browsers that stay connected (Socket.IO on `/socket.io`), and how they connect. */
import type { OrderState } from '#domain/orders/order.ts';

/** The Bearer token goes into the handshake: staff, customers and salesmen who act for one. */
export type RealtimeHandshake = { token: string };

/** An order was placed or changed its state. It names the order; what it holds now is asked for by the calls. */
export type OrderMoved = { OrderID: string; SaleUnit: string; Status: OrderState };

export type RealtimeEvents = {
  /** To staff: orders of their centers. To customers: their own. */
  order: (moved: OrderMoved) => void;
  /** The server itself was cut off for a while: anything may have changed. */
  missed: () => void;
};
