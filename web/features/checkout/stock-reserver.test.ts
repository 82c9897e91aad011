import { describe, expect, test } from 'vitest';
import { createStockReserver, isReservedInPart } from './stock-reserver.ts';

/** A shop that reserves one set, and answers when the test lets it. */
function createShop() {
  let reserved = '';
  let count = 0;
  const answers: (() => void)[] = [];
  return {
    reserved: () => reserved,
    answer: async () => {
      answers.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
    reserveStock: async () => {
      reserved = `hold-${(count += 1)}`;
      const answer = { HoldId: reserved, Until: null, AgainAt: null, Held: [] };
      await new Promise<void>((resolve) => answers.push(resolve));
      return answer;
    },
    releaseStock: async ({ body }: { body: { HoldId: string } }) => {
      if (reserved === body.HoldId) reserved = '';
      return { statusText: 'OK' as const };
    },
  };
}
const body = { SaleUnit: 'C1', Lines: [] };

describe('S-51 the reservation of a checkout', () => {
  test('is given back on leaving, once', async () => {
    const shop = createShop();
    const reserver = createStockReserver(shop);
    const reserving = reserver.reserve(body);
    await shop.answer();
    expect(await reserving).toMatchObject({ HoldId: 'hold-1' });
    reserver.leave();
    expect(shop.reserved()).toBe('');
  });

  test('is given back also where its answer comes after leaving', async () => {
    const shop = createShop();
    const reserver = createStockReserver(shop);
    const reserving = reserver.reserve(body);
    reserver.leave();
    await shop.answer();
    expect(await reserving).toBeUndefined();
    expect(shop.reserved()).toBe('');
  });

  test('a changed cart replaces it, and the answer that is overtaken takes nothing away', async () => {
    const shop = createShop();
    const reserver = createStockReserver(shop);
    const [first, second] = [reserver.reserve(body), reserver.reserve(body)];
    await shop.answer();
    await shop.answer();
    expect(await first).toBeUndefined();
    expect(await second).toMatchObject({ HoldId: 'hold-2' });
    expect(shop.reserved()).toBe('hold-2');
  });

  test('what the order has taken over is not given back', async () => {
    const shop = createShop();
    const reserver = createStockReserver(shop);
    const reserving = reserver.reserve(body);
    await shop.answer();
    await reserving;
    reserver.taken();
    reserver.leave();
    expect(shop.reserved()).toBe('hold-1');
  });

  test('a shop that cannot be asked stops nothing', async () => {
    const refused = () => Promise.reject(new Error('no line'));
    const reserver = createStockReserver({ reserveStock: refused, releaseStock: refused });
    expect(await reserver.reserve(body)).toBeUndefined();
    reserver.leave();
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
])('S-51 the page says so where less is reserved than is being bought: %j %s', (Held, isInPart) => {
  expect(isReservedInPart({ Held })).toBe(isInPart);
});
