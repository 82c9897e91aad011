import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mayUse, pickAccount } from './account.ts';

const PASSWD = `root:x:0:0:root:/root:/bin/bash
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
somchai:x:1000:1001::/home/somchai:/bin/bash
`;
const POSTGRES = 'postgres:x:101:104:PostgreSQL:/var/lib/postgresql:/bin/bash\n';

describe('who PostgreSQL runs as when we are root', () => {
  it('is the system’s postgres where there is one, else nobody', () => {
    expect(pickAccount(PASSWD, undefined)).toEqual({ uid: 65_534, gid: 65_534 });
    expect(pickAccount(PASSWD + POSTGRES, undefined)).toEqual({ uid: 101, gid: 104 });
  });

  it('is whoever owns the data already', () => {
    expect(pickAccount(PASSWD + POSTGRES, 1000)).toEqual({ uid: 1000, gid: 1001 });
    expect(pickAccount(PASSWD + POSTGRES, 65_534)).toEqual({ uid: 65_534, gid: 65_534 });
  });

  it('is never root, nor somebody without a name', () => {
    expect(pickAccount(PASSWD, 0)).toBeUndefined();
    expect(pickAccount(PASSWD, 4242)).toBeUndefined();
    expect(pickAccount('root:x:0:0::/root:/bin/sh\n', undefined)).toBeUndefined();
  });
});

it('a path may be used only when every folder above it may be entered', async () => {
  const closed = await mkdtemp(join(tmpdir(), 'shop-account-'));
  const stranger = { uid: 4_242, gid: 4_242 };
  await mkdir(join(closed, 'open'), { mode: 0o755 });
  await writeFile(join(closed, 'open', 'program'), '', { mode: 0o755 });
  expect(await mayUse(join(closed, 'open', 'program'), stranger)).toBe(false);
  const us = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  expect(await mayUse(join(closed, 'open', 'program'), us)).toBe(true);
  await rm(closed, { recursive: true });
});
