/** The shop's content: news, help, contact and policies. */
import { guestOf } from './callers.ts';
import { expectGood, open } from './checks/good-page.ts';
import { expect, test, type InBoth } from './fixtures.ts';

type Words = {
  news: string;
  help: string;
  howTo: string;
  questions: string;
  contact: string;
  cookies: string;
  privacy: string;
  pdpa: string;
  home: string;
  shop: string;
  question: string;
};

const words: InBoth<Words> = {
  th: {
    news: 'ข่าวสาร',
    help: 'ศูนย์ช่วยเหลือ',
    howTo: 'วิธีสั่งซื้อสินค้า',
    questions: 'คำถามที่พบบ่อย',
    contact: 'ติดต่อเรา',
    cookies: 'นโยบายการใช้คุกกี้',
    privacy: 'นโยบายความเป็นส่วนตัว',
    pdpa: 'หนังสือแจ้งและขอความยินยอม (PDPA)',
    home: 'หน้าแรก',
    shop: 'ขนปุยคลับ',
    question: 'ค่าจัดส่งเท่าไร',
  },
  en: {
    news: 'News',
    help: 'Help',
    howTo: 'How to order',
    questions: 'Frequent questions',
    contact: 'Contact us',
    cookies: 'Cookies policy',
    privacy: 'Privacy policy',
    pdpa: 'Notice and consent (PDPA)',
    home: 'Home',
    shop: 'Khonpui Club',
    question: 'What does delivery cost?',
  },
};

test('R-09 /news shows what is new, newest first, and leads to each piece of news', async ({
  page,
  shop,
  language,
  at,
}) => {
  const said = words[language];
  await page.goto(at('/news'));
  const { api } = await guestOf({ ...shop, language });
  const { result } = await api.whatsNew({ body: { NewsType: 'N' } });
  const list = page.getByRole('list', { name: said.news });
  await expect(list.getByRole('heading')).toHaveText(result.map(({ Title }) => Title));
  const days = result.map(({ DateBegin }) => DateBegin);
  expect(days).toEqual(days.toSorted().toReversed());
  const title = result[1]?.Title ?? '';
  await list.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} · ${said.shop}`);
  await page.getByRole('main').getByRole('link', { name: said.news, exact: true }).click();
  await expect(page).toHaveURL(at('/news'));
});

test('a piece of news @both', async ({ page, at }) => {
  await expectGood(await open(page, at('/contents/NEWS_CHANGE_FOOD')), { name: 'news-item' });
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@graph': [{ '@type': 'NewsArticle' }, { '@type': 'BreadcrumbList' }],
  });
});

test('R-18 C-33 /contents lists the pages of the shop, and each is there', async ({ page, language, at }) => {
  const said = words[language];
  await page.goto(at('/contents'));
  for (const [id, name] of [
    ['HOWTO_001', said.howTo],
    ['FAQ_001', said.questions],
    ['CONTACT_001', said.contact],
    ['cookies-policy', said.cookies],
    ['privacy', said.privacy],
    ['pdpa', said.pdpa],
  ] as const) {
    await page.getByRole('list', { name: said.help }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(at(`/contents/${id}`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: said.help, exact: true }).click();
    await expect(page).toHaveURL(at('/contents'));
  }
});

for (const tenant of ['medisupply', 'homegoods'] as const)
  test(`how to order at ${tenant} says what its own settings keep @both`, async ({ page, at, language }) => {
    await page.goto(at('/contents/HOWTO_001', tenant));
    const amount = tenant === 'medisupply' ? '5,000' : '3,000';
    const least = language === 'th' ? 'ยอดสั่งซื้อขั้นต่ำ' : 'The smallest order';
    await expect(page.getByRole('main')).toContainText(`฿${amount}`);
    await expect(page.getByRole('main')).toContainText(least);
  });

test('R-36 search engines get the questions with their answers', async ({ page, language, at }) => {
  await page.goto(at('/contents/FAQ_001'));
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    '@graph': [{ mainEntity: { name: string }[] }];
  };
  expect(data['@graph'][0].mainEntity.map(({ name }) => name)).toContain(words[language].question);
});

test('R-18 /cms/content leads to the one page of what it names', async ({ page, language, at }) => {
  await page.goto(at('/cms/content?id=FAQ_001'));
  await expect(page).toHaveURL(at('/contents/FAQ_001'));
  await page.goto(at('/cms/content'));
  await expect(page).toHaveURL(at('/contents'));
  await expect(page.getByRole('heading', { level: 1, name: words[language].help })).toBeVisible();
});

test('a page that the shop has not written is not found, nor is a banner one', async ({
  page,
  at,
  complaints,
}) => {
  complaints.allowStatus(404);
  for (const id of ['NOTHING_1', 'BN_CATFOOD', 'NEWS_SOON']) {
    const answer = await page.goto(at(`/contents/${id}`));
    expect(answer?.status(), id).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  }
});
