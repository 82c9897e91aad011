/** Where the bytes of uploaded files are. One small interface; on disk by default, in an S3 bucket by setting. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { GatewayError } from './gateway-error.ts';

/** Keys are paths made by the shop, such as `petclub/abc.webp`. Files are small enough to be held in memory. */
export type FileStore = {
  /** Resolves when the whole file is durable; a reader never sees a part of it. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** undefined where there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** What is not there is removed already. */
  remove(key: string): Promise<void>;
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

export function createDiskStore(root: string): FileStore {
  const pathOf = (key: string): string => {
    const path = resolve(root, key);
    if (!path.startsWith(resolve(root) + sep)) throw new Error('A key leads out of the file store');
    return path;
  };
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      const unfinished = join(dirname(path), `.${randomUUID()}.part`);
      await mkdir(dirname(path), { recursive: true });
      try {
        const file = await open(unfinished, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}

export type S3Settings = {
  /** Of the service, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** A request is tried again by the signer where S3 asks for it; nobody waits longer for an answer. */
const PATIENCE_MS = 15_000;

/** Path-style addresses, which every S3-compatible service understands. */
export function createS3Store({ endpoint, bucket, ...credentials }: S3Settings): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  const ask = async (method: string, key: string, more: RequestInit = {}): Promise<Response> => {
    const url = `${endpoint.replace(/\/$/, '')}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
    try {
      return await client.fetch(url, { method, signal: AbortSignal.timeout(PATIENCE_MS), ...more });
    } catch (error) {
      throw new GatewayError(
        `The file store did not answer (${error instanceof Error ? error.name : 'error'})`,
      );
    }
  };
  const refused = (method: string, { status }: Response) =>
    new GatewayError(`The file store answered ${status} to ${method}`);
  return {
    put: async (key, bytes, contentType) => {
      const headers = { 'content-type': contentType };
      const response = await ask('PUT', key, { headers, body: new Uint8Array(bytes) });
      await response.arrayBuffer();
      if (!response.ok) throw refused('PUT', response);
    },
    get: async (key) => {
      const response = await ask('GET', key);
      const bytes = await response.arrayBuffer();
      if (response.status === 404) return undefined;
      if (!response.ok) throw refused('GET', response);
      return new Uint8Array(bytes);
    },
    remove: async (key) => {
      const response = await ask('DELETE', key);
      await response.arrayBuffer();
      if (!response.ok && response.status !== 404) throw refused('DELETE', response);
    },
  };
}
