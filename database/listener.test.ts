import { afterAll, afterEach, beforeEach, expect, it, beforeAll } from 'vitest';
import { createListener, type Listener } from './listener.ts';
import { createTestDatabase, run, type TestDatabase } from './testing.ts';

let test: TestDatabase;
let listener: Listener;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.stop());
beforeEach(() => {
  listener = createListener(test.urls.appUrl, () => undefined);
});
afterEach(() => listener.stop());

const cut = () =>
  run(
    test.urls.superuserUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'shop listener' and datname = current_database()`,
  );

it('receives what is sent on its channels and nothing else', async () => {
  const heard: string[] = [];
  await listener.listen(
    'prices',
    (payload) => heard.push(payload),
    () => undefined,
  );
  await listener.listen(
    'stock',
    (payload) => heard.push(`stock ${payload}`),
    () => undefined,
  );
  await test.database.notify('other', 'x');
  await test.database.notify('prices', 'alpha ก');
  await test.database.notify('stock', '1');
  await expect.poll(() => heard).toEqual(['alpha ก', 'stock 1']);
});

it('listens again after its connection was cut, reports that, and receives what comes then', async () => {
  const heard: string[] = [];
  await listener.listen(
    'prices',
    (payload) => heard.push(payload),
    () => heard.push('reconnected'),
  );
  await cut();
  await expect.poll(() => heard).toEqual(['reconnected']);
  await test.database.notify('prices', 'again');
  await expect.poll(() => heard).toEqual(['reconnected', 'again']);
  await cut();
  await expect.poll(() => heard).toEqual(['reconnected', 'again', 'reconnected']);
});

it('needs one connection, however many start to listen at once', async () => {
  await Promise.all(
    ['a', 'b', 'c'].map((channel) =>
      listener.listen(
        channel,
        () => undefined,
        () => undefined,
      ),
    ),
  );
  const connections = await run(
    test.urls.superuserUrl,
    `select 1 from pg_stat_activity where application_name = 'shop listener' and datname = current_database()`,
  );
  expect(connections).toHaveLength(1);
});

it('stops calling whoever has unsubscribed', async () => {
  const heard: string[] = [];
  const end = await listener.listen(
    'prices',
    (payload) => heard.push(`ended ${payload}`),
    () => undefined,
  );
  await listener.listen(
    'prices',
    (payload) => heard.push(payload),
    () => undefined,
  );
  end();
  await test.database.notify('prices', '1');
  await expect.poll(() => heard).toEqual(['1']);
});

it('does not come back once it was stopped', async () => {
  await listener.listen(
    'prices',
    () => undefined,
    () => undefined,
  );
  await listener.stop();
  const left = await run(
    test.urls.superuserUrl,
    `select 1 from pg_stat_activity where application_name = 'shop listener' and datname = current_database()`,
  );
  expect(left).toEqual([]);
});
