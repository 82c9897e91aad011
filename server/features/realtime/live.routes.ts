/**
 * Live events for browsers (B-90), in the rooms that features define. Every process receives every event and notifies its
 * own browsers, so that processes need not know each other's.
 */
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { RealtimeEvents } from '#contract/events.ts';
import type { Dependencies } from '../../dependencies.ts';
import { CallError, notAllowed, unauthenticated } from '../../http/call-error.ts';
import { visitorOfBearer } from '../../http/bearer-visitor.ts';
import type { AskedTenant } from '../../plugins/tenants.ts';
import { roomName } from '../../rooms.ts';

/** A token's lifetime: then the browser reconnects with a fresh one, and an ended session cannot. */
const MAX_MS = 15 * 60_000;
/** Tabs per session. */
const MAX_A_SESSION = 20;

type Data = { sessionId: string };
type RealtimeServer = Server<Record<string, never>, RealtimeEvents, Record<string, never>, Data>;

/** Opens `/socket.io` on the app's own port. */
export function addRealtime(app: FastifyInstance, deps: Dependencies): void {
  const io: RealtimeServer = new Server(app.server, {
    serveClient: false,
    // Browsers only listen here.
    maxHttpBufferSize: 1024,
  });

  io.use(async (socket, next) => next(await whyNot(deps, io, socket)));
  io.on('connection', (socket) => {
    const ending = setTimeout(() => socket.conn.close(), MAX_MS);
    socket.on('disconnect', () => clearTimeout(ending));
  });

  deps.events.subscribe((change) => {
    if ('revoked' in change) io.in(sessionRoom(change.revoked.sessionId)).disconnectSockets(true);
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the compiler does not see that name and data of an event go together
    if ('live' in change) io.to(change.live.rooms).emit(change.live.event, change.live.data as never);
  });
  deps.events.onReconnect(() => io.emit('missed'));
  app.addHook('preClose', async () => {
    io.disconnectSockets(true);
    await io.close();
  });
}

const sessionRoom = (sessionId: string) => roomName('session', sessionId);

type RealtimeSocket = Socket<Record<string, never>, RealtimeEvents, Record<string, never>, Data>;

/**
 * The error that refuses a browser, with its code as the message: TOKEN_INVALID, TOKEN_EXPIRED, SESSION_OVER,
 * NOT_ALLOWED …
 */
async function whyNot(
  deps: Dependencies,
  io: RealtimeServer,
  socket: RealtimeSocket,
): Promise<Error | undefined> {
  try {
    await admit(deps, io, socket);
    return undefined;
  } catch (error) {
    return new Error(error instanceof CallError ? error.parts.code : 'INTERNAL');
  }
}

/** Joins the visitor's rooms. */
async function admit(deps: Dependencies, io: RealtimeServer, socket: RealtimeSocket): Promise<void> {
  const { auth, headers, query } = socket.handshake;
  const token = typeof auth['token'] === 'string' ? auth['token'] : '';
  const request = { headers, query, host: headers.host ?? '' } as AskedTenant;
  const { visitor } = await visitorOfBearer(request, token, deps);
  const rooms = await deps.rooms.of(visitor);
  if (rooms.length === 0) throw notAllowed('NOT_ALLOWED');
  const own = sessionRoom(visitor.sessionId);
  if ((io.sockets.adapter.rooms.get(own)?.size ?? 0) >= MAX_A_SESSION) throw notAllowed('TOO_MANY_TRIES');
  await socket.join([own, ...rooms]);
  // Ended while the centers were read: the notification came before there was a room to empty.
  if (deps.revoked.has(visitor.sessionId)) throw unauthenticated('SESSION_OVER', 'The session was ended');
}
