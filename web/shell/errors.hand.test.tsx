/** What goes wrong on the way to the shop is explained in words, with a way on, and nothing that was typed is lost. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { testProduct } from '../features/cart/testing-products.ts';
import { aroundProductQuery, productQuery } from '../features/product/product.queries.ts';
import { SLOW_AFTER_MS } from '../page/connection.ts';
import { stopClock } from '../testing/clock.ts';
import { noAnswer, type Answers } from '../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth, type OpenShop } from '../testing/open-shop.tsx';
import { shopOf } from '../testing/small-shop.ts';
import { settled, until } from '../testing/until.ts';

type Words = {
  mobile: string;
  send: string;
  noAnswer: RegExp;
  still: string;
  noConnection: string;
  retry: string;
  apiError: string;
  maintenance: RegExp;
  error: RegExp;
};

const words: InBoth<Words> = {
  th: {
    mobile: 'เบอร์มือถือ',
    send: 'รับรหัสทาง SMS',
    noAnswer: /^ติดต่อร้านไม่ได้ในขณะนี้/,
    still: 'กำลังดำเนินการ สัญญาณอินเทอร์เน็ตช้า…',
    noConnection: 'เชื่อมต่อไม่ได้',
    retry: 'ลองอีกครั้ง',
    apiError: 'ระบบของร้านขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง (HTTP 500)',
    maintenance: /^ระบบอยู่ระหว่างการปรับปรุง/,
    error: /^เกิดข้อผิดพลาด/,
  },
  en: {
    mobile: 'Mobile number',
    send: 'Send code',
    noAnswer: /^The shop cannot be reached/,
    still: 'Still working, the connection is slow…',
    noConnection: 'No connection',
    retry: 'Try again',
    apiError: 'API error: HTTP 500',
    maintenance: /^The system is under maintenance/,
    error: /^Error/,
  },
};

const PRODUCT = testProduct();
const there = shopOf([PRODUCT]);
/** What fails without a word of the shop is tried once more after so long. */
const SECOND_TRY_MS = 1_000;

/** From the list to the product, whose answer is this. */
async function goToProduct(
  productDetail: Answers['productDetail'],
  language: 'th' | 'en',
): Promise<OpenShop> {
  const shop = await openShop({ at: '/product', language, answers: { ...there, productDetail } });
  stopClock();
  const card = within(screen.getByRole('main')).getByRole('article');
  await shop.hand.click(within(card).getByRole('link'));
  await until(() => expect(shop.asked('productDetail')).toHaveLength(1));
  return shop;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const THAI = /\p{Script=Thai}/u;
/** Several words without a Thai letter: not a code or a unit. */
const ENGLISH = /[A-Za-z']{2,} [a-z']{2,}/;

/** The page's text in the other language, also for screen readers. */
function foreignTexts(language: 'th' | 'en'): string[] {
  const isForeign = (text: string) =>
    language === 'en' ? THAI.test(text) : !THAI.test(text) && ENGLISH.test(text);
  const elements = [...screen.getByRole('main').querySelectorAll('*')];
  const texts = elements.flatMap((element) => [
    element.childElementCount === 0 ? element.textContent : '',
    element.getAttribute('aria-label') ?? '',
  ]);
  return [document.title, ...texts].filter(isForeign);
}

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  test('E-21 a form that could not be sent keeps what was typed, says so, and is sent when asked again', async () => {
    const { hand, answer, address } = await openShop({
      at: '/login',
      language,
      answers: { requestCode: noAnswer },
    });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: said.mobile });
    await hand.type(field, '0899999991');
    await hand.click(screen.getByRole('button', { name: said.send }));
    await until(() => screen.getByText(said.noAnswer));
    expect(field.value).toBe('0899999991');
    answer({ requestCode: () => ({ reference: 'R', expiresInSeconds: 300, resendAfterSeconds: 60 }) });
    await hand.click(screen.getByRole('button', { name: said.send }));
    await until(() => expect(address()).toMatch(/\/verifyotp$/));
  });

  test('E-22 a slow answer is reported after four seconds, and no more once it is there', async () => {
    const held = Promise.withResolvers<void>();
    await goToProduct(async (given) => {
      await held.promise;
      return there.productDetail(given);
    }, language);
    await vi.advanceTimersByTimeAsync(SLOW_AFTER_MS - 1);
    await settled();
    expect(screen.queryByText(said.still)).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await until(() => screen.getByText(said.still));
    held.resolve();
    await until(() => expect(heading()).toBe(PRODUCT.PRODUCTNAME));
    await until(() => expect(screen.queryByText(said.still)).toBeNull());
  });

  test('E-20 E-24 a page without an answer says so, and asks again in its place', async () => {
    const { hand, answer } = await goToProduct(noAnswer, language);
    await until(() => screen.getByRole('heading', { level: 1, name: said.noConnection }), SECOND_TRY_MS);
    answer(there);
    await hand.click(screen.getByRole('button', { name: said.retry }));

    await until(() => expect(heading()).toBe(PRODUCT.PRODUCTNAME), SECOND_TRY_MS);
  });

  test('E-24 asking again shows what is there by now, though nothing more had to be fetched', async () => {
    const { hand, answer, page } = await goToProduct(noAnswer, language);
    await until(() => screen.getByRole('heading', { level: 1, name: said.noConnection }), SECOND_TRY_MS);
    answer(there);
    // As the product's surroundings do, which ask for it too.
    await until(() => expect(page.queryClient.isFetching()).toBe(0), SECOND_TRY_MS);
    await Promise.all([
      page.queryClient.query(productQuery(page, PRODUCT.P_Code)),
      page.queryClient.query(aroundProductQuery(page, PRODUCT.P_Code)),
    ]);
    await hand.click(screen.getByRole('button', { name: said.retry }));

    await until(() => expect(heading()).toBe(PRODUCT.PRODUCTNAME), SECOND_TRY_MS);
  });

  test.each([
    { status: 500, key: 'apiError' },
    { status: 503, key: 'maintenance' },
  ] as const)(
    "E-20 E-24 a page whose answer is $status shows it in the page's language",
    async ({ status, key }) => {
      await goToProduct(() => new Response('upstream', { status }), language);
      await until(() => screen.getByText(said[key]), SECOND_TRY_MS);
      expect(document.title).toMatch(said.error);
      expect(foreignTexts(language)).toEqual([]);
    },
  );
});
