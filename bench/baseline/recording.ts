/** The shop's own answers, taken down once and sent again by the bare route. */
import { writeFileSync } from 'node:fs';
import { ask, each } from '../measure/ask.ts';
import type { Request } from '../measure/load.ts';
import { startProgram, type Program } from '../measure/processes.ts';

export type Recording = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** Each different answer once; the body is base64 of the bytes as they were sent, compressed or not. */
  answers: { type: string; encoding: string; body: string }[];
  /** Which answer is sent when, from the beginning again. */
  order: number[];
};

export type BareRoute = Program & {
  origin: string;
  requests: Request[];
  /** Of an answer's body as sent, the mean. */ bytes: number;
};

type Options = { origin: string; requests: readonly Request[]; file: string };

/** Asks the shop each of `requests` and starts a bare route of the same method that sends the same bytes in the same shares. */
export async function startBareRoute({ origin, requests, file }: Options): Promise<BareRoute> {
  const first = requests[0];
  if (!first) throw new RangeError('Nothing to record');
  const { method = 'GET', headers, body } = first;
  const path = '/baseline';
  const different = new Map(requests.map((request) => [keyOf(request), request]));
  const answers = await each([...different.values()], (one) => ask(origin, one));
  const places = new Map([...different.keys()].map((key, place) => [key, place]));
  const order = requests.map((request) => places.get(keyOf(request)) ?? 0);
  const recording: Recording = {
    method,
    path,
    answers: answers.map((answer) => ({
      type: answer.headers['content-type'] ?? '',
      encoding: answer.headers['content-encoding'] ?? '',
      body: answer.body.toString('base64'),
    })),
    order,
  };
  writeFileSync(file, JSON.stringify(recording));
  const program = await startProgram({
    file: 'bench/baseline/bare-route.ts',
    args: [file],
    readyLine: /bare route is open/,
  });
  const bytes = order.reduce((sum, place) => sum + (answers[place]?.body.length ?? 0), 0) / order.length;
  const bareOrigin = program.ready.split(' ').at(-1) ?? '';
  // The same headers and body go up, so that the baseline parses as much as the shop does.
  return { ...program, origin: bareOrigin, requests: [{ method, path, headers, body }], bytes };
}

const keyOf = ({ path, headers, body }: Request): string => JSON.stringify([path, headers, body]);
