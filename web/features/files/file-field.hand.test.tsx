/** A picture of the customer and of a center: chosen, refused, sent, sent again, deleted. */
import { fireEvent, screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '#contract/page.ts';
import { noAnswer, refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/files.ts';
import th from '../../locales/th/files.ts';

const words: InBoth<Record<string, string>> = {
  th: {
    picture: 'รูปโปรไฟล์',
    choose: 'เลือกรูป',
    use: 'ใช้รูปนี้',
    saved: 'บันทึกรูปแล้ว',
    failed: 'อัปโหลดรูปไม่สำเร็จ',
    lost: 'การเชื่อมต่อขาดหาย รูปยังอยู่ กดลองอีกครั้งได้เลย',
    again: 'ลองอีกครั้ง',
    remove: 'ลบ',
    heic: 'HEIC',
    type: 'ใช้ได้เฉพาะรูปภาพ JPG, PNG หรือ WebP',
    paper: 'เอกสารภาษี (ภ.พ.20)',
    chooseFile: 'เลือกไฟล์',
    open: 'เปิดไฟล์: เอกสารภาษี (ภ.พ.20)',
  },
  en: {
    picture: 'Profile picture',
    choose: 'Choose a picture',
    use: 'Use this picture',
    saved: 'The picture was saved',
    failed: 'Upload image failed',
    lost: 'The connection was lost. The picture is still here: try again.',
    again: 'Try again',
    remove: 'Delete',
    heic: 'HEIC',
    type: 'Only JPG, PNG and WebP pictures can be used.',
    paper: 'Tax document (Por Por 20)',
    chooseFile: 'Choose a file',
    open: 'Open the file: Tax document (Por Por 20)',
  },
};

const unsent: InBoth<{ stay: string }> = { th: th.unsent, en: en.unsent };

const URL_OF = '/private/test/AAAAAAAAAAAAAAAAAAAAAA.webp?until=9999999999&signature=x';

/** The canvas of a browser: every picture opens, and becomes a small JPEG. */
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 20, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob(['jpeg'], { type: 'image/jpeg' })),
  );
});
afterEach(() => vi.restoreAllMocks());

const photo = (name = 'a.png', type = 'image/png', content = 'picture') =>
  new File([content], name, { type });

async function openProfile(language: Locale, answers: Answers = {}) {
  const shop = await openShop({
    at: '/profile',
    language,
    user: { CUSTOMERCODE: 'C1', CUSTOMERNAME: 'Somchai' },
    answers: {
      ...shopOf([]),
      points: () => ({ data: 0 }),
      profilePicture: () => ({ data: null }),
      setProfilePicture: () => ({ data: URL_OF }),
      removeProfilePicture: () => ({ data: null }),
      ...answers,
    },
  });
  const field = () => within(screen.getByRole('group', { name: words[language].picture }));
  const choose = (file: File) => {
    const input = document.querySelector<HTMLInputElement>('main input[type=file]:not([capture])');
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    fireEvent.change(input as HTMLInputElement);
  };
  return { ...shop, field, choose };
}

describe.each(LANGUAGES)('C-74 in %s', (language) => {
  const said = words[language];

  test.each([
    ['an HEIC', photo('IMG.HEIC', ''), 'heic'],
    ['a GIF', photo('a.gif', 'image/gif'), 'type'],
  ])('%s is refused before it is sent', async (_, file, word) => {
    const { choose, field, asked } = await openProfile(language);
    choose(file);
    await until(() => expect(field().getByRole('alert').textContent).toContain(said[word]));
    expect(asked('setProfilePicture')).toEqual([]);
  });
});

const paperOf = { Url: URL_OF.replace('.webp', '.pdf'), IsPicture: false };
const noPhotos = { taxImage: null, logoImage: null, shopImages: [] };

describe.each(LANGUAGES)('C-75 C-76 a paper of a center, in %s', (language) => {
  const said = words[language];

  async function openCenter(answers: Answers) {
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
        centerPhotos: () => ({ data: noPhotos }),
        ...answers,
      },
    });
    const group = await until(() => screen.getByRole('group', { name: said['paper'] }));
    const choose = (file: File) => {
      const input = group.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      fireEvent.change(input as HTMLInputElement);
    };
    return { ...shop, field: within(group), choose };
  }

  test('is sent as it is, and can then be opened', async () => {
    const { choose, field, asked } = await openCenter({
      setCenterPhotos: () => ({ data: { ...noPhotos, taxImage: paperOf } }),
    });
    choose(photo('a.pdf', 'application/pdf', '%PDF'));
    await until(() => field.getByRole('link', { name: said['open'] }));
    expect(field.getByRole('link').getAttribute('href')).toBe(paperOf.Url);
    const { body } = asked('setCenterPhotos')[0] ?? {};
    expect(body).toMatchObject({ saleUnit: 'C1' });
    expect((body as { taxImage: File }).taxImage.type).toBe('application/pdf');
    await until(() => screen.getByText(said['saved'] ?? ''));
  });

  test('over a lost line is kept and sent again; what the shop says of it is shown at the field', async () => {
    const { choose, field, answer, hand, asked } = await openCenter({ setCenterPhotos: noAnswer });
    choose(photo('a.pdf', 'application/pdf', '%PDF'));
    await until(() => expect(field.getByRole('alert').textContent).toContain(said['lost']));
    expect(screen.getByText(said['failed'] ?? '')).toBeTruthy();
    answer({
      setCenterPhotos: () => refusal(400, { code: 'PAPER_BROKEN', fields: { taxImage: 'PAPER IS BROKEN' } }),
    });
    await hand.click(field.getByRole('button', { name: said['again'] }));
    await until(() => expect(field.getByRole('alert').textContent).toContain('PAPER IS BROKEN'));
    answer({ setCenterPhotos: () => ({ data: { ...noPhotos, taxImage: paperOf } }) });
    await hand.click(field.getByRole('button', { name: said['again'] }));
    await until(() => field.getByRole('link', { name: said['open'] }));
    expect(asked('setCenterPhotos')).toHaveLength(3);
    expect(field.queryByRole('alert')).toBeNull();
  });

  test('on its way, or not sent yet, is asked about before the page is left', async () => {
    const { choose, field, answer, hand, address } = await openCenter({ setCenterPhotos: noAnswer });
    choose(photo('a.pdf', 'application/pdf', '%PDF'));
    await until(() => expect(field.getByRole('alert').textContent).toContain(said['lost']));
    const leave = async () => {
      const [link] = document.querySelectorAll<HTMLAnchorElement>('main a[href$="/merchant/profile/edit"]');
      await hand.click(link ?? document.body);
    };
    await leave();
    const asks = await until(() => screen.getByRole('dialog'));
    await hand.click(within(asks).getByRole('button', { name: unsent[language].stay }));
    expect(address()).toMatch(/\/merchant\/profile$/);
    answer({ setCenterPhotos: () => ({ data: { ...noPhotos, taxImage: paperOf } }) });
    await hand.click(field.getByRole('button', { name: said['again'] }));
    await until(() => field.getByRole('link', { name: said['open'] }));
    // What was stored is shown a moment before the sending of it ends.
    await until(() => expect(field.queryByRole('progressbar')).toBeNull());
    await leave();
    await until(() => expect(address()).toMatch(/\/merchant\/profile\/edit$/));
  });

  test('is deleted only after a question', async () => {
    const { field, hand, asked } = await openCenter({
      centerPhotos: () => ({ data: { ...noPhotos, taxImage: paperOf } }),
      removeCenterPhoto: () => ({ data: noPhotos }),
    });
    await hand.click(await until(() => field.getByRole('button', { name: said['remove'] })));
    expect(asked('removeCenterPhoto')).toEqual([]);
    const dialog = document.querySelector('dialog');
    await hand.click(within(dialog as HTMLElement).getByText(said['remove'] ?? ''));
    await until(() => field.getByText(said['chooseFile'] ?? ''));
    expect(asked('removeCenterPhoto')[0]?.body).toEqual({ saleUnit: 'C1', image: 'taxImage' });
  });
});
