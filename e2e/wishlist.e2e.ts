/** The wish list: hearts on cards and pages, the way there for a guest, the page with all of it. */
import type { Locator, Page } from '@playwright/test';
import { expectMeasured, pictureFile } from './checks/sound.ts';
import { expect, test, type InBoth, type Language } from './fixtures.ts';

type Words = {
  heart: (name: string) => string;
  title: string;
  empty: string;
  browse: string;
};

const words: InBoth<Words> = {
  th: {
    heart: (name) => `รายการโปรด ${name}`,
    title: 'รายการโปรด',
    empty: 'ยังไม่มีสินค้าในรายการโปรด',
    browse: 'เลือกดูสินค้า',
  },
  en: {
    heart: (name) => `Wish list: ${name}`,
    title: 'Wish list',
    empty: 'Your wish list is empty',
    browse: 'Browse products',
  },
};

const heartOf = (page: Page, language: Language, name: string): Locator =>
  page.getByRole('button', { name: words[language].heart(name), exact: true }).first();

/** Axe, overflow and language of the page as it is now, and a picture of it. */
async function expectGood(page: Page, language: Language, name: string): Promise<void> {
  await page.screenshot({
    path: pictureFile(page, language, name),
    fullPage: true,
    scale: 'css',
    animations: 'disabled',
  });
  await expectMeasured(page, language);
}

test('S-16 a heart on a card puts a product on the wish list at once, and takes it off again @both', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const { api } = await signIn(goods.takeCustomer({ atAnyPrice: true }));
  await page.goto(at('/profile/wishlist'));
  await expect(page.getByText(said.empty)).toBeVisible();
  await expectGood(page, language, 'wishlist-empty');
  await page.getByRole('link', { name: said.browse }).click();

  const [first, second] = (await api.listProducts({ body: { Take: 2 } })).map(({ P_Code }) => P_Code);
  const cards = page.getByRole('article');
  const nameOf = async (card: Locator) =>
    (await card.getByRole('link').innerText()).trim().split('\n').at(-1) ?? '';
  const names = [await nameOf(cards.nth(0)), await nameOf(cards.nth(1))] as const;
  for (const [name, kept] of [
    [names[0], [first]],
    [names[1], [second, first]],
  ] as const) {
    const heart = heartOf(page, language, name);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await api.wishlist({ query: {} })).Data).toEqual(kept);
  }

  await page.goto(at('/profile/wishlist'));
  const list = page.getByRole('list', { name: said.title }).getByRole('article');
  await expect(list).toHaveCount(2);
  await expectGood(page, language, 'wishlist');
  await heartOf(page, language, names[0]).click();
  await expect(heartOf(page, language, names[0]), 'what is taken off can be put back').toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect.poll(async () => (await api.wishlist({ query: {} })).Data).toEqual([second]);
  await page.reload();
  await expect(list).toHaveCount(1);
});

test('R-27 a guest who opens the wish list is led home, a customer finds it in the profile', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  await page.goto(at('/profile/wishlist'));
  await expect(page).toHaveURL(at('/'));
  await signIn(goods.takeCustomer({ atAnyPrice: true }));
  await page.goto(at('/profile'));
  await page.getByRole('link', { name: words[language].title }).click();
  await expect(page).toHaveURL(at('/profile/wishlist'));
  await expect(page.getByText(words[language].empty)).toBeVisible();
});
