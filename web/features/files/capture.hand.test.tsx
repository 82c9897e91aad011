import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { file, openField, stubCanvas } from './testing-pictures.ts';

const words = {
  th: { place: /^บันทึกตำแหน่งที่ถ่าย/, placeRefused: /^เบราว์เซอร์ไม่ให้ใช้ตำแหน่ง/ },
  en: { place: /^Keep where it is taken/, placeRefused: /^The browser does not give the place/ },
};

beforeEach(stubCanvas);
afterEach(() => vi.restoreAllMocks());

describe.each(LANGUAGES)('when and where a photo is taken, in %s', (language) => {
  const said = words[language];

  test('C-75c a photo that is taken has its time, and its place once the person and the browser allow it', async () => {
    const positions: PositionCallback[] = [];
    const refuse: PositionErrorCallback[] = [];
    vi.stubGlobal('navigator', {
      ...window.navigator,
      geolocation: {
        getCurrentPosition: (give: PositionCallback, fail: PositionErrorCallback) => {
          positions.push(give);
          refuse.push(fail);
        },
      },
    });
    const here = { coords: { latitude: 13.7, longitude: 100.5 } } as GeolocationPosition;
    const { group, shown, field, hand, asked, choose } = await openField(language, '');
    const shoot = () => {
      const input = group.querySelector<HTMLInputElement>('input[capture]');
      const value = [file('a.jpg', 'image/jpeg'), file('b.jpg', 'image/jpeg')];
      Object.defineProperty(input, 'files', { value, configurable: true });
      fireEvent.change(input as HTMLInputElement);
    };
    shoot();
    await until(() => expect(shown()).toBe('no'));
    const sentFields = () =>
      asked('addShopPhoto').map(({ body }) =>
        Object.keys(body as object).filter((name) => /^[A-Z]/.test(name)),
      );
    expect(sentFields()).toEqual([['CapturedAt'], ['CapturedAt']]);
    expect(positions, 'nobody was asked').toEqual([]);
    const box = field.getByRole('checkbox', { name: said.place });
    await hand.click(box);
    refuse[0]?.({} as GeolocationPositionError);
    await until(() => expect(field.getByText(said.placeRefused)).toBeTruthy());
    await hand.click(box);
    positions[1]?.(here);
    await until(() => expect((box as HTMLInputElement).checked).toBe(true));
    shoot();
    await until(() => expect(positions).toHaveLength(3));
    positions[2]?.(here);
    await until(() => expect(shown()).toBe('nopq'));
    expect(asked('addShopPhoto').at(-1)?.body).toMatchObject({ Latitude: '13.7', Longitude: '100.5' });
    // A file that is chosen was taken who knows when.
    choose(file('c.png'), file('d.png'));
    await until(() => expect(shown()).toBe('nopqrs'));
    expect(sentFields().at(-1)).toEqual([]);
  });
});
