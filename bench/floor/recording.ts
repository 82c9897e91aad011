/** The shop's own answers, taken down once and sent again by the bare route. */
import { writeFileSync } from 'node:fs';
import { ask, each } from '../measure/ask.ts';
import type { Request } from '../measure/load.ts';
import { startProgram, type Program } from '../measure/processes.ts';

export type Recording = {
  method: 'GET' | 'POST';
  path: string;
  /** The body is base64 of the bytes as they were sent, compressed or not. */
  answers: { type: string; encoding: string; body: string }[];
};

export type BareRoute = Program & { origin: string; requests: Request[]; bytes: number };

type Options = { origin: string; requests: readonly Request[]; file: string };

/** Asks the shop each of `requests` and starts a bare route of the same method that sends the same bytes in the same shares. */
export async function startBareRoute({ origin, requests, file }: Options): Promise<BareRoute> {
  const first = requests[0];
  if (!first) throw new RangeError('Nothing to record');
  const { method = 'GET', headers, body } = first;
  const path = '/floor';
  const answers = await each(requests, (request) => ask(origin, request));
  const recording: Recording = {
    method,
    path,
    answers: answers.map((answer) => ({
      type: answer.headers['content-type'] ?? '',
      encoding: answer.headers['content-encoding'] ?? '',
      body: answer.body.toString('base64'),
    })),
  };
  writeFileSync(file, JSON.stringify(recording));
  const program = await startProgram({
    file: 'bench/floor/bare-route.ts',
    args: [file],
    readyLine: /bare route is open/,
  });
  const bytes = answers.reduce((sum, answer) => sum + answer.body.length, 0) / answers.length;
  const bareOrigin = program.ready.split(' ').at(-1) ?? '';
  // The same headers and body go up, so that the floor parses as much as the shop does.
  return { ...program, origin: bareOrigin, requests: [{ method, path, headers, body }], bytes };
}
