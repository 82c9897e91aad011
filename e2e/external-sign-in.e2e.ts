/** Signing in through others, with the demo's OpenID provider and partner. */
import { expect, test } from './fixtures.ts';
import { atRest } from './rest.ts';
import { goThroughProvider } from './steps/external-sign-in.ts';
import { askForCode } from './steps/sign-in.ts';

const PERSON = 'Somebody without a verified number';

test('R-24 through the provider: a mobile number is proved once, then the buyer is back where they were, and from then on at once', async ({
  page,
  context,
  goods,
  language,
  at,
  codeOf,
}) => {
  const mobile = goods.takeCustomer();
  await page.goto(at('/login?next=%2Fprofile%2Fwishlist'));
  await goThroughProvider(page, PERSON);
  await expect(page).toHaveURL(at('/login/link?next=%2Fprofile%2Fwishlist'));
  await expect(page.getByRole('main')).toContainText('อนันต์ พร้อมสุข');
  await page.reload();
  const field = await askForCode(page, language, mobile);
  await field.pressSequentially(await codeOf(mobile));
  await expect(page).toHaveURL(at('/profile/wishlist'));
  await atRest(page);

  await context.clearCookies();
  await page.goto(at('/login?next=%2Fprofile%2Fwishlist'));
  await goThroughProvider(page, PERSON);
  await expect(page).toHaveURL(at('/profile/wishlist'));
});

test('R-24 who cancels at the provider is told, and starts again', async ({ page, at, complaints }) => {
  complaints.allowStatus(400);
  await page.goto(at('/login'));
  await goThroughProvider(page, 'Nobody: cancel');
  const main = page.getByRole('main');
  await expect(main).toContainText('did not confirm this sign-in');
  await main.getByRole('link', { name: 'To the login page' }).click();
  await expect(page).toHaveURL(at('/login'));
});

test('R-23 C-67c a partner’s newcomer comes to the form with name and number; its ticket is gone from the address', async ({
  page,
  at,
}) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto(at('/simulators/partner?shop=petclub').replace('/en/', '/'));
  await page.getByRole('link', { name: /^A newcomer/ }).click();
  await page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await expect(page).toHaveURL(/\/register\/details$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: /ชื่อ/ }).first()).toHaveValue('มาลี สดใส');
  await expect(main.getByRole('textbox', { name: 'เบอร์มือถือ' })).toHaveValue(/0899000001|089 900 0001/);
  expect(addresses.at(-1)).not.toContain('ticket');
});
