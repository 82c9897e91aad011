/** The connection on which the shop tells what has changed. Loaded when somebody has signed in. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { io, type Socket } from 'socket.io-client';
import type { RealtimeEvents, RealtimeHandshake, OrderMoved } from '#contract/events.ts';
import { connection } from '../../page/connection.ts';
import { loadAnew } from './load-anew.ts';
import { createPaced, REFRESH_MS } from './paced.ts';

export type RealtimeListener = {
  /**
   * What of `queries` is loaded anew: an order has moved, or nobody was listening for a while, if only since the page
   * was fetched. Not oftener than every two seconds, however many orders move.
   */
  queryKey: QueryKey;
  queries: QueryClient;
  /** Told of each. */
  onOrder?: (moved: OrderMoved) => void;
  /** The shop turned him away because his session has ended. Without it, the next call that he makes tells him. */
  onOver?: () => void;
};
type Options = { token: (refused?: string) => Promise<string>; told: () => RealtimeListener };

/** Listens, with a fresh token at each connection, until the given function is called or the shop turns him away. */
export function openRealtime({ token, told }: Options): () => void {
  const paced = createPaced(() => void loadAnew(told()), REFRESH_MS);
  let shown: string | undefined;
  let refused: string | undefined;
  const shake = async (give: (handshake: RealtimeHandshake) => void): Promise<void> => {
    try {
      shown = await token(refused);
      give({ token: shown });
    } catch {
      // Who cannot get a token is told so by the next call he makes; the page works without this connection.
      socket.disconnect();
    }
  };
  const socket: Socket<RealtimeEvents> = io({
    auth: (give) => void shake(give),
    transports: ['websocket', 'polling'],
    reconnectionDelayMax: 30_000,
    autoConnect: false,
  });
  socket.on('connect', () => {
    refused = undefined;
    paced.ask();
  });
  socket.on('disconnect', (reason) => {
    // Ended by the shop, and then not tried again by itself: it is restarted, or his session is over, which is told then.
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.on('connect_error', ({ message }) => {
    if (message === 'SESSION_OVER') told().onOver?.();
    // Turned away: with another token once, and then no more.
    if (socket.active || !message.startsWith('TOKEN_') || refused !== undefined) return;
    refused = shown;
    socket.connect();
  });
  socket.on('order', (moved) => {
    told().onOrder?.(moved);
    paced.ask();
  });
  socket.on('missed', paced.ask);

  // Over a cut connection nothing is tried; it would fail each time, and be told each time.
  let wasCut = true;
  const followConnection = (): void => {
    const isCut = connection.state() === 'cut';
    if (isCut === wasCut) return;
    wasCut = isCut;
    if (isCut) socket.disconnect();
    else socket.connect();
  };
  followConnection();
  const leaveConnection = connection.subscribe(followConnection);
  return () => {
    leaveConnection();
    paced.stop();
    socket.disconnect();
  };
}
