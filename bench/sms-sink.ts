/** Takes the SMS gateway's place: accepts every message and drops it. */
import { createServer } from 'node:http';

export type SmsSink = { url: string; received(): number; stop(): Promise<void> };

export async function startSmsSink(): Promise<SmsSink> {
  let received = 0;
  const server = createServer((request, response) => {
    received += 1;
    request.resume();
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('The sink listens on no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    received: () => received,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
