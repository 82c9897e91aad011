/** LISTEN on a dedicated connection that reconnects by itself. */
import { setTimeout as wait } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { isConnectionError } from './errors.ts';

type Subscription = { channel: string; onMessage: (payload: string) => void; onReconnect: () => void };

export type Listener = {
  /**
   * Calls onMessage with each payload. Messages sent while the connection was down are lost: onReconnect is called
   * once listening works again, and the caller must drop whatever it cached. Returns a function that stops
   * listening.
   */
  listen(channel: string, onMessage: (payload: string) => void, onReconnect: () => void): Promise<() => void>;
  stop(): Promise<void>;
};

const PAUSES_MS = [50, 100, 250, 500, 1_000];
// Detects a connection that a firewall dropped silently.
const HEARTBEAT_MS = 10_000;
const ANSWER_MS = 5_000;

export function createListener(url: string, onProblem: (sentence: string) => void): Listener {
  const subscriptions = new Set<Subscription>();
  let client: Client | undefined;
  let connecting: Promise<void> | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  const stopping = new AbortController();

  const connect = async () => {
    const fresh = new Client({
      connectionString: url,
      application_name: 'shop listener',
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const subscription of subscriptions)
        if (subscription.channel === channel) subscription.onMessage(payload);
    });
    try {
      await fresh.connect();
      for (const channel of new Set([...subscriptions].map((subscription) => subscription.channel))) {
        await fresh.query(`listen ${escapeIdentifier(channel)}`);
      }
    } catch (error) {
      await fresh.end();
      throw error;
    }
    fresh.once('end', () => {
      client = undefined;
      clearInterval(heartbeat);
      if (!stopping.signal.aborted) connecting = reconnect();
    });
    heartbeat = setInterval(() => void fresh.query('select 1').catch(() => fresh.end()), HEARTBEAT_MS);
    client = fresh;
  };

  const reconnect = async () => {
    onProblem('The connection that hears of changes was lost.');
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      try {
        await connect();
        for (const subscription of subscriptions) subscription.onReconnect();
        return;
      } catch {
        const pause = PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)];
        await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  return {
    async listen(channel, onMessage, onReconnect) {
      const subscription = { channel, onMessage, onReconnect };
      subscriptions.add(subscription);
      if (!client) await (connecting ??= connect());
      // Listening twice does no harm. If the connection breaks just here, the next one listens to every channel.
      await client?.query(`listen ${escapeIdentifier(channel)}`).catch((error: unknown) => {
        if (!isConnectionError(error)) throw error;
      });
      return () => void subscriptions.delete(subscription);
    },
    async stop() {
      stopping.abort();
      clearInterval(heartbeat);
      await connecting?.catch(() => undefined);
      await client?.end();
    },
  };
}
