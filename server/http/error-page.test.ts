import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { sendErrorPage } from './error-page.ts';

test('a page that failed is logged without the words of its error', () => {
  const log = vi.fn<(told: object, sentence: string) => void>();
  const request = {
    headers: { accept: 'text/html' },
    routeOptions: {},
    log: { error: log },
  } as unknown as FastifyRequest;
  const reply: Record<string, unknown> = {};
  for (const name of ['code', 'headers', 'type', 'send']) reply[name] = () => reply;
  sendErrorPage(new Error('what was typed'), request, reply as unknown as FastifyReply);
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.mock.calls)).toContain('"name":"Error"');
  expect(JSON.stringify(log.mock.calls)).not.toContain('what was typed');
});
