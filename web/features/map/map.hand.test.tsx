/** Choosing a place, where the browser cannot draw a map: what is left works without one. The map itself is tried in Chromium. */
import { screen, within } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import en from '../../locales/en/map.ts';
import th from '../../locales/th/map.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';

const words: InBoth<typeof th> = { th, en };
const search: InBoth<string> = { th: 'ค้นหาจังหวัดหรือศูนย์', en: 'Search for a province or center' };
const provinces: InBoth<string> = { th: 'เชียงใหม่', en: 'Chiang Mai' };

/** The browser's answer to who asks where the person is. */
const locate = (answer: { lat: number; lon: number } | { code: number }) => {
  vi.stubGlobal('isSecureContext', true);
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    if ('code' in answer) failed?.(answer as GeolocationPositionError);
    else found({ coords: { latitude: answer.lat, longitude: answer.lon } } as GeolocationPosition);
  };
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as Geolocation);
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const open = (at = '/map/select') =>
    openShop({
      at,
      language,
      answers: {
        ...shopOf([]),
        allProvinces: () => ({
          data: { Province: [{ Code: '50', Name: provinces[language] }], Ampher: [], Town: [] },
        }),
      },
    });
  const main = () => within(screen.getByRole('main'));
  const coordinates = () => main().getByRole<HTMLInputElement>('textbox', { name: said.coordinates });
  const use = () => main().getByRole('button', { name: said.use });

  test('R-21 K-02 a place is typed; nothing typed, and what is no place, is said and not taken', async () => {
    const { hand } = await open();
    await until(() => main().getByText(said.cannotDraw));
    await hand.click(use());
    expect(main().getByText(said.coordinatesWrong)).toBeDefined();
    await hand.type(coordinates(), '100.5, 13.7');
    await hand.click(use());
    expect(main().getByText(said.coordinatesWrong)).toBeDefined();
    await hand.clear(coordinates());
    await hand.type(coordinates(), '13.75 100.5');
    await hand.click(use());
    await until(() => expect(main().getByRole('link', { name: said.open })).toBeDefined());
    expect(main().getByText('13.75, 100.5')).toBeDefined();
  });

  test('R-21 a province is found by a part of its name, and its capital is taken', async () => {
    const { hand } = await open();
    await hand.type(
      main().getByRole('searchbox', { name: search[language] }),
      provinces[language].slice(0, 6),
    );
    await hand.click(await until(() => main().getByRole('button', { name: provinces[language] })));
    expect(coordinates().value).toBe('18.7883, 98.9853');
    await until(() => expect(main().queryByRole('button', { name: provinces[language] })).toBeNull());
  });

  test.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ] as const)('R-21 the own position refused with %i is said with what to do: %s', async (code, why) => {
    locate({ code });
    const { hand } = await open();
    await hand.click(main().getByRole('button', { name: said.ownPosition }));
    await until(() => expect(main().getByText(said.refused[why])).toBeDefined());
    expect(coordinates().value).toBe('');
  });

  test('R-21 it begins where the address says, and the own position is given back to the page that asked', async () => {
    locate({ lat: 7.88, lon: 98.39 });
    const { hand, page, address } = await open('/map/select?at=18.5,99&back=%2Fcart%2Fadv');
    expect(coordinates().value).toBe('18.5, 99');
    await hand.click(main().getByRole('button', { name: said.ownPosition }));
    expect(coordinates().value).toBe('7.88, 98.39');
    await hand.click(use());
    await until(() => expect(address()).toMatch(/\/cart\/adv$/));
    expect(page.locale).toBe(language);
  });

  test('R-21 another site is never gone back to', async () => {
    const { hand, address } = await open('/map/select?at=18.5,99&back=%2F%2Fevil.example');
    await hand.click(use());
    await until(() => expect(main().getByText('18.5, 99')).toBeDefined());
    expect(address()).toMatch(/\/map\/select/);
  });
});
