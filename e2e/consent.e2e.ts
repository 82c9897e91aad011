/** The question about cookies. */
import type { Page } from '@playwright/test';
import { layoutShifts, watchShifts } from './checks/layout.ts';
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';

type Words = {
  cookies: string;
  agree: string;
  refuse: string;
  policy: string;
  settings: string;
};

const words: InBoth<Words> = {
  th: {
    cookies: 'เว็บไซต์ของเราใช้คุกกี้',
    agree: 'ยอมรับ',
    refuse: 'ปฏิเสธ',
    policy: 'นโยบายคุกกี้',
    settings: 'ตั้งค่าคุกกี้',
  },
  en: {
    cookies: 'Our website use cookies',
    agree: 'Agree',
    refuse: 'Refuse',
    policy: 'Cookies policy',
    settings: 'Cookie settings',
  },
};

test.describe('a visitor who was not asked about cookies', () => {
  test.use({ consent: 'unasked' });

  const answerOf = async (page: Page) => {
    const cookies = await page.context().cookies();
    return cookies.find(({ name }) => name.endsWith('-petclub-consent'));
  };
  const viewsOf = (page: Page) =>
    page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer?.map(({ event }) => event));

  test('L-20 refuses as easily as he agrees, for a year, and nothing is counted', async ({
    page,
    language,
    at,
  }) => {
    const said = words[language];
    await watchShifts(page);
    await page.goto(at('/'), { waitUntil: 'networkidle' });
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
    await page.reload({ waitUntil: 'networkidle' });
    await expect(question).toHaveCount(0);
    expect(await viewsOf(page)).toBeUndefined();
  });

  test('L-20 L-26 agrees, is counted from then on, and may think better of it', async ({
    page,
    language,
    at,
    isMobile,
  }) => {
    const said = words[language];
    await page.goto(at('/'), { waitUntil: 'networkidle' });
    const question = page.getByRole('region', { name: said.cookies });
    expect(await viewsOf(page)).toBeUndefined();
    await question.getByRole('button', { name: said.agree }).click();
    await expect(question).toHaveCount(0);
    expect((await answerOf(page))?.value).toBe('Y');
    expect(await viewsOf(page)).toEqual(['page_view']);
    if (isMobile) return;
    await page.getByRole('contentinfo').getByRole('button', { name: said.settings }).click();
    await question.getByRole('button', { name: said.refuse }).click();
    expect((await answerOf(page))?.value).toBe('N');
  });
});
