import { expect, test } from 'vitest';
import { keepApplying, readApplying } from './applying-draft.ts';

const shop = { keyPrefix: 'test', tenant: { id: 'alpha' } } as Parameters<typeof readApplying>[1];

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

test('R-42i what was typed in one step stays while another is kept, each shop for itself', () => {
  const own = storage();
  keepApplying(own, shop, { person: { name: 'Somsri' } });
  keepApplying(own, shop, { center: { DIST_NAME: 'Shop' }, kind: 'new' });
  expect(readApplying(own, shop)).toMatchObject({
    person: { name: 'Somsri' },
    kind: 'new',
    center: { DIST_NAME: 'Shop' },
  });
  const other = { ...shop, tenant: { ...shop.tenant, id: 'beta' } };
  expect(readApplying(own, other).person).toEqual({});
});

test('R-42i what somebody else wrote there is not believed, and a full storage stops nobody', () => {
  const own = storage();
  own.kept.set(
    'test-alpha-merchant-register',
    '{"person":{"name":1,"password":"x"},"chosen":[1],"kind":"all"}',
  );
  expect(readApplying(own, shop)).toMatchObject({ person: {}, chosen: [], kind: undefined });
  own.kept.set('test-alpha-merchant-register', '[');
  expect(readApplying(own, shop).chosen).toEqual([]);
  const full = { ...own, setItem: () => expect.unreachable };
  keepApplying(
    {
      ...full,
      setItem: () => {
        throw new Error('full');
      },
    },
    shop,
    { kind: 'new' },
  );
});
