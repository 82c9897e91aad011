/** The connection on which the shop reports changes. Loaded for signed-in visitors. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { io, type Socket } from 'socket.io-client';
import type { RealtimeEvents, RealtimeHandshake, OrderMoved, RunMoved } from '#contract/events.ts';
import { connection } from '../../page/connection.ts';
import { loadAnew } from './load-anew.ts';
import { createPaced, REFRESH_MS } from './paced.ts';

export type RealtimeListener = {
  /**
   * Which of `queries` are reloaded: an order has moved, or nobody was listening for a while, if only since the page
   * was fetched. At most once every two seconds, however many orders move.
   */
  queryKey: QueryKey;
  queries: QueryClient;
  /** Called for each. */
  onOrder?: (moved: OrderMoved) => void;
  /** Long work that the visitor started began, came on or ended. */
  onRun?: (moved: RunMoved) => void;
  /** The visitor was told something, or has read some of it, perhaps in another window. */
  onNotification?: () => void;
  /** Anything may have happened: nobody was listening for a while, or nobody can. */
  onMissed?: () => void;
  /** The shop refused the connection because the session has ended. Without it, the next call reveals that. */
  onOver?: () => void;
};
type Options = { token: (refused?: string) => Promise<string>; told: () => RealtimeListener };

/** Listens, with a fresh token at each connection, until the returned function is called or the shop refuses. */
export function openRealtime({ token, told }: Options): () => void {
  const paced = createPaced(() => void loadAnew(told()), REFRESH_MS);
  let shown: string | undefined;
  let refused: string | undefined;
  const shake = async (give: (handshake: RealtimeHandshake) => void): Promise<void> => {
    try {
      shown = await token(refused);
      give({ token: shown });
    } catch {
      // If no token is to be had, the next call says so; the page works without this connection.
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
    wasTold = true;
    told().onMissed?.();
    paced.ask();
  });
  socket.on('disconnect', (reason) => {
    // Ended by the shop, and then not retried by itself: it is restarting, or the session is over, which the token call
    // reveals.
    if (reason === 'io server disconnect') socket.connect();
  });
  let wasTold = false;
  socket.on('connect_error', ({ message }) => {
    // Without the connection what is asked for once it stands is asked for all the same. Not after a refusal: the session
    // may be over, which is for the next call that somebody makes to reveal, or for the tab in which they signed out.
    if (!wasTold && !isRefusal(message)) told().onMissed?.();
    wasTold = true;
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
  socket.on('run', (moved) => told().onRun?.(moved));
  socket.on('notification', () => told().onNotification?.());
  socket.on('missed', () => {
    told().onMissed?.();
    paced.ask();
  });

  // While offline nothing is tried; each attempt would fail with an error in the console.
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

/** The shop answered, and turned the visitor away. */
const isRefusal = (message: string): boolean => message === 'SESSION_OVER' || message.startsWith('TOKEN_');
