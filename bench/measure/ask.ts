/** Asks once and keeps what came as it came: bytes are not decompressed. */
import { request as httpRequest } from 'node:http';
import type { Request } from './load.ts';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** Throws when the answer is not a 2xx. */
export async function ask(
  origin: string,
  { method = 'GET', path = '/', headers, body }: Request,
): Promise<Answer> {
  const answer = await new Promise<Answer>((resolve, reject) => {
    const sent = httpRequest(new URL(path, origin), { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const known = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(known),
          body: Buffer.concat(chunks),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
  if (answer.status < 200 || answer.status > 299)
    throw new Error(
      `${method} ${path} was answered ${answer.status}: ${answer.body.toString('utf8', 0, 300)}`,
    );
  return answer;
}

/** `work` for each of `items`, `width` at a time, the results in the items' order. */
export async function each<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  width = 8,
): Promise<R[]> {
  const results: R[] = [];
  const entries = items.entries();
  const worker = async () => {
    for (const [index, item] of entries) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
