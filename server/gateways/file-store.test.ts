/** Both file stores by the same rules: one on a disk, one against an S3 server of this machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskStore, createS3Store, type FileStore } from './file-store.ts';
import { GatewayError } from './gateway-error.ts';

let folder: string;
let s3: InstanceType<typeof S3rver>;
const settings = {
  endpoint: '',
  bucket: 'shop',
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'shop', configs: [] }],
  });
  settings.endpoint = `http://127.0.0.1:${(await s3.run()).port}`;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const bytes = (words: string) => new Uint8Array(Buffer.from(words));
const stores: Record<string, () => FileStore> = {
  disk: () => createDiskStore(join(folder, 'disk')),
  S3: () => createS3Store(settings),
};

describe.each(Object.entries(stores))('the file store on %s', (_, open) => {
  test('returns what was put, the last one of two', async () => {
    const store = open();
    await store.put('private/alpha/a.webp', bytes('one'), 'image/webp');
    await store.put('private/alpha/a.webp', bytes('two'), 'image/webp');
    expect(Buffer.from((await store.get('private/alpha/a.webp')) ?? []).toString()).toBe('two');
  });

  test('holds ten megabytes', async () => {
    const store = open();
    const large = new Uint8Array(10 * 1024 * 1024).fill(7);
    await store.put('private/alpha/large.pdf', large, 'application/pdf');
    expect(
      Buffer.compare(Buffer.from((await store.get('private/alpha/large.pdf')) ?? []), Buffer.from(large)),
    ).toBe(0);
  });

  test('has nothing where nothing was put, and nothing after removing, also twice', async () => {
    const store = open();
    expect(await store.get('private/beta/a.webp')).toBeUndefined();
    await store.put('private/beta/a.webp', bytes('one'), 'image/webp');
    await store.remove('private/beta/a.webp');
    await store.remove('private/beta/a.webp');
    expect(await store.get('private/beta/a.webp')).toBeUndefined();
  });
});

describe('on a disk', () => {
  test('no key leads out of its folder', async () => {
    const store = createDiskStore(join(folder, 'wall'));
    for (const key of ['../outside', 'a/../../outside', '/etc/passwd', ''])
      await expect(store.put(key, bytes('x'), 'image/webp')).rejects.toThrow('leads out');
  });

  test('a reader never sees a part, also when the process is killed while it writes', async () => {
    const root = join(folder, 'killed');
    const module = join(import.meta.dirname, 'file-store.ts');
    const program = `
      import { createDiskStore } from ${JSON.stringify(module)};
      const store = createDiskStore(${JSON.stringify(root)});
      for (let at = 0; ; at += 1) {
        await store.put('private/alpha/file.webp', new Uint8Array(3_000_000).fill(at % 256), 'image/webp');
        if (at === 1) process.stdout.write('going');
      }`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const found = (await createDiskStore(root).get('private/alpha/file.webp')) ?? new Uint8Array();
    expect([found.length, new Set(found).size]).toEqual([3_000_000, 1]);
    const left = (await readdir(join(root, 'private/alpha'))).filter((name) => name !== 'file.webp');
    expect(left.every((name) => name.endsWith('.part'))).toBe(true);
  });
});

describe('on S3', () => {
  test('a wrong secret, a missing bucket and a server that is not there are problems that name no file', async () => {
    const wrong = createS3Store({ ...settings, secretAccessKey: 'wrong' });
    const elsewhere = createS3Store({ ...settings, bucket: 'missing' });
    for (const store of [wrong, elsewhere]) {
      const failure = await store
        .put('private/alpha/secret.webp', bytes('x'), 'image/webp')
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(GatewayError);
      expect(String(failure)).toMatch(/answered 40[34] to PUT$/);
    }
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const nowhere = createS3Store({ ...settings, endpoint: `http://127.0.0.1:${port}` });
    await expect(nowhere.get('private/alpha/a.webp')).rejects.toThrow('did not answer');
  });
});
