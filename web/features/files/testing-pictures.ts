/** The pictures of a center in use, for tests: the shop's side, and what a browser draws with. */
import { fireEvent, screen, within } from '@testing-library/dom';
import { vi } from 'vitest';
import type { Locale } from '#contract/page.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';

const FIELD = { th: 'รูปหน้าร้าน', en: 'Photos of the shop' };

/** The canvas of a browser: every picture opens, and becomes a small JPEG. */
export const stubCanvas = (): void => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 20, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob(['jpeg'], { type: 'image/jpeg' })),
  );
};

export const file = (name: string, type = 'image/png') => new File(['picture'], name, { type });
export const idOf = (letter: string) => letter.repeat(22);
export const urlOf = (id: string) => `/media/test/${id}.webp`;

/** The shop's side: photos that calls really add, move and take away. */
export function shelf(first: string) {
  let ids = [...first].map(idOf);
  let next = 'n';
  const data = () => ({
    data: {
      taxImage: null,
      logoImage: null,
      shopImages: ids.map((Id) => ({ Id, Url: urlOf(Id), Captured: null })),
    },
  });
  return {
    put: (letters: string) => {
      ids = [...letters].map(idOf);
    },
    answers: {
      centerPhotos: data,
      addShopPhoto: () => {
        ids = [...ids, idOf(next)];
        next = String.fromCodePoint((next.codePointAt(0) ?? 0) + 1);
        return data();
      },
      orderShopPhotos: ({ body }) => {
        ids = [...body.ids];
        return data();
      },
      removeShopPhoto: ({ body }) => {
        ids = ids.filter((id) => id !== body.id);
        return data();
      },
    } satisfies Answers,
  };
}

export async function openField(language: Locale, first: string, answers: Answers = {}) {
  const stored = shelf(first);
  const shop = await openShop({
    at: '/merchant/profile',
    language,
    staff: {},
    answers: {
      staffProfile: () => ({
        UserId: 'U1',
        Username: 'u',
        Name: 'Somchai',
        Email: '',
        Mobile: '',
        Role: 'Administrator',
        UserRole: '1',
        HasPassword: true,
        Centers: [{ SaleUnit: 'C1', DIST_NAME: 'One' }],
      }),
      ...stored.answers,
      ...answers,
    },
  });
  const group = await until(() => screen.getByRole('group', { name: FIELD[language] }));
  const choose = (...files: File[]) => {
    const input = group.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    fireEvent.change(input as HTMLInputElement);
  };
  /** The letters of the pictures as they are shown. */
  const shown = () =>
    [...group.querySelectorAll('li:not([data-sending]) img')]
      .map((img) => /\/media\/test\/(.)/.exec(img.getAttribute('src') ?? '')?.[1])
      .join('');
  return { ...shop, stored, group, field: within(group), choose, shown };
}
