/** Starting and stopping, as an operator sees it: what is printed, what is kept, and how it refuses. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { adminOf, codeSentTo, customerOf, guestOf, nobody, setPieceAt, type Tenant } from './callers.ts';
import { copyDemoShop, firstStart } from './demo-shop.ts';
import { runShop, startShop, type ShopProcess } from './shop-process.ts';

const TENANTS: Tenant[] = ['petclub', 'medisupply', 'homegoods'];

/** What these give goes with the test, the shops before their folders. */
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-start-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function demoFolder(): Promise<string> {
  const { dataDir, remove } = await copyDemoShop();
  onTestFinished(remove);
  return dataDir;
}

async function open(dataDir: string): Promise<ShopProcess> {
  const shop = await startShop({ dataDir });
  onTestFinished(async () => void (await shop.stop()));
  return shop;
}

/** What a start with these settings says, line by line, and its end. */
async function endOf(settings: Record<string, string>) {
  const { opened, ended, output, kill } = runShop({ PORT: '0', ...settings });
  // Opened after all: the exit code of a killed process is none.
  const exitCode = (await opened) === undefined ? await ended : await kill('SIGKILL');
  return { exitCode, stdout: output.stdout, stderr: output.stderr.trim().split('\n') };
}

/** One clear sentence on stderr, nothing else, and exit code 1. */
const refusal = (sentence: RegExp) => ({
  exitCode: 1,
  stdout: '',
  stderr: [expect.stringMatching(new RegExp(`${sentence.source}.*\\.$`))],
});

test('D-06 a start from nothing prints the addresses of the three shops and the logins', async () => {
  const { printed } = await firstStart();
  const port = /is open on http:\/\/localhost:(\d+)/.exec(printed)?.[1];
  expect(port).toBeDefined();
  expect(printed).toMatch(/Demo data: 3 shops written in [\d.]+ s\./);
  expect(printed).toContain(`http://localhost:${port}/en`);
  for (const tenant of TENANTS) expect(printed).toContain(`http://${tenant}.localhost:${port}`);
  expect(printed).toContain('081-000-0001');
  expect(printed).toContain(`http://localhost:${port}/simulators/sms`);
  expect(printed).toContain('customer, credit, agent / demo1234');
  expect(printed).toContain('sale, admin / demo1234');
});

test('D-07 SIGTERM ends the shop with exit code 0', async () => {
  expect((await firstStart()).exitCode).toBe(0);
});

test('SIGTERM in the middle of a start leaves nothing running', async () => {
  const dataDir = await demoFolder();
  const postmaster = join(dataDir, 'postgres/data/postmaster.pid');
  const { kill } = runShop({ PORT: '0', DATA_DIR: dataDir });
  await expect.poll(() => existsSync(postmaster)).toBe(true);
  expect(await kill('SIGTERM')).toBe(0);
  expect(existsSync(postmaster)).toBe(false);
});

test('D-07 a second start keeps the data and writes none', async () => {
  const dataDir = await demoFolder();
  const first = await open(dataDir);
  const admin = await adminOf(first);
  const guest = await guestOf(first);
  const [product] = await guest.api.listProducts({ body: {} });
  if (!product) throw new Error('The shop has no products');
  await setPieceAt(admin, { code: product.P_Code, baht: 123.45 });
  expect(await first.stop()).toBe(0);

  const second = await open(dataDir);
  expect(second.printed()).not.toContain('Demo data');
  const again = await guestOf(second);
  const { Data } = await again.api.productDetail({ params: { code: product.P_Code } });
  expect(Data.SalesPrice1).toBe(123.45);
});

test('D-06 the demo logins work in every tenant', async () => {
  const dataDir = await demoFolder();
  const { url } = await open(dataDir);
  for (const tenant of TENANTS) {
    const where = { url, tenant };
    const mobile = '0810000001';
    for (const username of ['customer', 'credit', 'agent']) await customerOf(where, username);
    const users = ['sale', 'admin'].map((username) =>
      nobody(where).staffLogin({ body: { username, password: 'demo1234' } }),
    );
    expect((await Promise.all(users)).map(({ user }) => user.userRole)).toEqual(['3', '1']);
    const { reference } = await nobody(where).requestCode({ body: { mobile } });
    const code = await codeSentTo(mobile, where);
    const { user } = await nobody(where).verifyCode({ body: { reference, code } });
    expect(user.CUSTOMERCODE).not.toBe('GUEST');
  }
});

test('D-07 it is alive without its database, and ready again once that is back', async () => {
  const dataDir = await demoFolder();
  const { url } = await open(dataDir);
  const status = async (path: string) => (await fetch(url + path)).status;
  expect(await status('/healthz')).toBe(200);
  expect(await status('/readyz')).toBe(200);

  // The disk is unplugged: the database is gone, and cannot be started again.
  const database = join(dataDir, 'postgres');
  const [postmaster] = (await readFile(join(database, 'data/postmaster.pid'), 'utf8')).split('\n');
  await rename(database, `${database}-unplugged`);
  process.kill(Number(postmaster), 'SIGKILL');
  await expect.poll(() => status('/readyz')).toBe(503);
  expect(await status('/healthz')).toBe(200);

  await rename(`${database}-unplugged`, database);
  await expect.poll(() => status('/readyz'), { timeout: 90_000 }).toBe(200);
});

test('a taken port is reported in one sentence', async () => {
  const dataDir = await demoFolder();
  const taker = createServer().listen(0, '127.0.0.1');
  await once(taker, 'listening');
  const address = taker.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  try {
    const settings = { PORT: String(port), DATA_DIR: dataDir };
    expect(await endOf(settings)).toEqual(refusal(new RegExp(`^Port ${port} is taken: .*PORT`)));
  } finally {
    taker.close();
  }
});

test('a data folder that is a file is reported in one sentence', async () => {
  const folder = await emptyFolder();
  const file = join(folder, 'data');
  await writeFile(file, 'not a folder');
  expect(await endOf({ DATA_DIR: file })).toEqual(refusal(new RegExp(file)));
});

test('a database folder with something else in it is reported in one sentence', async () => {
  const folder = await emptyFolder();
  await mkdir(join(folder, 'postgres'));
  await writeFile(join(folder, 'postgres/shopping-list'), 'cat food');
  expect(await endOf({ DATA_DIR: folder })).toEqual(
    refusal(new RegExp(`The database in ${folder}/postgres is damaged`)),
  );
});

test('a database that has lost its password is reported in one sentence', async () => {
  const dataDir = await demoFolder();
  await rm(join(dataDir, 'postgres/password'));
  expect(await endOf({ DATA_DIR: dataDir })).toEqual(refusal(/is damaged \(.*password is missing\)/));
});

test('D-07 production without a secret refuses', async () => {
  const folder = await emptyFolder();
  expect(await endOf({ NODE_ENV: 'production', DATA_DIR: folder })).toEqual(
    refusal(/^SESSION_SECRET is missing: /),
  );
});

for (const [name, value] of [
  ['PORT', 'eighty'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['SESSION_SECRET', 'short'],
] as const)
  test(`a wrong ${name} (${value}) is reported in one sentence that names it`, async () => {
    const folder = await emptyFolder();
    expect(await endOf({ DATA_DIR: folder, [name]: value })).toEqual(
      refusal(new RegExp(`^The setting ${name} is wrong: `)),
    );
  });

test('a database that does not answer is reported in one sentence, without its password', async () => {
  const folder = await emptyFolder();
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:9/shop',
    SESSION_SECRET: 'a secret of the length that is wanted here',
    SMS_URL: 'http://127.0.0.1:9/send',
  };
  expect(await endOf(settings)).toEqual(
    refusal(/^(?!.*hunter2)The database of DATABASE_URL cannot be used: /),
  );
});
