/** A tenant's own synonym list, as maintained by staff and used by searches. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Product } from '#contract/catalogue.schemas.ts';
import { indexProducts } from '#database/search-index.ts';
import { createTestShop, type TestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  const product = { barcodes: [], categories: [], position: 1 };
  for (const tenant of ['alpha', 'beta'] as const)
    await shop.deps.database.inTenant(tenant, (tx) =>
      indexProducts(tx, [
        { ...product, code: 'P1', texts: ['ปลอกคอสุนัข'] },
        { ...product, code: 'P2', texts: ['Dog leash'] },
      ]),
    );
});
afterAll(() => shop.stop());

type Asking = { who?: 'ADMIN' | 'SALE' | 'CUST1' | 'GUEST'; tenant?: 'alpha' | 'beta' };
type Call = 'searchSynonyms' | 'saveSearchSynonym' | 'deleteSearchSynonym';
const ask = async (name: Call, body: object = {}, { who = 'ADMIN', tenant = 'alpha' }: Asking = {}) =>
  shop.call(name, { token: await shop.tokenOf(tenant, who), body });
const list = async (asking?: Asking) =>
  (await ask('searchSynonyms', {}, asking)).json<CallAnswer<'searchSynonyms'>>().Data;
async function search(SearchText: string, tenant: 'alpha' | 'beta' = 'alpha'): Promise<string[]> {
  const token = await shop.tokenOf(tenant, 'GUEST');
  const response = await shop.call('listProducts', { token, body: { SearchText } });
  return response.json<Product[]>().map(({ P_Code }) => P_Code);
}
const audited = () =>
  shop.database.asOwner(
    `select tenant_id, actor_kind, actor_id, subject, before, after from audit_log where action = 'search.synonym' order by audit_id`,
  );

describe('F-05 a group of words that mean the same', () => {
  const saved = { Word: 'สุนัข', Means: ['dog', 'หมา'], TwoWay: true };

  it('is used by searches as soon as it is saved, both ways, in that shop only', async () => {
    expect(await search('dog')).toEqual(['P2']);
    const response = await ask('saveSearchSynonym', { Word: ' สุนัข ', Means: ['DOG', 'หมา', 'Dog'] });
    expect(response.json()).toEqual({ statusText: 'OK', Data: saved });
    // P2's name begins with a synonym.
    for (const text of ['dog', 'หมา', 'สุนัข']) expect(await search(text)).toEqual(['P2', 'P1']);
    expect(await search('หมา', 'beta')).toEqual([]);
    expect(await list({ who: 'SALE' })).toEqual([saved]);
    expect(await list({ tenant: 'beta' })).toEqual([]);
  });

  it('is not overwritten by a new one of the same word, which is reported at its field', async () => {
    const response = await ask('saveSearchSynonym', { Word: 'สุนัข', Means: ['cat'] });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'SYNONYM_EXISTS', fields: { Word: expect.any(String) } });
    expect(await list()).toEqual([saved]);
  });

  it('is changed where it is named, and may go one way', async () => {
    await ask('saveSearchSynonym', { Word: 'สุนัข', Replaces: 'สุนัข', Means: ['dog'], TwoWay: false });
    expect(await list()).toEqual([{ Word: 'สุนัข', Means: ['dog'], TwoWay: false }]);
    expect(await search('สุนัข')).toEqual(['P2', 'P1']);
    expect(await search('dog')).toEqual(['P2']);
  });

  it('is gone for searches as soon as it is deleted', async () => {
    expect((await ask('deleteSearchSynonym', { Word: 'สุนัข' })).json()).toEqual({ statusText: 'OK' });
    expect(await list()).toEqual([]);
    expect(await search('สุนัข')).toEqual(['P1']);
    const again = await ask('deleteSearchSynonym', { Word: 'สุนัข' });
    expect([again.statusCode, again.json().code]).toEqual([404, 'SYNONYM_NOT_FOUND']);
  });

  it('leaves an audit row each time, with before and after', async () => {
    const by = {
      tenant_id: 'alpha',
      actor_kind: 'superAdmin',
      actor_id: 'ADMIN',
      subject: 'search-synonym/สุนัข',
    };
    const first = { means: ['dog', 'หมา'], twoWay: true };
    const second = { means: ['dog'], twoWay: false };
    expect(await audited()).toEqual([
      { ...by, before: null, after: first },
      { ...by, before: first, after: second },
      { ...by, before: second, after: null },
    ]);
  });

  it('takes another word in one step: the old one is gone, and both are in the log', async () => {
    await ask('saveSearchSynonym', { Word: 'xyzzy', Means: ['dog'] });
    await ask('saveSearchSynonym', { Word: 'kitty', Means: ['cat'] });
    const taken = await ask('saveSearchSynonym', { Word: 'kitty', Replaces: 'xyzzy', Means: ['dog'] });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'SYNONYM_EXISTS']);
    await ask('saveSearchSynonym', { Word: 'hound', Replaces: 'xyzzy', Means: ['dog'] });
    expect((await list()).map(({ Word }) => Word)).toEqual(['hound', 'kitty']);
    expect(await search('hound')).toEqual(['P2']);
    expect(await search('xyzzy')).toEqual([]);
    const [gone, come] = (await audited()).slice(-2);
    expect(gone).toMatchObject({ subject: 'search-synonym/xyzzy', after: null });
    expect(come).toMatchObject({ subject: 'search-synonym/hound', before: null });
    const late = await ask('saveSearchSynonym', { Word: 'xyzzy', Replaces: 'xyzzy', Means: ['dog'] });
    expect(late.json()).toMatchObject({ code: 'SYNONYM_NOT_FOUND', fields: { Word: expect.any(String) } });
    for (const Word of ['hound', 'kitty']) await ask('deleteSearchSynonym', { Word });
  });

  it.each([
    [{ Word: '!!', Means: ['dog'] }, 'Word'],
    [{ Word: 'dog', Means: ['Dog', '??'] }, 'Means'],
  ])('is refused where no two words are left: %j', async (body, field) => {
    const response = await ask('saveSearchSynonym', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'SYNONYM_EMPTY', fields: { [field]: expect.any(String) } });
  });

  it.each([
    [{ Word: '', Means: ['a'] }, 'Word'],
    [{ Word: 'x'.repeat(61), Means: ['a'] }, 'Word'],
    [{ Word: 'dog', Means: [] }, 'Means'],
    [{ Word: 'dog', Means: Array.from({ length: 21 }, (_, at) => `m${at}`) }, 'Means'],
  ])('names what is wrong: %j', async (body, field) => {
    const response = await ask('saveSearchSynonym', body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual([field]);
  });

  it('is changed by salesmen too, in their name, and by no customer', async () => {
    const body = { Word: 'a', Means: ['b'] };
    expect((await ask('saveSearchSynonym', body, { who: 'SALE' })).statusCode).toBe(200);
    expect((await ask('deleteSearchSynonym', body, { who: 'SALE' })).statusCode).toBe(200);
    expect((await audited()).at(-1)).toMatchObject({ actor_kind: 'staff', actor_id: 'SALE' });
    for (const who of ['CUST1', 'GUEST'] as const) {
      expect((await ask('saveSearchSynonym', body, { who })).statusCode).toBe(403);
      expect((await ask('deleteSearchSynonym', body, { who })).statusCode).toBe(403);
    }
  });

  it('W-64c is changed by the super admin alone where MERCHANT_SALESMAN_SEARCH_WORDS_ENABLED is off', async () => {
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'MERCHANT_SALESMAN_SEARCH_WORDS_ENABLED', 'N')`,
    );
    shop.deps.cache.dropAll();
    const body = { Word: 'a', Means: ['b'] };
    const refused = { statusCode: 403, code: 'PAGE_DISABLED' };
    expect((await ask('saveSearchSynonym', body, { who: 'SALE' })).json()).toMatchObject(refused);
    expect((await ask('deleteSearchSynonym', body, { who: 'SALE' })).json()).toMatchObject(refused);
    expect(await list({ who: 'SALE' }), 'it can still be read').toEqual([]);
    for (const asking of [{ who: 'ADMIN' }, { who: 'SALE', tenant: 'beta' }] as const) {
      expect((await ask('saveSearchSynonym', body, asking)).statusCode).toBe(200);
      expect((await ask('deleteSearchSynonym', body, asking)).statusCode).toBe(200);
    }
  });

  it('is one of at most 500; those that are there can still be changed', async () => {
    await shop.database.asOwner(
      `insert into search_synonyms (tenant_id, word, means) select 'beta', 'w' || n, array['x'] from generate_series(1, 500) n`,
    );
    const full = await ask('saveSearchSynonym', { Word: 'new', Means: ['old'] }, { tenant: 'beta' });
    expect([full.statusCode, full.json().code]).toEqual([409, 'SYNONYMS_FULL']);
    const seven = { Word: 'w7', Replaces: 'w7', Means: ['seven'] };
    expect((await ask('saveSearchSynonym', seven, { tenant: 'beta' })).statusCode).toBe(200);
  });
});
