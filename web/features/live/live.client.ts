/** The line on which the shop tells what has changed. Loaded when somebody has signed in. */
import { io, type Socket } from 'socket.io-client';
import type { LiveEvents, LiveHandshake, OrderMoved } from '#contract/events.ts';

export type LiveTold = {
  onOrder: (moved: OrderMoved) => void;
  /** The line was cut for a while: anything may have changed. */
  onMissed: () => void;
};
type Options = LiveTold & { token: (refused?: string) => Promise<string> };

/** Stays connected, with a fresh token each time, until the given function is called or the shop turns him away. */
export function openLive({ token, onOrder, onMissed }: Options): () => void {
  let shown: string | undefined;
  let refused: string | undefined;
  let wasConnected = false;
  const shake = async (give: (handshake: LiveHandshake) => void): Promise<void> => {
    try {
      shown = await token(refused);
      give({ token: shown });
    } catch {
      // Who cannot get a token is told so by the next call he makes; the page works without this line.
      socket.disconnect();
    }
  };
  const socket: Socket<LiveEvents> = io({
    auth: (give) => void shake(give),
    transports: ['websocket', 'polling'],
    reconnectionDelayMax: 30_000,
  });
  socket.on('connect', () => {
    refused = undefined;
    if (wasConnected) onMissed();
    wasConnected = true;
  });
  socket.on('connect_error', ({ message }) => {
    // Turned away: with another token once, and then no more.
    if (socket.active || !message.startsWith('TOKEN_') || refused !== undefined) return;
    refused = shown;
    socket.connect();
  });
  socket.on('order', onOrder);
  socket.on('missed', onMissed);
  return () => socket.disconnect();
}
