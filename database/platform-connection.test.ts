import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.stop());

const alpha = {
  tenantId: 'alpha',
  companyCode: 'BJC',
  nameTh: 'อัลฟา',
  nameEn: 'Alpha',
  hosts: ['alpha.example'],
};

it('makes a tenant once, with its hosts and an audit row', async () => {
  const { platform } = test.database;
  const made = await Promise.all([1, 2, 3].map((n) => platform.createTenant(alpha, `operator ${n}`)));
  expect(made.filter(Boolean)).toEqual([true]);
  expect(await platform.tenants()).toEqual([{ ...alpha, isActive: true }]);
  const audit = await test.asOwner('select action, tenant_id, detail from platform.audit');
  expect(audit).toEqual([
    { action: 'tenant.create', tenant_id: 'alpha', detail: { companyCode: 'BJC', hosts: ['alpha.example'] } },
  ]);
});

it('finds the tenant of a bound host, and none for a tenant that is switched off', async () => {
  const { platform } = test.database;
  expect(await platform.tenantOfHost('alpha.example')).toBe('alpha');
  expect(await platform.tenantOfHost('other.example')).toBeUndefined();
  await test.asOwner("update platform.tenants set is_active = false where tenant_id = 'alpha'");
  expect(await platform.tenantOfHost('alpha.example')).toBeUndefined();
});

it('refuses a second tenant that claims a bound host, and makes neither', async () => {
  const { platform } = test.database;
  await expect(platform.createTenant({ ...alpha, tenantId: 'thief' }, 'operator')).rejects.toMatchObject({
    code: '23505',
  });
  expect((await platform.tenants()).map((tenant) => tenant.tenantId)).not.toContain('thief');
});

it('lists which sessions of any tenant ended since a time', async () => {
  const { inTenant, platform } = test.database;
  const ended = new Date('2026-11-21T10:00:00Z');
  const sessionId = await inTenant('alpha', async (tx) => {
    await tx
      .insertInto('staff')
      .values({
        tenant_id: 'alpha',
        user_id: 'u1',
        kind: 'merchant',
        role: '1',
        name: 'U',
        username: null,
        mobile: null,
        password_hash: null,
      })
      .execute();
    const row = await tx
      .insertInto('sessions')
      .values({
        tenant_id: 'alpha',
        kind: 'merchant',
        secret_hash: Buffer.from('s'),
        user_id: 'u1',
        customer_code: null,
        sale_unit: null,
        created_at: ended,
        expires_at: ended,
        revoked_at: ended,
      })
      .returning('session_id')
      .executeTakeFirstOrThrow();
    return row.session_id;
  });
  expect(await platform.revokedSessionsSince(ended)).toEqual([
    { tenantId: 'alpha', sessionId, revokedAt: ended },
  ]);
  expect(await platform.revokedSessionsSince(new Date(ended.getTime() + 1))).toEqual([]);
});

it('opens nothing else: no tenant’s table, and its audit rows can neither be changed nor removed', async () => {
  const client = new Client({ connectionString: test.urls.platformUrl });
  await client.connect();
  for (const statement of [
    'select * from orders',
    'select * from sessions',
    'select * from search.products',
    'update platform.audit set actor = actor',
    'delete from platform.audit',
    'delete from platform.tenants',
  ]) {
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
  }
  await client.end();
});

it('is closed to the app: its role sees neither tenants nor the audit', async () => {
  const client = new Client({ connectionString: test.urls.appUrl });
  await client.connect();
  for (const statement of [
    'select * from platform.tenants',
    'select * from platform.audit',
    'select * from platform.revoked_sessions_since(now())',
    'select * from search.products',
  ]) {
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
  }
  await client.end();
});

const leave = (queue: string, subject: string) =>
  test.database.inTenant('alpha', (tx) =>
    tx.insertInto('outbox').values({ tenant_id: 'alpha', queue, subject, start_after: null }).execute(),
  );

it('hands jobs over once, and keeps them with their ids when handing over fails', async () => {
  const { platform } = test.database;
  await leave('mail', 'one');
  await leave('mail', 'two');
  const failed: string[] = [];
  const failing = platform.relayJobs(10, async (jobs) => {
    failed.push(...jobs.map(({ jobId }) => jobId));
    throw new Error('the queue is away');
  });
  await expect(failing).rejects.toThrow('the queue is away');
  const handed: { jobId: string; tenantId: string; queue: string; subject: string }[] = [];
  const take = () => platform.relayJobs(10, async (jobs) => void handed.push(...jobs));
  expect([await take(), await take()]).toEqual([2, 0]);
  expect(handed.map(({ subject }) => subject).toSorted()).toEqual(['one', 'two']);
  expect(handed.every(({ tenantId, queue }) => tenantId === 'alpha' && queue === 'mail')).toBe(true);
  expect(handed.map(({ jobId }) => jobId).toSorted()).toEqual(failed.toSorted());
});

it('leaves to one process what another is handing over at the moment', async () => {
  const { platform } = test.database;
  await leave('mail', 'three');
  const seen: number[] = [];
  const first = await platform.relayJobs(10, async () => {
    seen.push(await platform.relayJobs(10, async () => undefined));
  });
  expect([first, seen]).toEqual([1, [0]]);
});
