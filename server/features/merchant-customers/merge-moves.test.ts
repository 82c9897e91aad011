/** What of a customer who is given up is found at the kept one, table by table. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { movedTables, moves, type Move } from './merge-moves.rules.ts';
import { folded, stays } from './merge-moves.testing.ts';

let shop: TestShop;
let admin: string;
const KEPT = 'CUST1';
const DOUBLE = 'CUST2';
const params = { code: KEPT, double: DOUBLE };
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.tokenOf('alpha', 'ADMIN');
});
afterAll(() => shop.stop());

test('R-49c every table that refers to a customer or a person moves, is joined by a rule, or stays for a written reason', async () => {
  const rows = await shop.database.asOwner<{ table: string }>(`
    select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as table
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'search') and (
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attname in ('customer_code', 'profile_code', 'recipient', 'owner', 'subject', 'mobile', 'email', 'actor_id'))
      or exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
        and k.confrelid in ('customers'::regclass, 'profiles'::regclass, 'pets'::regclass, 'notifications'::regclass)))`);
  const named = [...movedTables, ...Object.keys(folded), ...Object.keys(stays)];
  expect(rows.map(({ table }) => table).toSorted()).toEqual(named.toSorted());
});

/** Of both customers a row that both have alike where that can be, and one of their own. */
const WRITTEN = `
  insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, starts_at, ends_at)
    select 'alpha', p, 'DISCOUNT_PERCENT', p, p, p, p, '2026-01-01', '2027-01-01' from unnest('{BOTH,USED,CUST1,CUST2}'::text[]) p;
  insert into promotion_versions (tenant_id, promotion_id, version, terms)
    select tenant_id, promotion_id, 1, '{}' from promotions where tenant_id = 'alpha';
  insert into question_sets (tenant_id, set_id, kind, content, created_at)
    values ('alpha', '00000000-0000-4000-8000-000000000001', 'group', '{}', now()),
      ('alpha', '00000000-0000-4000-8000-000000000002', 'survey', '{}', now());
  insert into question_versions (tenant_id, set_id, version_no, content, published_at, published_by)
    select tenant_id, set_id, 1, '{}', now(), 'ADMIN' from question_sets;
  insert into consent_wordings (tenant_id, wording_id, purpose, statement_th, statement_en, documents, first_used_at)
    select 'alpha', left(md5(p), 16), p, p, p, '[]', now() from unnest('{one,two,three}'::text[]) p;
  insert into orders (tenant_id, order_id, sale_unit, status, customer_code, payment_type, delivery_method, subtotal_satang,
      total_satang, ship_to, placed_at, updated_at)
    select 'alpha', '260301-' || c, 'C1', 'Delivered', c, 0, 'OWN', 100, 100, '{}', '2026-03-01', '2026-03-01'
    from unnest('{CUST1,CUST2}'::text[]) c;
  insert into order_promotions (tenant_id, order_id, promotion_id, version, times, discount_satang, free_satang, name_th, name_en,
      profile_code, is_counted_in_all, is_counted_of_person, at)
    select 'alpha', '260301-' || c, 'BOTH', 1, 1, 10, 0, '', '', c, true, true, now() from unnest('{CUST1,CUST2}'::text[]) c;
  insert into files (tenant_id, file_id, access, content_type, byte_size, customer_code, purpose, state, created_at, created_by_kind, created_by)
    select 'alpha', lpad(c, 22, '0'), 'private', 'image/webp', 1, c, 'photo', 'stored', now(), 'staff', 'ADMIN'
    from unnest('{CUST1,CUST2}'::text[]) c;
  insert into customer_photos (tenant_id, file_id, customer_code, sale_unit, at, is_taken, taken_by)
    select 'alpha', lpad(c, 22, '0'), c, 'C1', now(), true, 'ADMIN' from unnest('{CUST1,CUST2}'::text[]) c;
  insert into customer_invitations (tenant_id, token, profile_code, customer_code, mobile, way, invited_at, expires_at, invited_by)
    select 'alpha', lpad(c, 16, '0'), c, c, '081', 'link', now(), now(), 'ADMIN' from unnest('{CUST1,CUST2}'::text[]) c;
  insert into wishlist (tenant_id, customer_code, product_code, added_at)
    values ('alpha', 'CUST1', 'P1', now()), ('alpha', 'CUST2', 'P1', now()), ('alpha', 'CUST2', 'P2', now());
  insert into order_lists (tenant_id, customer_code, list_id, name, lines, changed_at)
    select 'alpha', c, gen_random_uuid(), n, '[1]', now() from unnest('{CUST1,CUST2}'::text[]) c, unnest(array['Weekly', 'List ' || c]) n;
  insert into question_answers (tenant_id, set_id, version_no, kind, customer_code, sale_unit, day, answered_at, answered_by, is_complete, answers, written)
    select 'alpha', s.set_id, 1, s.kind, c, 'C1', case when s.kind = 'survey' and c = 'CUST2' then date '2026-03-02' else '2026-03-01' end,
      now(), '', true, '{}', '{}' from question_sets s, unnest('{CUST1,CUST2}'::text[]) c;
  insert into promotion_customers (tenant_id, promotion_id, customer_code, is_left_out)
    values ('alpha', 'BOTH', 'CUST1', false), ('alpha', 'BOTH', 'CUST2', true), ('alpha', 'CUST2', 'CUST2', false);
  insert into agreed_prices (tenant_id, agreed_id, product_code, unit_no, customer_code, satang, tax_type, first_day, last_day)
    values ('alpha', 'g1', 'P1', 1, 'CUST1', 1500, 1, '2026-03-01', null), ('alpha', 'g2', 'P1', 1, 'CUST2', 1400, 1, '2026-04-01', null),
      ('alpha', 'g3', 'P1', 1, 'CUST2', 1300, 1, null, '2026-02-28'), ('alpha', 'g4', 'P2', 1, 'CUST2', 1200, 1, null, null);
  insert into promotion_coupons (tenant_id, coupon_id, promotion_id, customer_code, is_collected, order_id, used_at)
    values ('alpha', 'a1', 'BOTH', 'CUST1', true, null, null), ('alpha', 'a2', 'BOTH', 'CUST2', true, null, null),
      ('alpha', 'u1', 'USED', 'CUST1', true, null, null), ('alpha', 'u2', 'USED', 'CUST2', true, '260301-CUST2', now()),
      ('alpha', 'i2', 'BOTH', 'CUST2', false, null, null);
  insert into promotion_uses (tenant_id, promotion_id, profile_code, uses, given_satang)
    values ('alpha', 'BOTH', 'CUST1', 1, 10), ('alpha', 'BOTH', 'CUST2', 2, 20), ('alpha', 'USED', 'CUST2', 1, 5), ('alpha', 'BOTH', '', 3, 30);
  insert into pets (tenant_id, pet_id, profile_code, name, kind, breed, sex, created_at)
    select 'alpha', gen_random_uuid(), c, c, 'dog', '', 'unknown', now() from unnest('{CUST1,CUST2}'::text[]) c;
  insert into carts (tenant_id, customer_code, sale_unit, mode, lines, updated_at)
    select 'alpha', c, u, 'money', jsonb_build_array(jsonb_build_object('P_Code', 'P1', 'qty1', 2, 'qty2', 0, 'qty3', 0, 'selected', true,
      'changedAt', 1, 'addedAt', 1, 'removed', false)), now()
    from (values ('CUST1', 'C1'), ('CUST2', 'C1'), ('CUST2', 'C2')) w (c, u);
  insert into credit_orders (tenant_id, order_id, customer_code)
    select tenant_id, order_id, customer_code from orders where tenant_id = 'alpha' and customer_code in ('CUST1', 'CUST2');
  insert into account_balances (tenant_id, customer_code, account, balance)
    values ('alpha', 'CUST1', 'wallet', 100), ('alpha', 'CUST2', 'wallet', 250);
  insert into account_ledger (tenant_id, customer_code, account, delta, reason, reference)
    select tenant_id, customer_code, account, balance, 'opening', '' from account_balances;
  insert into point_balances (tenant_id, profile_code, balance) values ('alpha', 'CUST1', 10), ('alpha', 'CUST2', 30);
  insert into point_ledger (tenant_id, profile_code, delta, reason, reference)
    select tenant_id, profile_code, balance, 'opening', '' from point_balances;
  insert into consents (tenant_id, profile_code, purpose, is_given, wording_id, language, way, at)
    select 'alpha', w.c, w.p, w.g, left(md5(w.p), 16), 'th', 'page', now()
    from (values ('CUST1', 'one', true), ('CUST2', 'one', false), ('CUST2', 'two', true), ('CUST1', 'three', true), ('CUST2', 'three', true)) w (c, p, g);
  insert into data_exports (tenant_id, profile_code, format, at) values ('alpha', 'CUST2', 'json', '2026-01-01');
  insert into profile_sign_ins (tenant_id, profile_code, first_at, last_at)
    values ('alpha', 'CUST1', '2025-05-01', '2025-06-01'), ('alpha', 'CUST2', '2025-01-01', '2025-12-01')
    on conflict (tenant_id, profile_code) do update set first_at = excluded.first_at, last_at = excluded.last_at;
  insert into external_identities (tenant_id, issuer, subject, profile_code, linked_at, used_at)
    select 'alpha', 'https://id', c, c, now(), now() from unnest('{CUST1,CUST2}'::text[]) c;
  insert into notifications (tenant_id, audience, recipient, kind, title_th, title_en, body_th, body_en, once_key, created_at)
    select 'alpha', 'customer', c, 'order.placed', '', '', '', '', k, now() from unnest('{CUST1,CUST2}'::text[]) c, unnest(array['same', c]) k;
  insert into notification_preferences (tenant_id, audience, recipient) values ('alpha', 'customer', 'CUST2')`;

type Counts = { table: string; kept: number; double: number; all: number };
const counts = () =>
  shop.database.asOwner<Counts>(
    movedTables
      .map((table) => {
        const owner = (moves[table] as Move).owners.at(-1);
        return `select '${table}' as table, count(*) filter (where ${owner} = '${KEPT}')::int as kept,
          count(*) filter (where ${owner} = '${DOUBLE}')::int as double, count(*)::int as all from ${table} where tenant_id = 'alpha'`;
      })
      .join(' union all '),
  );
const merge = async (Take: string[] = []) => {
  const ahead = await shop.call('mergeAhead', { token: admin, params });
  expect(ahead.statusCode, ahead.body).toBe(200);
  const seen = ahead.json<CallAnswer<'mergeAhead'>>();
  const answer = await shop.call('mergeCustomers', {
    token: admin,
    params,
    headers: { 'idempotency-key': randomUUID() },
    body: { Take, Asked: true, Version: seen.Version },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return seen;
};

test('R-49c L-28 L-29 all that the one given up has is found at the kept one: no row is lost, none is double, and it is said before', async () => {
  await shop.database.asOwner(WRITTEN);
  const before = await counts();
  expect(before.filter(({ double }) => double === 0)).toEqual([]);
  const seen = await merge();
  const after = new Map((await counts()).map((row) => [row.table, row]));
  const left: Record<string, number> = {
    wishlist: 1,
    question_answers: 1,
    promotion_customers: 1,
    agreed_prices: 1,
    promotion_coupons: 2,
  };
  for (const { table, kept, double, all } of before) {
    const stayed = left[table] ?? 0;
    expect({ table, ...after.get(table) }).toEqual({
      table,
      kept: kept + double - stayed,
      double: stayed,
      all,
    });
  }
  expect(Object.fromEntries(seen.Moves.map(({ What, Count }) => [What, Count]))).toMatchObject({
    orders: 1,
    addresses: 1,
    carts: 2,
    points: 30,
    wallet: 2.5,
    notifications: 2,
    signIns: 1,
  });
  const rows = (sql: string) => shop.database.asOwner(sql);
  expect(
    await rows(
      `select promotion_id, profile_code, uses, given_satang::int as given from promotion_uses order by 1, 2`,
    ),
    'limits for a customer count both',
  ).toEqual([
    { promotion_id: 'BOTH', profile_code: '', uses: 3, given: 30 },
    { promotion_id: 'BOTH', profile_code: 'CUST1', uses: 3, given: 30 },
    { promotion_id: 'USED', profile_code: 'CUST1', uses: 1, given: 5 },
  ]);
  expect(
    await rows(
      `select coupon_id as id, customer_code as of, is_collected as c from promotion_coupons order by 1`,
    ),
    'each collects once, and what was used counts',
  ).toEqual([
    { id: 'a1', of: 'CUST1', c: true },
    { id: 'a2', of: 'CUST2', c: true },
    { id: 'i2', of: 'CUST1', c: false },
    { id: 'u1', of: 'CUST2', c: true },
    { id: 'u2', of: 'CUST1', c: true },
  ]);
  expect(
    await rows(
      `select promotion_id, is_left_out from promotion_customers where customer_code = 'CUST1' order by 1`,
    ),
  ).toEqual([
    { promotion_id: 'BOTH', is_left_out: true },
    { promotion_id: 'CUST2', is_left_out: false },
  ]);
  expect(
    await rows(`select b.customer_code as code, b.account, b.balance::int, sum(l.delta)::int as booked, count(*)::int as entries
      from account_balances b join account_ledger l using (tenant_id, customer_code, account) group by 1, 2, 3 order by 1, 2`),
    'balances are the sums of their ledgers, to which entries were only added',
  ).toEqual([
    { code: 'CUST1', account: 'wallet', balance: 350, booked: 350, entries: 2 },
    { code: 'CUST2', account: 'wallet', balance: 0, booked: 0, entries: 2 },
  ]);
  expect(
    await rows(`select b.profile_code as code, b.balance::int, sum(l.delta)::int as booked
      from point_balances b join point_ledger l using (tenant_id, profile_code) group by 1, 2 order by 1`),
  ).toEqual([
    { code: 'CUST1', balance: 40, booked: 40 },
    { code: 'CUST2', balance: 0, booked: 0 },
  ]);
  expect(
    await rows(`select distinct on (purpose) purpose, is_given, way from consents where profile_code = 'CUST1'
      order by purpose, consent_id desc`),
    'a refusal of either stands, and what only the one given up agreed to is not taken over',
  ).toEqual([
    { purpose: 'one', is_given: false, way: 'staff' },
    { purpose: 'three', is_given: true, way: 'page' },
  ]);
  expect(
    await rows(
      `select sale_unit, jsonb_path_query_array(lines, '$[*].qty1')::text as q from carts where tenant_id = 'alpha' order by 1`,
    ),
  ).toEqual([
    { sale_unit: 'C1', q: '[4]' },
    { sale_unit: 'C2', q: '[2]' },
  ]);
  expect(
    await rows(`select subject, profile_code from external_identities`),
    'linked by the number that stays',
  ).toEqual([{ subject: 'CUST1', profile_code: 'CUST1' }]);
  expect(await rows(`select once_key from notifications where recipient = 'CUST1' order by 1`)).toEqual([
    { once_key: 'CUST1' },
    { once_key: 'CUST2' },
    { once_key: 'same' },
    { once_key: 'same/CUST2' },
  ]);
  expect(await rows(`select recipient from notification_preferences`)).toEqual([{ recipient: 'CUST1' }]);
  expect(
    await rows(
      `select profile_code, first_at < '2025-02-01' as first, last_at > '2025-11-01' as last from profile_sign_ins where tenant_id = 'alpha' and profile_code like 'CUST_'`,
    ),
  ).toEqual([{ profile_code: 'CUST1', first: true, last: true }]);
  expect(
    await rows(`select regexp_replace(name, '#[0-9]+', '#n') as name from order_lists order by 1`),
  ).toEqual(['List CUST1', 'List CUST2', 'Weekly', 'Weekly #n CUST2'].map((name) => ({ name })));
  expect(
    await rows(
      `select customer_code as c, to_char(last_order_at at time zone 'utc', 'YYYY-MM-DD') as d from search.last_orders where tenant_id = 'alpha'`,
    ),
  ).toEqual([{ c: 'CUST1', d: '2026-03-01' }]);
  expect(
    await rows(`select count(*)::int as many from customers where tenant_id = 'beta' and status = 'merged'`),
  ).toEqual([{ many: 0 }]);

  // The copy of one's data has what stayed under the code given up.
  const copy = await shop.call('exportOwnData', {
    token: await shop.tokenOf('alpha', KEPT),
    query: { format: 'json' },
    language: 'en',
  });
  const { parts } = copy.json();
  expect(parts.accounts.map((one: { status: string }) => one.status).toSorted()).toEqual([
    'active',
    'merged',
  ]);
  expect(parts.person.map((one: { profile_code: string }) => one.profile_code)).toEqual([KEPT, DOUBLE]);
  expect([parts.points.length, parts.ledger.length, parts.consents.length, parts.exports.length]).toEqual([
    4, 4, 6, 2,
  ]);
  expect(parts.changesByStaff).toHaveLength(2);
});

test('R-49c L-29 erasing the kept customer erases the one given up', async () => {
  await shop.database.asOwner(
    `update orders set status = 'Canceled'; update account_balances set balance = 0`,
  );
  const token = await shop.tokenOf('alpha', KEPT);
  const asked = await shop.call('requestErasureCode', { token });
  const Code = /\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '';
  const erased = await shop.call('eraseAccount', {
    token,
    body: { Reference: asked.json().reference, Code },
  });
  expect(erased.statusCode, erased.body).toBe(200);
  const names = await shop.database.asOwner(
    `select c.status, c.name, f.name as person from customers c join profiles f using (tenant_id, profile_code)
     where tenant_id = 'alpha' and customer_code like 'CUST_'`,
  );
  expect(JSON.stringify(names)).not.toContain('of alpha');
  expect(names).toMatchObject([{ status: 'erased' }, { status: 'erased' }]);
  const people = await shop.database.asOwner(
    `select name, mobile, email, username from profiles where tenant_id = 'alpha' and profile_code like 'CUST_'`,
  );
  expect(JSON.stringify(people)).not.toMatch(/of alpha|08\d{8}|one|two/);
  expect(
    await shop.database.asOwner(`select count(*)::int as many from pets where tenant_id = 'alpha'`),
  ).toEqual([{ many: 0 }]);
});
