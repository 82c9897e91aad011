/** The map itself, which needs a browser that draws: opened without a picture, its pin moved by finger and by keys. */
import { expect, test, type InBoth } from './fixtures.ts';

type Words = { unset: string; pin: (place: string) => string; coordinates: string };
const words: InBoth<Words> = {
  th: {
    unset: 'ยังไม่ได้ปักหมุด แตะแผนที่หรือกดปุ่มลูกศรเพื่อปัก',
    pin: (place) => `หมุดอยู่ที่ ${place} กดปุ่มลูกศรเพื่อเลื่อน`,
    coordinates: 'พิกัด',
  },
  en: {
    unset: 'No place is set yet. Tap the map, or press the arrow keys.',
    pin: (place) => `Pin at ${place}. Arrow keys move it.`,
    coordinates: 'Coordinates',
  },
};

// Drawn without a graphics card.
test.use({
  launchOptions: async ({ launchOptions }, give) =>
    give({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-unsafe-swiftshader'] }),
});

test('R-21 K-02b opens at the default center with zoom 12; pin moved by keys and by finger', async ({
  page,
  at,
  language,
}) => {
  const { unset, pin, coordinates } = words[language];
  await page.goto(at('/map/select'));
  const opened = page.getByRole('button', { name: unset });
  const typed = page.getByRole('textbox', { name: coordinates });
  await expect(opened).toBeVisible();
  await expect(typed).toHaveValue('');
  await opened.focus();
  await page.keyboard.press('ArrowRight');
  // Eight of the 512 * 2^12 pixels around the earth at that zoom.
  await expect(typed).toHaveValue('13.756331, 100.503138');
  await expect(page.getByRole('button', { name: pin('13.756331, 100.503138') })).toBeVisible();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(typed).toHaveValue(/^13\.767\d*, 100\.503138$/);
  const map = page.getByRole('region', { name: /^(แผนที่|Map)$/ });
  await map.tap({ position: { x: 60, y: 80 } });
  await expect(typed).not.toHaveValue(/100\.503138$/);
  await expect(typed).toHaveValue(/^13\.\d+, 100\.\d+$/);
});
