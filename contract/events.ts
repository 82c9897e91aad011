/** Events that the server sends to connected browsers (Socket.IO on `/socket.io`), and the handshake. */
import type { OrderState } from '#domain/orders/order.ts';

/** The Bearer token goes into the handshake: staff, customers, and salesmen acting for a customer. */
export type RealtimeHandshake = { token: string };

/** An order was placed or changed its state. It only identifies the order; its contents are fetched by the calls. */
export type OrderMoved = { OrderID: string; SaleUnit: string; Status: OrderState };

/** It only identifies the run; how far it is is fetched by the calls. */
export type RunMoved = { RunId: string };

/** It only identifies the notification; null: some were read, perhaps in another window. */
export type Notified = { NotificationId: string | null };

export type RealtimeEvents = {
  /** To staff: orders of their centers. To customers: their own orders. */
  order: (moved: OrderMoved) => void;
  /** To the staff member who started it: a run began, came on or ended. */
  run: (moved: RunMoved) => void;
  /** To whom it is for. */
  notification: (notified: Notified) => void;
  /** The server itself was disconnected for a while: anything may have changed. */
  missed: () => void;
};
