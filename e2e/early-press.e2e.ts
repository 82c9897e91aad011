/** A page that is seen before its code has come: what is pressed then is done once it has. */
import { expect, test } from './fixtures.ts';
import { centerRows, centerSwitch } from './steps/center.ts';

test('L-08 a button that is pressed before the page is alive does its work as soon as it is', async ({
  page,
  language,
  at,
}) => {
  let letCome = (): void => {};
  const mayCome = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(at('/', 'petclub'), { waitUntil: 'commit' });
  await centerSwitch(page, language, language === 'th' ? 'ขนปุยคลับ บางนา' : 'Khonpui Club Bang Na').click();
  letCome();
  await expect(centerRows(page, language)).toHaveCount(4);
});
