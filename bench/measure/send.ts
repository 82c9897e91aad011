/** Sends what it is given unchanged and returns only the status: for requests that ought to be refused. */
import { Agent, request as httpRequest } from 'node:http';
import type { Request } from './load.ts';

/** Longer than any answer takes of a shop that lives. */
const PATIENCE_MS = 20_000;

export type Sender = {
  /** The status, 0 where no answer came, and what was said where that is not compressed. */
  send(request: Request): Promise<{ status: number; text: string }>;
  stop(): void;
};

export function createSender(origin: string, connections: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  return {
    send: ({ method = 'GET', path = '/', headers, body }) =>
      new Promise((resolve) => {
        const nothing = () => resolve({ status: 0, text: '' });
        const sent = httpRequest({ hostname, port, method, path, headers, agent }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', nothing);
          response.on('end', () => {
            const isPlain = response.headers['content-encoding'] === undefined;
            const text = isPlain ? Buffer.concat(chunks).toString() : '';
            resolve({ status: response.statusCode ?? 0, text });
          });
        });
        sent.setTimeout(PATIENCE_MS, () => sent.destroy());
        sent.on('error', nothing);
        sent.end(body);
      }),
    stop: () => agent.destroy(),
  };
}

/** How often each status came. */
export class Statuses {
  #counts = new Map<number, number>();

  add(status: number): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
  }

  many(which: (status: number) => boolean): number {
    return [...this.#counts].reduce((sum, [status, count]) => (which(status) ? sum + count : sum), 0);
  }

  text(): string {
    const sorted = [...this.#counts].toSorted(([one], [other]) => one - other);
    return sorted.map(([status, count]) => `${count} x ${status === 0 ? 'no answer' : status}`).join(', ');
  }
}
