/** Responds to requests that Node itself rejects: too slow, too long or not HTTP. There is no Fastify reply then. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorAnswer } from '#contract/common.schemas.ts';
import { languageOf } from './language.ts';
import { messageOf } from './messages.ts';

type ClientError = Error & { code?: string; rawPacket?: unknown };

function told({ code }: ClientError): { statusCode: number; code: string } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { statusCode: 408, code: 'REQUEST_TOO_SLOW' };
  if (code === 'HPE_HEADER_OVERFLOW') return { statusCode: 431, code: 'HEADERS_TOO_LONG' };
  return { statusCode: 400, code: 'BAD_ADDRESS' };
}

/** The headers were not parsed; the raw bytes received may still contain the language. */
function acceptLanguage({ rawPacket }: ClientError): string | undefined {
  const text = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  return /^accept-language:(.*)$/im.exec(text)?.[1];
}

/** Answers once and closes the connection: it is unknown where the next request would begin. */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const { statusCode, code } = told(error);
    const message = messageOf(code, languageOf({ headers: { 'accept-language': acceptLanguage(error) } }));
    const answer: ErrorAnswer = { statusCode, code, message };
    const body = Buffer.from(JSON.stringify(answer));
    const head = [
      `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${body.length}`,
      'connection: close',
    ];
    socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
  }
  socket.destroy(error);
}
