import { describe, expect, test } from 'vitest';
import { createStockHolder, isHeldInPart } from './stock-holder.ts';

/** A shop that holds one set, and answers when it is told to. */
function createShop() {
  let held = '';
  let count = 0;
  const answers: (() => void)[] = [];
  return {
    held: () => held,
    answer: async () => {
      answers.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
    holdStock: async () => {
      held = `hold-${(count += 1)}`;
      const answer = { HoldId: held, Until: null, AgainAt: null, Held: [] };
      await new Promise<void>((resolve) => answers.push(resolve));
      return answer;
    },
    releaseStock: async ({ body }: { body: { HoldId: string } }) => {
      if (held === body.HoldId) held = '';
      return { statusText: 'OK' as const };
    },
  };
}
const body = { SaleUnit: 'C1', Lines: [] };

describe('S-51 the hold of a checkout', () => {
  test('is given back on leaving, once', async () => {
    const shop = createShop();
    const holder = createStockHolder(shop);
    const holding = holder.hold(body);
    await shop.answer();
    expect(await holding).toMatchObject({ HoldId: 'hold-1' });
    holder.leave();
    expect(shop.held()).toBe('');
  });

  test('is given back also where its answer comes after leaving', async () => {
    const shop = createShop();
    const holder = createStockHolder(shop);
    const holding = holder.hold(body);
    holder.leave();
    await shop.answer();
    expect(await holding).toBeUndefined();
    expect(shop.held()).toBe('');
  });

  test('a changed cart replaces it, and the answer that is overtaken takes nothing away', async () => {
    const shop = createShop();
    const holder = createStockHolder(shop);
    const [first, second] = [holder.hold(body), holder.hold(body)];
    await shop.answer();
    await shop.answer();
    expect(await first).toBeUndefined();
    expect(await second).toMatchObject({ HoldId: 'hold-2' });
    expect(shop.held()).toBe('hold-2');
  });

  test('what the order has taken over is not given back', async () => {
    const shop = createShop();
    const holder = createStockHolder(shop);
    const holding = holder.hold(body);
    await shop.answer();
    await holding;
    holder.taken();
    holder.leave();
    expect(shop.held()).toBe('hold-1');
  });

  test('a shop that cannot be asked stops nothing', async () => {
    const refused = () => Promise.reject(new Error('no line'));
    const holder = createStockHolder({ holdStock: refused, releaseStock: refused });
    expect(await holder.hold(body)).toBeUndefined();
    holder.leave();
  });
});

test.each([
  [[], false],
  [[{ P_Code: 'A', Wanted: 2, Pieces: 2 }], false],
  [
    [
      { P_Code: 'A', Wanted: 2, Pieces: 2 },
      { P_Code: 'B', Wanted: 9, Pieces: 4 },
    ],
    true,
  ],
])('S-51 the page says so where less is held than is being bought: %j %s', (Held, isInPart) => {
  expect(isHeldInPart({ Held })).toBe(isInPart);
});
