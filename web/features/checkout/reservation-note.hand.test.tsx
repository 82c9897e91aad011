/** What the checkout says of the stock it holds, with a hand on it: never nothing, and why where it is refused. */
import { screen } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { formatDate } from '#domain/time/dates.ts';
import { cartKeysOf } from '../cart/store/cart-keys.ts';
import { testProduct } from '../cart/testing-products.ts';
import { stopClock } from '../../testing/clock.ts';
import { bootstrapOf } from '../../testing/drawn.tsx';
import { noAnswer, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { settled, until } from '../../testing/until.ts';

type Words = {
  asking: string;
  held: (time: string) => string;
  over: RegExp;
  again: string;
  paused: (time: string) => RegExp;
  refused: string;
};
const words: InBoth<Words> = {
  th: {
    asking: 'กำลังกันสินค้าไว้ให้คุณ…',
    held: (time) => `กันสินค้าไว้ให้คุณถึง ${time} น.`,
    over: /^หมดเวลากันสินค้าแล้ว/,
    again: 'กันสินค้าอีกครั้ง',
    paused: (time) => new RegExp(`กันได้อีกครั้งเวลา ${time} น\\.`),
    refused: 'มีลูกค้าท่านอื่นกันสินค้าที่เหลือไว้แล้ว',
  },
  en: {
    asking: 'Holding your products…',
    held: (time) => `Held for you until ${time}`,
    over: /^No longer held for you/,
    again: 'Hold again',
    paused: (time) => new RegExp(`We can hold again at ${time};`),
    refused: 'The remaining units are held by other customers.',
  },
};

type Hold = CallAnswer<'reserveStock'>;
const MINUTE_MS = 60_000;
const CUSTOMER = { CUSTOMERCODE: 'CUST1' };
const product = testProduct({ UNIT2RATE: 0, UNIT3RATE: 0 });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const all = [{ P_Code: 'A', Wanted: 3, Pieces: 3 }];
const none = [{ P_Code: 'A', Wanted: 3, Pieces: 0 }];
const held = (): Hold => ({ HoldId: 'H', Until: inMinutes(15), AgainAt: null, Held: all });
const refused: Hold = { HoldId: '', Until: null, AgainAt: null, Held: none };
const paused = (): Hold => ({ HoldId: '', Until: null, AgainAt: inMinutes(60), Held: none });

const quote = {
  Lines: [
    {
      P_Code: 'A',
      PRODUCTNAME: product.PRODUCTNAME,
      PIC_FILENAME: null,
      Unit: 1,
      UnitName: 'ซอง',
      UnitRate: 1,
      Quantity: 3,
      UnitPrice: 10,
      Amount: 30,
      DiscountAmount: 0,
      TaxType: 1,
      TaxRate: 7,
      TaxAmount: 0,
      IsFree: false,
      TaxIsDerived: false,
    },
  ],
  Subtotal: 30,
  DiscountAmount: 0,
  DeliveryFee: 50,
  TaxAmount: 0,
  Total: 80,
  Problems: [],
} satisfies CallAnswer<'quote'>;

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const time = (iso: string | null) => formatDate(new Date(iso ?? ''), language, 'time');

  async function openCheckout(reserveStock: Answers['reserveStock'], quoted: CallAnswer<'quote'> = quote) {
    const { own } = cartKeysOf(bootstrapOf({}), { ...CUSTOMER, ActiveDC: 'C1' });
    localStorage.setItem(own, JSON.stringify([{ P_Code: 'A', qty1: 3, qty2: 0, qty3: 0, selected: true }]));
    const shop = await openShop({
      at: '/checkout/adv',
      language,
      user: CUSTOMER,
      answers: {
        ...shopOf([product]),
        quote: () => quoted,
        reserveStock,
        releaseStock: () => ({ statusText: 'OK' }),
        deliveryAddresses: () => ({ status: 'OK', status_code: 200, data: [] }),
      },
    });
    // A cart that has just come waits for a moment of rest.
    await until(() => expect(shop.asked('reserveStock').length).toBeGreaterThan(0), 100);
    return shop;
  }
  /** The line in the phone's bar; the desktop's is beside its own button. */
  const line = () => bar().querySelector('output')?.textContent;
  const bar = () => document.querySelector('[data-action-bar]') ?? document.body;
  const again = () => screen.getAllByRole('button', { name: said.again })[0] ?? document.body;

  test('S-51 the reservation is shown with the sum and the button, and says that it is requested', async () => {
    const answer = held();
    const going = Promise.withResolvers<Hold>();
    await openCheckout(() => going.promise);
    await until(() => expect(line()).toBe(said.asking));
    going.resolve(answer);
    await until(() => expect(line()).toBe(said.held(time(answer.Until))));
  });

  test('S-51 during the pause the line says from when on it can be asked for again, and then lets it be', async () => {
    const answer = paused();
    await openCheckout(() => answer);
    await until(() => expect(line()).toMatch(said.paused(time(answer.AgainAt))));
    expect(screen.queryByRole('button', { name: said.again })).toBeNull();
  });

  test('S-51 asked for again and refused, it says why: others hold what is left, or a pause until when', async () => {
    stopClock();
    const { hand, answer } = await openCheckout(held);
    await until(() => expect(line()).toMatch(/\d\d:\d\d/), 100);
    await vi.advanceTimersByTimeAsync(15 * MINUTE_MS);
    await until(() => expect(line()).toMatch(said.over));
    answer({ reserveStock: () => refused });
    await hand.click(again());
    await until(() => expect(line()).toBe(said.refused));
    const later = paused();
    answer({ reserveStock: () => later });
    await hand.click(again());
    await until(() => expect(line()).toMatch(said.paused(time(later.AgainAt))));
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    await until(() => expect(line()).toMatch(said.over));
    again();
  });

  test('S-51 where no stock is reserved, or the shop does not answer, nothing is said and no line is empty', async () => {
    const { close } = await openCheckout(() => ({ ...refused, Held: [] }));
    await until(() => expect(bar().querySelector('output')).toBeNull());
    await close();
    await openCheckout(noAnswer);
    await settled();
    await until(() => expect(bar().querySelector('output')).toBeNull());
  });

  test('S-51 a cart of too low a value is reserved by nobody: the line says nothing of other customers', async () => {
    const problem = { code: 'BELOW_MINIMUM', limit: 500 } as const;
    await openCheckout(() => refused, { ...quote, Problems: [problem] });
    await until(() => expect(line()).toBeUndefined());
  });

  test('S-51 the same lines sent by another browser leave the order as it is: its button does not wait', async () => {
    const { page, asked } = await openCheckout(held);
    await until(() => expect(line()).toMatch(/\d\d:\d\d/), 100);
    const quotes = asked('quote').length;
    const busy = () => document.querySelector('[data-action-bar] [aria-busy]')?.getAttribute('aria-busy');
    await until(() => expect(busy()).toBe('false'));
    const { lines, correct } = page.cart.getState();
    correct(structuredClone(lines));
    await settled();
    expect(busy()).toBe('false');
    expect(asked('quote')).toHaveLength(quotes);
  });
});
