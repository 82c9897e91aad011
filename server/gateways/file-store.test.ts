/** Both file stores by the same rules: one on a disk, one against an S3 server of this machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Simulator, type S3Simulator } from '#simulators/s3.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskStore, createS3Store, type FileStore } from './file-store.ts';
import { GatewayError } from './gateway-error.ts';

let folder: string;
let s3: S3Simulator;
const settings = {
  endpoint: '',
  bucket: 'shop',
  region: 'ap-southeast-7',
  accessKeyId: 'SHOPKEY',
  secretAccessKey: 'a secret of tests',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  s3 = await startS3Simulator(settings);
  settings.endpoint = s3.endpoint;
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const bytes = (words: string) => new Uint8Array(Buffer.from(words));
const stores: Record<string, () => FileStore> = {
  disk: () => createDiskStore(join(folder, 'disk')),
  S3: () => createS3Store(settings),
};

describe.each(Object.entries(stores))('C-76 the file store on %s', (_, open) => {
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
  test('the object has its type and is under its key in the bucket', async () => {
    await createS3Store(settings).put('public/alpha/b.webp', bytes('x'), 'image/webp');
    expect(s3.objects.get('public/alpha/b.webp')).toMatchObject({ contentType: 'image/webp' });
  });

  test('a store that fails for a moment is asked again', async () => {
    s3.failures.push(503, 500);
    await createS3Store(settings).put('private/alpha/again.webp', bytes('x'), 'image/webp');
    expect(s3.objects.has('private/alpha/again.webp')).toBe(true);
  });

  test.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'The file store answered 403 to PUT'],
    ['a wrong key', { accessKeyId: 'wrong' }, 'The file store answered 403 to PUT'],
    ['another region', { region: 'us-east-1' }, 'The file store answered 403 to PUT'],
    ['a bucket that is not there', { bucket: 'missing' }, 'The file store answered 404 to PUT'],
    ['a server that is not there', { endpoint: 'http://127.0.0.1:1' }, 'The file store did not answer'],
  ])('%s is a problem that names no file', async (_, wrong, words) => {
    const store = createS3Store({ ...settings, ...wrong });
    const failure = await store
      .put('private/alpha/secret.webp', bytes('x'), 'image/webp')
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GatewayError);
    expect(String(failure)).toContain(words);
    expect(String(failure)).not.toMatch(/secret|alpha/);
  });
});
