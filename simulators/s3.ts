/**
 * A stand-in of an S3-compatible file store for tests: one bucket in memory, path-style addresses, and the signatures of
 * AWS Signature Version 4 checked as the service does.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Settings = { bucket: string; region: string; accessKeyId: string; secretAccessKey: string };

export type S3Simulator = {
  endpoint: string;
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  /** The next requests are answered with these statuses. */
  failures: number[];
  stop(): Promise<void>;
};

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** `AWS4-HMAC-SHA256 Credential=<key>/<day>/<region>/s3/aws4_request, SignedHeaders=…, Signature=…` */
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** The error code of S3, or undefined for a request that is signed as it should be. */
function signatureError(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  { region, accessKeyId, secretAccessKey }: Settings,
): string | undefined {
  const [, key, day = '', where, names = '', given = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (key === undefined) return 'AccessDenied';
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const time = String(headers['x-amz-date']);
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.sort();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, searchParams.toString(), signed.join(''), names, hash].join('\n');
  const scope = `${day}/${where}/s3/aws4_request`;
  const keyOfDay = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (signingKey, part) => hmac(signingKey, part),
    `AWS4${secretAccessKey}`,
  );
  const expected = hmac(keyOfDay, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(given, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export async function startS3Simulator(settings: Settings): Promise<S3Simulator> {
  const objects: S3Simulator['objects'] = new Map();
  const failures: number[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
    const body = await bodyOf(request);
    const failure = failures.shift();
    if (failure !== undefined) return void refuse(failure, 'InternalError');
    const wrong = signatureError(request, body, settings);
    if (wrong !== undefined) return void refuse(403, wrong);
    const [, bucket, ...rest] = new URL(request.url ?? '', 'http://localhost').pathname.split('/');
    if (bucket !== settings.bucket) return void refuse(404, 'NoSuchBucket');
    const key = rest.map(decodeURIComponent).join('/');
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, contentType: request.headers['content-type'] ?? '' });
      return void response.writeHead(200, { etag: `"${sha256(body).slice(0, 32)}"` }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return void refuse(404, 'NoSuchKey');
    response.writeHead(200, { 'content-type': object.contentType }).end(object.bytes);
  };

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    failures,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
