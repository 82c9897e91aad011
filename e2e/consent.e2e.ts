/** The question about cookies. */
import type { Page } from '@playwright/test';
import { layoutShifts, watchShifts } from './checks/layout.ts';
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { atRest, openAtRest } from './rest.ts';
import { expectCartPage, goToCheckout } from './steps/cart.ts';
import { expectReadyToOrder, expectThanks, pressOrder } from './steps/checkout.ts';
import { addOne, cartLink } from './steps/product.ts';

type Words = {
  cookies: string;
  order: string;
  agree: string;
  refuse: string;
  policy: string;
  settings: string;
  categories: string;
};

const words: InBoth<Words> = {
  th: {
    cookies: 'เว็บไซต์ของเราใช้คุกกี้',
    order: 'สั่งซื้อ',
    agree: 'ยอมรับ',
    refuse: 'ปฏิเสธ',
    policy: 'นโยบายคุกกี้',
    settings: 'ตั้งค่าคุกกี้',
    categories: 'หมวดหมู่',
  },
  en: {
    cookies: 'Our website use cookies',
    order: 'Place order',
    agree: 'Agree',
    refuse: 'Refuse',
    policy: 'Cookies policy',
    settings: 'Cookie settings',
    categories: 'Categories',
  },
};

test.describe('a visitor who was not asked about cookies', () => {
  test.use({ consent: 'unasked' });

  const answerOf = async (page: Page) => {
    const cookies = await page.context().cookies();
    return cookies.find(({ name }) => name.endsWith('-petclub-consent'));
  };
  const expectAnswer = (page: Page, value: string) =>
    expect.poll(async () => (await answerOf(page))?.value).toBe(value);
  const viewsOf = (page: Page) =>
    page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer?.map(({ event }) => event));

  test(
    'L-20 refusing is as easy as agreeing, lasts a year, and nothing is counted',
    { tag: '@both' },
    async ({ page, language, at }) => {
      const said = words[language];
      await watchShifts(page);
      await openAtRest(page, at('/'));
      const question = page.getByRole('region', { name: said.cookies });
      const [agree, refuse] = [said.agree, said.refuse].map((name) => question.getByRole('button', { name }));
      if (!agree || !refuse) throw new Error('Two buttons');
      await expect(question.getByRole('link', { name: said.policy })).toHaveAttribute(
        'href',
        new URL(at('/contents/cookies-policy')).pathname,
      );
      const [one, other] = [await agree.boundingBox(), await refuse.boundingBox()];
      expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
      const look = (button: typeof agree) =>
        button.evaluate((element) => {
          const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(element);
          return [color, backgroundColor, borderColor, fontWeight];
        });
      expect(await look(agree)).toEqual(await look(refuse));
      await expectSound(page, language, 'cookies');
      const shifts = await layoutShifts(page);
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.02);

      await refuse.click();
      await expect(question).toHaveCount(0);
      const cookie = await answerOf(page);
      expect(cookie?.value).toBe('N');
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(365);
      await page.reload();
      await atRest(page);
      await expect(question).toHaveCount(0);
      expect(await viewsOf(page)).toBeUndefined();
    },
  );

  test('L-20 L-26 agrees, is counted from then on, and may think better of it @both', async ({
    page,
    language,
    at,
    isMobile,
  }) => {
    const said = words[language];
    await openAtRest(page, at('/'));
    const question = page.getByRole('region', { name: said.cookies });
    expect(await viewsOf(page)).toBeUndefined();
    await question.getByRole('button', { name: said.agree }).click();
    await expect(question).toHaveCount(0);
    await expectAnswer(page, 'Y');
    await expect.poll(() => viewsOf(page)).toEqual(['page_view']);

    await test.step('in the footer, or on the phone in the drawer', async () => {
      if (isMobile) await page.getByRole('button', { name: said.categories, exact: true }).click();
      const place = isMobile ? page.getByRole('dialog') : page.getByRole('contentinfo');
      await place.getByRole('button', { name: said.settings }).click();
      await expect(question.getByRole('heading')).toBeFocused();
      await question.getByRole('button', { name: said.refuse }).click();
      await expectAnswer(page, 'N');
    });
    await test.step('and where it is told what cookies are for', async () => {
      await page.goto(at('/contents/cookies-policy'));
      await page.getByRole('main').getByRole('button', { name: said.settings }).click();
      await question.getByRole('button', { name: said.agree }).click();
      await expectAnswer(page, 'Y');
    });
  });

  test('L-20 the question is in nobody’s way: what adds, leads to the cart and orders stays free and nothing moves @both', async ({
    page,
    goods,
    language,
    at,
    signIn,
  }) => {
    const said = words[language];
    const caller = await signIn(goods.takeCustomer());
    const { P_Code, PRODUCTNAME, UNIT1NAME } = await goods.takeProduct(caller);
    const question = page.getByRole('region', { name: said.cookies });
    const stillAsks = () => expect(question).toBeVisible();
    const moved = async () => (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0);
    await watchShifts(page);

    await openAtRest(page, at(`/product/${P_Code}`));
    await stillAsks();
    // A click is refused by whatever lies over its place.
    await addOne(page, language, { name: PRODUCTNAME, unit: UNIT1NAME });
    expect(await moved(), 'product').toBeLessThan(0.02);
    await expectSound(page, language, 'cookies-product');
    await cartLink(page, language, 1).click();
    await expectCartPage(page, language);
    await stillAsks();
    await goToCheckout(page, language, 'customer');
    await expectReadyToOrder(page, language);
    await stillAsks();
    expect(await moved(), 'cart and checkout').toBeLessThan(0.02);
    await expectSound(page, language, 'cookies-checkout');

    await test.step('what the keyboard goes to is brought above it', async () => {
      const order = page.getByRole('button', { name: said.order, exact: true }).filter({ visible: true });
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('radio').first().focus();
      for (
        let steps = 0;
        !(await order.evaluate((button) => button === document.activeElement));
        steps += 1
      ) {
        expect(steps, 'the keyboard comes to the button that orders').toBeLessThan(30);
        await page.keyboard.press('Tab');
        const [box, strip] = [await page.locator(':focus').boundingBox(), await question.boundingBox()];
        const isUnder = (box?.y ?? 0) < (strip?.y ?? 0) + (strip?.height ?? 0);
        const isAbove = (box?.y ?? 0) + (box?.height ?? 0) <= (strip?.y ?? 0) + 1;
        expect(isAbove || !isUnder, `${await page.locator(':focus').textContent()}`).toBe(true);
      }
    });
    await test.step('the end of the page can be brought above it', async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const note = page.getByRole('textbox').last();
      const [box, strip] = [await note.boundingBox(), await question.boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
    });
    await pressOrder(page, language);
    await expectThanks(page, language);
    await stillAsks();
  });
});
