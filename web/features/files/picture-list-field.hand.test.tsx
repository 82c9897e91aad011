/** Several pictures in order, as staff use them for the photos of their center. */
import { fireEvent, screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noAnswer, refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { file, idOf, openField, shelf, stubCanvas } from './testing-pictures.ts';

type Words = {
  empty: string;
  count: (count: number) => string;
  picture: (place: number, count: number) => string;
  earlier: (place: number) => string;
  later: (place: number) => string;
  moved: (place: number, count: number) => string;
  remove: (place: number) => string;
  confirm: string;
  lost: string;
  failed: string;
  again: string;
  leaveOut: string;
  waiting: string;
  use: string;
  full: RegExp;
  tooMany: RegExp;
  type: string;
  notLoaded: string;
};

const words: InBoth<Words> = {
  th: {
    empty: 'ยังไม่มีรูป',
    count: (count) => `${count} จาก 10 รูป`,
    picture: (place, count) => `รูปหน้าร้าน รูปที่ ${place} จาก ${count}`,
    earlier: (place) => `เลื่อนรูปที่ ${place} ขึ้นก่อน`,
    later: (place) => `เลื่อนรูปที่ ${place} ไปข้างหลัง`,
    moved: (place, count) => `ย้ายรูปไปลำดับที่ ${place} จาก ${count} แล้ว`,
    remove: (place) => `ลบรูปที่ ${place}`,
    confirm: 'ลบ',
    lost: 'การเชื่อมต่อขาดหาย รูปยังอยู่ กดลองอีกครั้งได้เลย',
    failed: 'อัปโหลดรูปไม่สำเร็จ',
    again: 'ลองอีกครั้ง',
    leaveOut: 'ไม่ส่งรูปนี้',
    waiting: 'รอส่ง',
    use: 'ใช้รูปนี้',
    full: /^มีครบ 10 รูปแล้ว/,
    tooMany: /^ไม่ได้เพิ่ม 2 รูป/,
    type: 'ใช้ได้เฉพาะรูปภาพ JPG, PNG หรือ WebP',
    notLoaded: 'โหลดรูปไม่สำเร็จ',
  },
  en: {
    empty: 'No pictures yet',
    count: (count) => `${count} of 10`,
    picture: (place, count) => `Photos of the shop, ${place} of ${count}`,
    earlier: (place) => `Move picture ${place} forward`,
    later: (place) => `Move picture ${place} back`,
    moved: (place, count) => `The picture is now at place ${place} of ${count}`,
    remove: (place) => `Delete picture ${place}`,
    confirm: 'Delete',
    lost: 'The connection was lost. The picture is still here: try again.',
    failed: 'Upload image failed',
    again: 'Try again',
    leaveOut: 'Leave it out',
    waiting: 'Waiting for its turn',
    use: 'Use this picture',
    full: /^There are 10 pictures/,
    tooMany: /^2 pictures were not added/,
    type: 'Only JPG, PNG and WebP pictures can be used.',
    notLoaded: 'The photos could not be loaded',
  },
};

beforeEach(stubCanvas);
afterEach(() => vi.restoreAllMocks());

/** Whether the browser would ask before the page is closed. */
const isLeavingAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe.each(LANGUAGES)('C-75b several pictures, in %s', (language) => {
  const said = words[language];

  test('are sent one after the other, each under a key of its own, and are there in their order', async () => {
    const { choose, shown, field, asked } = await openField(language, '');
    expect(field.getByText(said.empty)).toBeTruthy();
    choose(file('a.png'), file('b.png'), file('c.gif', 'image/gif'));
    await until(() => expect(shown()).toBe('no'));
    const keys = asked('addShopPhoto').map(({ body }) => body);
    expect(keys).toMatchObject([{ saleUnit: 'C1' }, { saleUnit: 'C1' }]);
    expect(field.getByText(said.count(2))).toBeTruthy();
    expect(field.getByRole('img', { name: said.picture(2, 2) })).toBeTruthy();
    // What cannot be used is told at its picture, and is left out by hand.
    expect(field.getByText(said.type)).toBeTruthy();
  });

  test('over a lost line one is kept and sent again under its key; the others go on', async () => {
    const keys: (string | null)[] = [];
    let tries = 0;
    const { choose, shown, field, hand, stored, answer } = await openField(language, '');
    answer({
      addShopPhoto: ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        tries += 1;
        return tries === 1 ? noAnswer() : stored.answers.addShopPhoto();
      },
    });
    choose(file('a.png'), file('b.png'));
    await until(() => expect(shown()).toBe('n'));
    expect(field.getByText(said.lost)).toBeTruthy();
    expect(screen.getByText(said.failed)).toBeTruthy();
    await hand.click(field.getByRole('button', { name: said.again }));
    await until(() => expect(shown()).toBe('no'));
    expect(field.queryByText(said.lost)).toBeNull();
    expect(keys).toHaveLength(3);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('show how far they are; the next waits for its turn', async () => {
    const { promise: line, resolve: goOn } = Promise.withResolvers<void>();
    const { choose, shown, field, stored, answer } = await openField(language, '');
    answer({ addShopPhoto: async () => line.then(stored.answers.addShopPhoto) });
    choose(file('a.png'), file('b.png'));
    const bar = await until(() => {
      const found = field.getByRole<HTMLProgressElement>('progressbar');
      expect(found.value).toBe(50);
      return found;
    });
    expect(bar.getAttribute('aria-label')).toContain('a.png');
    expect(field.getByText(said.waiting)).toBeTruthy();
    expect([shown(), isLeavingAsked()]).toEqual(['', true]);
    goOn();
    await until(() => expect(shown()).toBe('no'));
    expect([field.queryByRole('progressbar'), isLeavingAsked()]).toEqual([null, false]);
  });

  test('that do not fit any more, because somebody else was faster, are told with those that are there', async () => {
    const { choose, shown, field, stored } = await openField(language, 'ab', {
      addShopPhoto: () => refusal(409, { code: 'CENTER_PHOTOS_FULL', message: 'FULL NOW' }),
    });
    stored.put('abcdefghij');
    choose(file('a.png'), file('b.gif', 'image/gif'));
    await until(() => expect(shown()).toBe('abcdefghij'));
    expect(field.getByText('FULL NOW')).toBeTruthy();
    expect(field.getByText(said.full)).toBeTruthy();
  });

  test('one that was not sent can be left out', async () => {
    const { choose, field, hand, group } = await openField(language, 'a', { addShopPhoto: noAnswer });
    choose(file('a.png'), file('b.png'));
    await until(() => expect(field.getAllByRole('button', { name: said.leaveOut })).toHaveLength(2));
    for (let left = 2; left > 0; left -= 1) {
      const [button] = field.getAllByRole('button', { name: said.leaveOut });
      await hand.click(button ?? document.body);
    }
    expect(group.querySelectorAll('li')).toHaveLength(1);
  });

  test('are moved by their buttons, which keep the focus; it is said where they are now', async () => {
    const { shown, field, hand, asked } = await openField(language, 'abc');
    await hand.click(field.getByRole('button', { name: said.later(1) }));
    expect(shown()).toBe('bac');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(said.later(2));
    expect(field.getByRole('status').textContent).toBe(said.moved(2, 3));
    await hand.keyboard('{Enter}');
    expect(shown()).toBe('bca');
    // At the end it stays, and so does the focus.
    await hand.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
    await until(() =>
      expect(asked('orderShopPhotos').at(-1)?.body).toEqual({
        saleUnit: 'C1',
        ids: ['b', 'c', 'a'].map(idOf),
      }),
    );
    await hand.click(field.getByRole('button', { name: said.earlier(2) }));
    expect(shown()).toBe('cba');
  });

  test('are moved by the mouse', async () => {
    const { shown, group, asked } = await openField(language, 'abc');
    const [first, , last] = group.querySelectorAll('li');
    if (!first || !last) throw new Error('Not three');
    fireEvent.dragStart(last, { dataTransfer: {} });
    await until(() => expect(last.hasAttribute('data-dragged')).toBe(true));
    fireEvent.dragOver(first);
    await until(() => expect(first.hasAttribute('data-over')).toBe(true));
    fireEvent.drop(first);
    fireEvent.dragEnd(last);
    await until(() => expect(shown()).toBe('cab'));
    await until(() => expect(asked('orderShopPhotos')).toHaveLength(1));
    expect(group.querySelector('[data-dragged], [data-over]')).toBeNull();
  });

  test('keep the order that is wanted until what the shop answered is shown', async () => {
    const { shown, group, field, hand, stored, answer } = await openField(language, 'abc');
    // One that somebody else has added tells that the answer is shown.
    answer({
      orderShopPhotos: () => {
        stored.put('bacx');
        return stored.answers.centerPhotos();
      },
    });
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(shown()));
    watch.observe(group, { subtree: true, childList: true, attributes: true });
    await hand.click(field.getByRole('button', { name: said.later(1) }));
    await until(() => expect(shown()).toBe('bacx'));
    watch.disconnect();
    expect([...new Set(seen)]).toEqual(['bac', 'bacx']);
  });

  test('that somebody else has changed are shown as they are now, and the shop says why', async () => {
    const { shown, field, hand, stored, asked } = await openField(language, 'abc', {
      orderShopPhotos: () => refusal(409, { code: 'CENTER_PHOTOS_CHANGED', message: 'SOMEBODY ELSE' }),
    });
    stored.put('xa');
    await hand.click(field.getByRole('button', { name: said.later(1) }));
    await until(() => expect(field.getByText('SOMEBODY ELSE')).toBeTruthy());
    await until(() => expect(shown()).toBe('xa'));
    expect(asked('centerPhotos')).toHaveLength(2);
    expect(field.getByRole('status').textContent).toBe('');
  });

  test('are ten at most: those over it are not sent, and it is said how many', async () => {
    const { choose, shown, field, asked } = await openField(language, 'abcdefgh');
    choose(...['1', '2', '3', '4'].map((name) => file(`${name}.png`)));
    expect(await until(() => field.getByText(said.tooMany))).toBeTruthy();
    await until(() => expect(shown()).toBe('abcdefghno'));
    expect(field.getByText(said.full)).toBeTruthy();
    expect(asked('addShopPhoto')).toHaveLength(2);
  });

  test('one is deleted after a question, and the focus is where another may be added', async () => {
    const { shown, field, hand, asked } = await openField(language, 'ab');
    await hand.click(field.getByRole('button', { name: said.remove(1) }));
    expect(asked('removeShopPhoto')).toEqual([]);
    const dialog = document.querySelector('dialog');
    await hand.click(within(dialog as HTMLElement).getByText(said.confirm));
    await until(() => expect(shown()).toBe('b'));
    expect(asked('removeShopPhoto')[0]?.body).toEqual({ saleUnit: 'C1', id: idOf('a') });
    // One alone is in no order.
    expect(field.queryByRole('button', { name: said.later(1) })).toBeNull();
  });

  test('one that is chosen alone is cut first', async () => {
    const { choose, asked } = await openField(language, 'a');
    choose(file('a.png'));
    await until(() => screen.getByRole('button', { name: said.use, hidden: true }));
    expect(asked('addShopPhoto')).toEqual([]);
  });

  test('that cannot be loaded are asked for again', async () => {
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
        centerPhotos: () => refusal(404, { code: 'CENTER_NOT_FOUND' }),
      },
    });
    await until(() => screen.getByText(said.notLoaded));
    shop.answer(shelf('a').answers);
    await shop.hand.click(screen.getByRole('button', { name: said.again }));
    const picture = await until(() => screen.getByRole('img', { name: said.picture(1, 1) }));
    expect(picture.getAttribute('src')).toContain(idOf('a'));
    expect(screen.queryByText(said.notLoaded)).toBeNull();
  });
});
