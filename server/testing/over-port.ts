/** Calls a shop over a real port: `inject` bypasses what runs before the app, and is always well formed. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { TestShop } from './shop.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
export type PortRequest = { method?: string; path: string; headers?: Record<string, string>; body?: string };

/** Opens the shop on a free port of this machine. */
export const openPort = async ({ app }: Pick<TestShop, 'app'>): Promise<number> =>
  Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

/** With alpha's host and the encodings browsers accept, unless the headers say otherwise. */
export async function askOver(
  port: number,
  { method = 'GET', path, headers = {}, body }: PortRequest,
): Promise<Answer> {
  const all = { host: 'alpha.example', 'accept-encoding': 'gzip, br', ...headers };
  return new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', method, path, headers: all }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: text.toString() });
      });
    })
      .on('error', reject)
      .end(body);
  });
}

/** Sends raw bytes, leaves the connection open, and reads until the other side ends it. */
export async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return textOf(socket);
}
