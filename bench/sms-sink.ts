/** Stands where the SMS gateway would: takes every message and forgets it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SmsSink = { url: string; received(): number; stop(): Promise<void> };

export async function startSmsSink(): Promise<SmsSink> {
  let received = 0;
  const server = createServer((request, response) => {
    received += 1;
    request.resume();
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    received: () => received,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
