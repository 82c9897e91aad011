import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allWebConfigKeys, isWebConfigKey, webConfigKeys } from '#domain/web-config/registry.ts';
import { createTestShop, type TestShop } from '#server/testing/shop.ts';
import { tags } from '../../cache/tags.ts';
import { publicConfig, webConfigOf, type Setting } from './webconfig.usecases.ts';

describe('web config', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
    await shop.database.asOwner(`insert into web_config (tenant_id, opt, opt_value) values
      ('alpha', 'MINIMUM_STOCK', '7'), ('alpha', 'CART_MENU_ENABLED', 'N'), ('alpha', 'NOT_IN_REGISTRY', 'x'), ('alpha', 'SMS_SENDER', 'ALPHA'),
      ('beta', 'MINIMUM_STOCK', '99')`);
  });
  afterAll(() => shop.stop());
  beforeEach(() => shop.deps.cache.dropAll());

  const ask = async (
    who: 'GUEST' | 'CUST1' | 'SALE' | 'ADMIN' | 'RIDER',
    Keys?: string[],
    { tenant = 'alpha', EOrderIncluded }: { tenant?: 'alpha' | 'beta'; EOrderIncluded?: boolean } = {},
  ) => {
    const response = await shop.call('webConfigItems', {
      token: await shop.tokenOf(tenant, who),
      body: { Keys, EOrderIncluded },
    });
    expect(response.statusCode).toBe(200);
    const { Data } = response.json<{ Data: Setting[] }>();
    return Object.fromEntries(Data.map(({ Opt, OptValue }) => [Opt, OptValue]));
  };

  it('C-03 gives the settings that were asked for, with the default where nothing is stored', async () => {
    expect(
      await ask('GUEST', [
        'MINIMUM_STOCK',
        'CART_MENU_ENABLED',
        'HISTORY_MENU_ENABLED',
        'CHECKOUT_MINIMUM_VALUE',
      ]),
    ).toEqual({
      MINIMUM_STOCK: '7',
      CART_MENU_ENABLED: 'N',
      HISTORY_MENU_ENABLED: 'Y',
      CHECKOUT_MINIMUM_VALUE: '0',
    });
  });

  it('W-29 never gives a secret, to nobody', async () => {
    for (const who of ['GUEST', 'CUST1', 'SALE', 'ADMIN', 'RIDER'] as const)
      for (const EOrderIncluded of [false, true]) {
        expect(await ask(who, ['SMS_GATEWAY_SECRET'], { EOrderIncluded })).toEqual({});
        expect(await ask(who, undefined, { EOrderIncluded })).not.toHaveProperty('SMS_GATEWAY_SECRET');
      }
  });

  it('gives settings of staff to staff only', async () => {
    const everything = { EOrderIncluded: true };
    expect(await ask('SALE', ['SMS_SENDER'], everything)).toEqual({ SMS_SENDER: 'ALPHA' });
    for (const who of ['GUEST', 'CUST1', 'RIDER'] as const)
      expect(await ask(who, ['SMS_SENDER'], everything)).toEqual({});
  });

  it('C-03 EOrderIncluded: the ordering shop’s own keys; with true those of other areas too', async () => {
    const areasOf = async (who: 'GUEST' | 'SALE', EOrderIncluded?: boolean) => {
      const keys = Object.keys(await ask(who, undefined, { EOrderIncluded })).filter(isWebConfigKey);
      return [...new Set(keys.map((key) => webConfigKeys[key].area))];
    };
    const own = ['brand', 'session', 'menu', 'home', 'catalogue', 'checkout', 'profile', 'footer', 'tenant'];
    expect((await areasOf('SALE')).toSorted()).toEqual(own.toSorted());
    expect((await areasOf('SALE', false)).toSorted()).toEqual(own.toSorted());
    expect((await areasOf('SALE', true)).toSorted()).toEqual([...own, 'merchant', 'gateway'].toSorted());
    expect(await areasOf('GUEST', true), 'as far as he may see them').toEqual(await areasOf('GUEST'));

    const named = ['MINIMUM_STOCK', 'MERCHANT_ORDER_ENABLED'];
    expect(await ask('SALE', named)).toEqual({ MINIMUM_STOCK: '7' });
    expect(await ask('SALE', named, { EOrderIncluded: true })).toEqual({
      MINIMUM_STOCK: '7',
      MERCHANT_ORDER_ENABLED: 'Y',
    });
  });

  it('leaves out what is not in the registry, stored or not', async () => {
    expect(await ask('ADMIN', ['NOT_IN_REGISTRY', 'CONSTRUCTOR'])).toEqual({});
    expect(
      Object.keys(await ask('ADMIN')).every((key) => allWebConfigKeys.some((known) => known === key)),
    ).toBe(true);
  });

  it('keeps tenants apart', async () => {
    expect(await ask('GUEST', ['MINIMUM_STOCK'], { tenant: 'beta' })).toEqual({ MINIMUM_STOCK: '99' });
    expect((await webConfigOf(shop.deps, 'alpha')).get('MINIMUM_STOCK')).toBe(7);
    expect((await webConfigOf(shop.deps, 'beta')).get('MINIMUM_STOCK')).toBe(99);
  });

  it('gives pages every public setting and no other', async () => {
    const settings = await publicConfig(shop.deps, 'alpha');
    expect(Object.keys(settings)).toEqual(
      allWebConfigKeys.filter((key) => webConfigKeys[key].visibility === 'public'),
    );
    expect(settings).toMatchObject({ MINIMUM_STOCK: '7', CART_MENU_ENABLED: 'N' });
  });

  it('is read from memory until the tenant’s settings change', async () => {
    expect((await webConfigOf(shop.deps, 'beta')).get('HOME_MENU_ENABLED')).toBe(true);
    await shop.database.asOwner(`insert into web_config values ('beta', 'HOME_MENU_ENABLED', 'N')`);
    expect((await webConfigOf(shop.deps, 'beta')).get('HOME_MENU_ENABLED')).toBe(true);
    shop.deps.events.publish({ tags: [tags.config('beta')] });
    expect((await webConfigOf(shop.deps, 'beta')).get('HOME_MENU_ENABLED')).toBe(false);
  });

  it.each([
    { Keys: 'MINIMUM_STOCK' },
    { Keys: [1] },
    { Keys: ['lower'] },
    { Keys: Array(201).fill('A') },
    { Keys: ["A'; --"] },
  ])('refuses %j, naming the field', async (body) => {
    const response = await shop.call('webConfigItems', { token: await shop.tokenOf('alpha', 'GUEST'), body });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<{ fields: object }>().fields)[0]).toMatch(/^Keys/);
  });
});
